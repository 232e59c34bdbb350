// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { $cart, addProduct, cartKey, clearCart } from 'mf-shared/stores';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useValidatedPage } from './use-validated-page.ts';

const validate = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('mf-shared/stores', async (original) => ({
  ...(await original<typeof import('mf-shared/stores')>()),
  validateCart: validate,
}));

const snapshot = {
  name: 'Jacket',
  manufacturer: 'Kaamos',
  image: '',
  path: '',
  color: '',
  size: '',
  type: '',
  priceActive: 1,
  modelId: 1,
  mainGroup: '',
};

/** Another tab stores its cart: `VALIDATED`, or `UNSET` while it asks. */
function otherTabStores(status: 'UNSET' | 'VALIDATED') {
  act(() => {
    localStorage.setItem(cartKey, JSON.stringify({ ...$cart.get(), status, postcode: String(Math.random()) }));
    window.dispatchEvent(Object.assign(new Event('storage'), { key: cartKey }));
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  clearCart();
  addProduct({ productId: 1, amount: 1, snapshot });
  $cart.set({ ...$cart.get(), status: 'VALIDATED' });
  renderHook(() => useValidatedPage('cart'));
  validate.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('leaves a change of another tab to that tab when its answer comes', async () => {
  otherTabStores('UNSET');
  await vi.advanceTimersByTimeAsync(500);
  otherTabStores('VALIDATED');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(validate).not.toHaveBeenCalled();
});

it('asks itself when the other tab is gone before its answer', async () => {
  otherTabStores('UNSET');
  await vi.advanceTimersByTimeAsync(2000);
  expect(validate).toHaveBeenCalledTimes(1);
});
