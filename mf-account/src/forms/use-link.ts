import { ApiFailure } from 'mf-shared/http';
import { useEffect, useRef, useState } from 'react';

export type LinkState = 'open' | 'done' | 'expired' | 'failed';

/** Uses a mailed link up as soon as the page stands in a browser, once; `retry` after a failure of the service. */
export function useMailedLink(use: () => Promise<void>): { state: LinkState; retry: () => void } {
  const [state, setState] = useState<LinkState>('open');
  const [tries, setTries] = useState(0);
  const used = useRef(-1);
  const call = useRef(use);
  call.current = use;
  useEffect(() => {
    // A link works once, and effects run twice in development.
    if (used.current === tries) return;
    used.current = tries;
    setState('open');
    call
      .current()
      .then(() => setState('done'))
      .catch((failure: unknown) => setState(isExpired(failure) ? 'expired' : 'failed'));
  }, [tries]);
  return { state, retry: () => setTries((count) => count + 1) };
}

/** decisions.md: 410 for an expired link; a link that never was is malformed or looks expired. */
export const isExpired = (failure: unknown): boolean =>
  failure instanceof ApiFailure && (failure.status === 410 || failure.status === 400);
