import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { $isMiniCartReady, $miniCart, closeMiniCart, showCart } from './mini-cart.ts';

const elsewhere = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  elsewhere.mockClear();
  $isMiniCartReady.set(false);
  closeMiniCart();
});
afterEach(() => vi.useRealTimers());

it('opens the mini-cart, which may still be on its way', () => {
  showCart(elsewhere);
  expect($miniCart.get().isOpen).toBe(true);
  $isMiniCartReady.set(true);
  vi.advanceTimersByTime(5000);
  expect(elsewhere).not.toHaveBeenCalled();
});

it('leads elsewhere where no mini-cart comes (one dead part never takes the shop down)', () => {
  showCart(elsewhere);
  vi.advanceTimersByTime(5000);
  expect(elsewhere).toHaveBeenCalledTimes(1);
  expect($miniCart.get().isOpen).toBe(false);
});
