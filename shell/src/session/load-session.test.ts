// @vitest-environment happy-dom
import { type ApiClient, ApiFailure } from 'mf-shared/http';
import { $session, sessionToken, signIn } from 'mf-shared/stores';
import { beforeEach, expect, it } from 'vitest';
import { loadSession } from './load-session.ts';

beforeEach(() => signIn({ token_type: 'Bearer', access_token: 'kept', expires_in: 3600 }));

const after = async (status: number) => {
  const get = () => Promise.reject(new ApiFailure(status, 'x', 'x'));
  await loadSession({ get } as Partial<ApiClient> as ApiClient);
  expect($session.get()).toMatchObject({ isLoading: false, isAuthenticated: false });
  return sessionToken() ?? '';
};

it.each([500, 502, 503, 0, 429])(
  'an answer of %i leaves the visitor signed in for the next page (SESSION-20, SESSION-21)',
  async (status) => {
    expect(await after(status)).toBe('Bearer kept');
  },
);

it('a session that another tab ended while the customer was asked for does not wait for ever', async () => {
  $session.set({ ...$session.get(), isLoading: true });
  const get = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the store does
    document.cookie = 'so.auth=; Max-Age=0; Path=/; Secure';
    return Promise.reject(new ApiFailure(401, 'x', 'x'));
  };
  await loadSession({ get } as Partial<ApiClient> as ApiClient);
  expect([sessionToken() ?? '', $session.get().isLoading]).toEqual(['', false]);
});

it.each([401, 403])('an answer of %i signs out (SESSION-20)', async (status) => {
  expect(await after(status)).toBe('');
});
