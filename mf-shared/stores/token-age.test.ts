// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { isRenewalDue, rememberRenewal } from './token-age.ts';

const day = 24 * 60 * 60_000;
const now = Date.UTC(2026, 10, 21);

beforeEach(() => localStorage.clear());

it('a token is renewed about daily', () => {
  rememberRenewal(now);
  expect([0, day - 1, day].map((later) => isRenewalDue(now + later))).toEqual([false, false, true]);
});

it('one of unknown age, or from a clock that ran ahead, is renewed at once', () => {
  expect(isRenewalDue(now)).toBe(true);
  localStorage.setItem('havu-token-since', 'yesterday');
  expect(isRenewalDue(now)).toBe(true);
  rememberRenewal(now + day);
  expect(isRenewalDue(now)).toBe(true);
});

it('where the browser forbids storage a page renews once', () => {
  const forbidden = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied');
  });
  rememberRenewal(now);
  expect(isRenewalDue(now)).toBe(false);
  forbidden.mockRestore();
});
