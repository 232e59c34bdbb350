// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { createSafeStorage } from './safe-storage.ts';

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
