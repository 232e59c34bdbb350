// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { createSafeStorage, followConsent } from './safe-storage.ts';

it('keeps a value for this page when the disk is full', () => {
  const storage = createSafeStorage(localStorage);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  storage.cart = 'one';
  expect(storage.cart).toBe('one');
  expect('cart' in storage).toBe(true);
  storage.cart = 'two';
  expect(localStorage.getItem('cart')).toBe('two');
  delete storage.cart;
  expect('cart' in storage).toBe(false);
});

it('keeps what makes the next visit easier for this visit only, until the visitor agrees (LAW-13)', () => {
  const answer = (functional: boolean) => localStorage.setItem('havu-consent', JSON.stringify({ functional }));
  const storage = createSafeStorage(localStorage, sessionStorage);
  const key = 'havu-viewed-products';
  storage[key] = '["/a/"]';
  storage['havu-cart'] = '[]';
  expect([localStorage.getItem(key), sessionStorage.getItem(key)]).toEqual([null, '["/a/"]']);
  expect(localStorage.getItem('havu-cart')).toBe('[]');
  answer(true);
  followConsent(localStorage, sessionStorage);
  expect([localStorage.getItem(key), sessionStorage.getItem(key), storage[key]]).toEqual(['["/a/"]', null, '["/a/"]']);
  answer(false);
  followConsent(localStorage, sessionStorage);
  expect([localStorage.getItem(key), sessionStorage.getItem(key), storage[key]]).toEqual([null, '["/a/"]', '["/a/"]']);
});
