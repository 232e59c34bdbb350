// @vitest-environment happy-dom
import type { ApiClient } from 'mf-shared/http';
import { $session, anonymousSession, rememberRenewal, sessionToken, signIn, signOut } from 'mf-shared/stores';
import { beforeEach, expect, it, vi } from 'vitest';
import { renewIfDue } from './renew-daily.ts';

const day = 24 * 60 * 60_000;
const login = (token: string) => ({ token_type: 'Bearer', access_token: token, expires_in: 7 * 86_400 });
const post = vi.fn();
const api = { post } as Partial<ApiClient> as ApiClient;
const known = { ...anonymousSession, isAuthenticated: true, id: 7 };

beforeEach(() => {
  post.mockReset().mockResolvedValue(login('new'));
  signIn(login('old'));
  $session.set(known);
});

it('a token of yesterday is replaced without a word; one of today is not', async () => {
  await renewIfDue(api);
  expect(post).not.toHaveBeenCalled();
  rememberRenewal(Date.now() - day);
  await Promise.all([renewIfDue(api), renewIfDue(api)]);
  expect(post.mock.calls).toEqual([['/api/accounts/renew/']]);
  expect(sessionToken()).toBe('Bearer new');
  expect($session.get()).toBe(known);
});

it('nobody is signed in again who signed out meanwhile', async () => {
  rememberRenewal(Date.now() - day);
  const renewing = renewIfDue(api);
  signOut();
  await renewing;
  expect(sessionToken() ?? '').toBe('');
});

it('a service that does not answer leaves the token, which still holds', async () => {
  post.mockRejectedValue(new Error('offline'));
  rememberRenewal(Date.now() - day);
  await renewIfDue(api);
  expect(sessionToken()).toBe('Bearer old');
});
