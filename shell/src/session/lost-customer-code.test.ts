// @vitest-environment happy-dom
import type { ApiClient } from 'mf-shared/http';
import { $session, sessionToken, signIn } from 'mf-shared/stores';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadSession } from './load-session.ts';

const code = vi.hoisted(() => ({ asked: 0, comesAt: 1 }));
vi.mock('./load-customer.ts', () => {
  code.asked += 1;
  if (code.asked < code.comesAt) throw new Error('lost');
  return { loadCustomer: async () => $session.set({ ...$session.get(), isLoading: false, isAuthenticated: true }) };
});

beforeEach(() => signIn({ token_type: 'Bearer', access_token: 'kept', expires_in: 3600 }));

it('a customer is known though the first answer with the code is lost, and signed in still where none comes', async () => {
  code.comesAt = Number.POSITIVE_INFINITY;
  await loadSession({} as ApiClient);
  expect($session.get()).toMatchObject({ isLoading: false, isAuthenticated: false });
  expect([sessionToken(), code.asked]).toEqual(['Bearer kept', 2]);
  code.comesAt = code.asked + 2;
  await loadSession({} as ApiClient);
  expect($session.get()).toMatchObject({ isLoading: false, isAuthenticated: true });
});
