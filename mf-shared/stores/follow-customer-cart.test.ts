// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { jacket } from '../rules/cart/cart-examples.ts';
import { $cart, addProduct, clearCart, removeProduct } from './cart.ts';
import { askingForCustomerCart, followCustomerCart, leaveCustomerCart } from './follow-customer-cart.ts';

const customer = 7;
const add = (productId: number, amount = 1) => addProduct({ productId, amount, snapshot: jacket });
const inCart = () => Object.fromEntries($cart.get().products.map((row) => [row.productId, row.amount]));
const content = (amounts: Record<number, number>) =>
  JSON.stringify({ products: Object.entries(amounts).map(([id, amount]) => ({ productId: Number(id), amount })) });

/** A service that keeps what it is told. A slow one answers when told to. */
function service() {
  let held: (() => void)[] = [];
  const state = { kept: content({}), isSlow: false, answer: () => {} };
  state.answer = () => {
    for (const go of held) go();
    held = [];
  };
  const put = vi.fn(async (_path: string, body?: unknown) => {
    const { cart_content } = body as { cart_content: string };
    state.kept = cart_content;
    if (state.isSlow) await new Promise<void>((resolve) => held.push(resolve));
  });
  const api = { put: put as <T>(path: string, body?: unknown) => Promise<T> };
  return { api, put, state };
}

beforeEach(() => {
  vi.useFakeTimers();
  leaveCustomerCart();
  clearCart();
});
afterEach(() => {
  leaveCustomerCart();
  vi.useRealTimers();
});

describe('the cart that follows a customer (CART-114, SESSION-17)', () => {
  it('joins at sign-in what is here and what the customer had, and saves both', async () => {
    const { api, state } = service();
    add(1);
    followCustomerCart(api, customer, content({ 2: 3 }));
    expect(inCart()).toEqual({ 1: 1, 2: 3 });
    await vi.advanceTimersByTimeAsync(2000);
    expect(state.kept).toBe(content({ 1: 1, 2: 3 }));
  });

  it('keeps what was added while the customer’s cart was on its way', () => {
    const asked = askingForCustomerCart();
    add(1);
    followCustomerCart(service().api, customer, content({}), asked);
    expect(inCart()).toEqual({ 1: 1 });
  });

  it('is not emptied by an answer that was sent before the cart was saved and comes after', async () => {
    const { api } = service();
    followCustomerCart(api, customer, content({}));
    const asked = askingForCustomerCart();
    add(1);
    await vi.advanceTimersByTimeAsync(2000);
    followCustomerCart(api, customer, content({}), asked);
    expect(inCart()).toEqual({ 1: 1 });
  });

  it('keeps out what was removed while an older cart was on its way', async () => {
    const { api } = service();
    followCustomerCart(api, customer, content({ 1: 1, 2: 1 }));
    const asked = askingForCustomerCart();
    removeProduct(1);
    await vi.advanceTimersByTimeAsync(2000);
    followCustomerCart(api, customer, content({ 1: 1, 2: 1 }), asked);
    expect(inCart()).toEqual({ 2: 1 });
  });

  it('keeps a product that is bought again although nobody heard that the bought cart was saved', async () => {
    const { api, state } = service();
    followCustomerCart(api, customer, content({ 1: 1 }));
    state.isSlow = true;
    clearCart();
    await vi.advanceTimersByTimeAsync(2000);
    add(1);
    // The page is gone before the answer: the next one asks anew.
    followCustomerCart(api, customer, state.kept);
    state.answer();
    expect(inCart()).toEqual({ 1: 1 });
  });

  it('saves one cart after the other, so that the last one stays', async () => {
    const { api, put, state } = service();
    followCustomerCart(api, customer, content({}));
    state.isSlow = true;
    add(1);
    await vi.advanceTimersByTimeAsync(2000);
    add(2);
    await vi.advanceTimersByTimeAsync(2000);
    expect(put).toHaveBeenCalledTimes(1);
    state.answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(put).toHaveBeenCalledTimes(2);
    expect(state.kept).toBe(content({ 1: 1, 2: 1 }));
    state.answer();
    await vi.advanceTimersByTimeAsync(0);
  });

  it('is saved at once when the page is left', async () => {
    const { api, put } = service();
    followCustomerCart(api, customer, content({}));
    add(1);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(put).toHaveBeenCalledWith('/api/customer/cart/', { cart_content: content({ 1: 1 }) }, { keepalive: true });
    vi.restoreAllMocks();
  });

  it('stays here at sign-out and is not saved any more', async () => {
    const { api, put } = service();
    followCustomerCart(api, customer, content({ 1: 1 }));
    leaveCustomerCart();
    add(2);
    await vi.advanceTimersByTimeAsync(5000);
    expect(inCart()).toEqual({ 1: 1, 2: 1 });
    expect(put).not.toHaveBeenCalled();
  });
});
