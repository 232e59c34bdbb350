import type { SocialOpened } from 'mf-shared/contract';
import { ApiFailure, useApi } from 'mf-shared/http';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLinkToken } from '../forms/use-link-token.ts';

export type Opening =
  | { state: 'loading' | 'missing' }
  | { state: 'failed'; retry: () => void }
  | { state: 'done'; ticket: string; opened: SocialOpened };

/** What is left to do for the ticket behind the number sign. It stays there until the sign-in ends: a reload loses nothing. */
export function useOpened(): Opening {
  const api = useApi();
  const { token: ticket } = useLinkToken();
  const [opening, setOpening] = useState<Opening>({ state: 'loading' });
  const [tries, setTries] = useState(0);
  const retry = useCallback(() => setTries((count) => count + 1), []);
  const asked = useRef('');
  useEffect(() => {
    const attempt = `${ticket} ${tries}`;
    if (ticket === null || asked.current === attempt) return;
    asked.current = attempt;
    if (ticket === '') return setOpening({ state: 'missing' });
    setOpening({ state: 'loading' });
    api
      .post<SocialOpened>('/api/accounts/social/open/', { ticket })
      .then((opened) => setOpening({ state: 'done', ticket, opened }))
      .catch((failure: unknown) => setOpening(isOver(failure) ? { state: 'missing' } : { state: 'failed', retry }));
  }, [api, ticket, tries, retry]);
  return opening;
}

const isOver = (failure: unknown): boolean =>
  failure instanceof ApiFailure && (failure.status === 410 || failure.status === 400);
