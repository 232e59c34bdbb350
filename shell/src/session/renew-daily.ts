import type { LoginResponse } from 'mf-shared/contract';
import type { ApiClient } from 'mf-shared/http';
import { $session, isRenewalDue, keepToken, rememberRenewal, sessionToken } from 'mf-shared/stores';

const checkMs = 60 * 60_000;

/** Keeps a customer signed in: a new token about every day, while the old one holds (SESSION-33). */
export function renewDaily(api: ApiClient): void {
  $session.subscribe(() => void renewIfDue(api));
  setInterval(() => void renewIfDue(api), checkMs);
}

/**
 * Renews the token of a customer who is known to be signed in. A failure is tried again a day later; the token holds
 * for a week.
 */
export async function renewIfDue(api: ApiClient): Promise<void> {
  const token = sessionToken();
  if (!token || !$session.get().isAuthenticated || !isRenewalDue(Date.now())) return;
  // Before the call, so that other tabs do not renew as well.
  rememberRenewal(Date.now());
  const answer = await api.post<LoginResponse>('/api/accounts/renew/').catch(() => null);
  // A visitor who signed out or in meanwhile stays so.
  if (answer && sessionToken() === token) keepToken(answer);
}
