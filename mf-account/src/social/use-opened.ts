import type { SocialOpened } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useLinkToken } from '../forms/use-link-token.ts';
import { useOnce } from '../forms/use-once.ts';

export type Opening =
  | { state: 'loading' | 'missing' }
  | { state: 'failed'; retry: () => void }
  | { state: 'done'; ticket: string; opened: SocialOpened };

/** What is left to do for the ticket behind the number sign. It stays there until the sign-in ends: a reload loses nothing. */
export function useOpened(): Opening {
  const api = useApi();
  const { token } = useLinkToken();
  const { status, data, retry } = useOnce(token || null, async () => {
    const ticket = token ?? '';
    return { ticket, opened: await api.post<SocialOpened>('/api/accounts/social/open/', { ticket }) };
  });
  if (token === '' || status === 'missing') return { state: 'missing' };
  if (status === 'failed') return { state: 'failed', retry };
  return status === 'done' ? { state: 'done', ...data } : { state: 'loading' };
}
