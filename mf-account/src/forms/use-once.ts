import { ApiFailure, type AsyncState, loadingState, toFailure } from 'mf-shared/http';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Makes a call that works once, such as one with a mailed link or a ticket, as soon as the page stands in a browser. Effects
 * run twice in development; the call is made once all the same, and once more for each `retry`. What expired is `missing`.
 * @param key tells the call from one for another link; null makes none yet
 */
export function useOnce<Answer>(
  key: string | null,
  call: () => Promise<Answer>,
): AsyncState<Answer> & { retry: () => void } {
  const [state, setState] = useState<AsyncState<Answer>>(loadingState<Answer>(null));
  const [tries, setTries] = useState(0);
  const made = useRef('');
  const make = useEffectEvent(call);
  useEffect(() => {
    const attempt = `${key} ${tries}`;
    if (key === null || made.current === attempt) return;
    made.current = attempt;
    const show = (next: AsyncState<Answer>) => made.current === attempt && setState(next);
    setState(loadingState<Answer>(null));
    make().then(
      (data) => show({ status: 'done', data, failure: null }),
      (error: unknown) =>
        show({ status: isExpired(error) ? 'missing' : 'failed', data: null, failure: toFailure(error) }),
    );
  }, [key, tries]);
  return { ...state, retry: useCallback(() => setTries((count) => count + 1), []) };
}

/** Rules ERR-23, SESSION-69. */
export const isExpired = (failure: unknown): boolean =>
  failure instanceof ApiFailure && (failure.status === 410 || failure.status === 400);
