import { ApiFailure, type AsyncStatus } from 'mf-shared/http';
import { useEffect, useRef, useState } from 'react';
import { forgetLinkToken, useLinkToken } from './use-link-token.ts';

/**
 * Uses a mailed link up as soon as the page stands in a browser, once; `retry` after a failure of the service. A link that
 * expired is `missing`.
 * @param use takes the token that stands behind the number sign of the address
 * @param known the token of a link that carries it elsewhere: newsletters' links do
 */
export function useMailedLink(
  use: (token: string) => Promise<void>,
  known?: string,
): { state: AsyncStatus; retry: () => void } {
  const [state, setState] = useState<AsyncStatus>('loading');
  const [tries, setTries] = useState(0);
  const opened = useLinkToken();
  const { token, visit } = known === undefined ? opened : { token: known, visit: 0 };
  const used = useRef('');
  const call = useRef(use);
  call.current = use;
  useEffect(() => {
    // A link works once, and effects run twice in development.
    const attempt = `${visit} ${tries}`;
    if (token === null || used.current === attempt) return;
    used.current = attempt;
    if (token === '') return setState('missing');
    setState('loading');
    call
      .current(token)
      .then(() => {
        forgetLinkToken();
        setState('done');
      })
      .catch((failure: unknown) => setState(isExpired(failure) ? 'missing' : 'failed'));
  }, [token, visit, tries]);
  return { state, retry: () => setTries((count) => count + 1) };
}

/** Rules ERR-23, SESSION-69. */
export const isExpired = (failure: unknown): boolean =>
  failure instanceof ApiFailure && (failure.status === 410 || failure.status === 400);
