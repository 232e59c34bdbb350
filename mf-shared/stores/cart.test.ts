// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { jacket } from '../rules/cart/cart-examples.ts';
import { $cart, addProduct, cartKey, clearCart, onCartChange, removeProduct, setAmount } from './cart.ts';
import { $cartCount } from './cart-count.ts';
import { $checkoutForm, setFormField } from './checkout-form.ts';
import { $modal, closeModal, openModal } from './modal.ts';

const add = (productId: number, amount = 1) => addProduct({ productId, amount, snapshot: jacket });

const cartOf = (productId: number, amount: number) => JSON.stringify({ products: [{ productId, amount }] });

beforeEach(() => {
  clearCart();
});

describe('the cart store', () => {
  it('is kept in local storage (CART-1)', () => {
    add(1, 2);
    expect(JSON.parse(localStorage.getItem(cartKey) ?? '')).toMatchObject({ products: [{ productId: 1, amount: 2 }] });
  });

  it('follows changes of other tabs', () => {
    const stop = $cart.listen(() => {});
    localStorage.setItem(cartKey, cartOf(8, 4));
    window.dispatchEvent(Object.assign(new Event('storage'), { key: cartKey }));
    expect($cartCount.get()).toBe(4);
    stop();
  });

  it('adds to what another tab has stored by now, told of it or not', () => {
    const stop = $cart.listen(() => {});
    add(1);
    localStorage.setItem(cartKey, cartOf(8, 4));
    add(2);
    expect($cart.get().products.map(({ productId }) => productId)).toEqual([8, 2]);
    stop();
  });

  it('is not thrown back by another tab’s news that comes late', () => {
    const stop = $cart.listen(() => {});
    localStorage.setItem(cartKey, cartOf(8, 4));
    add(2);
    const late = { key: cartKey, newValue: cartOf(8, 4) };
    window.dispatchEvent(Object.assign(new Event('storage'), late));
    expect($cartCount.get()).toBe(5);
    stop();
  });

  it('hydrates as the server rendered: empty', () => {
    add(1);
    expect($cart.init?.products).toEqual([]);
    expect($cartCount.init).toBe(0);
  });

  it('counts pieces', () => {
    add(1, 2);
    add(2);
    expect($cartCount.get()).toBe(3);
  });

  it('tells listeners of the shopper’s own changes only', () => {
    const listener = vi.fn();
    const stop = onCartChange(listener);
    add(1);
    $cart.set({ ...$cart.get(), status: 'VALIDATED' });
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
  });

  it('undoes a removal', () => {
    add(1);
    add(2);
    const undo = removeProduct(1);
    expect($cartCount.get()).toBe(1);
    undo();
    expect($cart.get().products.map(({ productId }) => productId)).toEqual([1, 2]);
  });

  it('notes a refused change and leaves the cart alone (CART-51, CART-54)', () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {});
    add(1);
    expect(setAmount('1-2', 5)).toBe('refused');
    expect(info).toHaveBeenCalledOnce();
    info.mockRestore();
  });

  it('clears the typed form with the cart (CART-57)', () => {
    setFormField('first_name', 'Aino');
    add(1);
    clearCart();
    expect($cartCount.get()).toBe(0);
    expect($checkoutForm.get().first_name).toBe('');
  });
});

it('opens one modal by its name and closes it (NAV-33)', () => {
  openModal('added-to-cart', { productId: 1 });
  expect($modal.get()).toEqual({ name: 'added-to-cart', params: { productId: 1 } });
  closeModal();
  expect($modal.get()).toBeNull();
});
