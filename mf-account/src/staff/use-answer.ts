import { ApiFailure, type CallOptions, useApi } from 'mf-shared/http';
import { useEffect, useState } from 'react';

export interface Answer<T> {
  /** The newest answer; an older one stays while the next is on its way. */
  data: T | null;
  failure: ApiFailure | null;
  isBusy: boolean;
  /** Asks again. */
  reload: () => void;
}

/** What the service answers to a GET; asked again when the question changes. */
export function useAnswer<T>(path: string, query: NonNullable<CallOptions['query']> = {}): Answer<T> {
  const api = useApi();
  const [state, setState] = useState<Omit<Answer<T>, 'reload'>>({ data: null, failure: null, isBusy: true });
  const [times, setTimes] = useState(0);
  const asked = JSON.stringify(query);
  useEffect(() => {
    const request = new AbortController();
    setState(({ data }) => ({ data, failure: null, isBusy: true }));
    api
      .get<T>(path, { query: JSON.parse(asked), signal: request.signal })
      .then((data) => setState({ data, failure: null, isBusy: false }))
      .catch((error: unknown) => {
        if (request.signal.aborted) return;
        const failure = error instanceof ApiFailure ? error : new ApiFailure(0, 'no_answer', '');
        setState(({ data }) => ({ data, failure, isBusy: false }));
      });
    return () => request.abort();
  }, [api, path, asked, times]);
  return { ...state, reload: () => setTimes((count) => count + 1) };
}
