// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { $session, anonymousSession } from './session.ts';
import { sessionToken, signIn, signOut } from './session-token.ts';

let written: string[] = [];
beforeEach(() => {
  written = [];
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void written.push(cookie));
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() =>
    written.map((cookie) => cookie.split(';')[0]).join('; '),
  );
});
afterEach(() => void vi.restoreAllMocks());

const login = { token_type: 'Bearer', access_token: 'a b/1', expires_in: 604_800 };

it('the token stands in so.auth as its type and itself, for its time, path /, secure and lax (SESSION-25 to SESSION-29)', () => {
  signIn(login);
  expect(sessionToken()).toBe('Bearer a b/1');
  expect(written).toEqual(['so.auth=Bearer%20a%20b%2F1; Max-Age=604800; Path=/; Secure; SameSite=Lax']);
});

it('signing in leaves it open who the visitor is until the customer is fetched (SESSION-18)', () => {
  $session.set(anonymousSession);
  signIn(login);
  expect($session.get().isLoading).toBe(true);
});

it('signing out removes the cookie and what was known of the user (SESSION-19)', () => {
  $session.set({ ...anonymousSession, id: 7, isAuthenticated: true, email: 'a@havu.example' });
  signOut();
  expect(written.at(-1)).toMatch(/^so\.auth=; Max-Age=0; Path=\//);
  expect($session.get()).toEqual(anonymousSession);
});

it('signing in replaces the token of before (SESSION-36)', () => {
  signIn(login);
  signIn({ ...login, access_token: 'second' });
  const name = (cookie: string) => cookie.split('=')[0];
  expect(written.map(name)).toEqual(['so.auth', 'so.auth']);
  written = written.slice(-1);
  expect(sessionToken()).toBe('Bearer second');
});
