// @vitest-environment happy-dom
import type { Order } from 'mf-shared/contract';
import { applyValidation } from 'mf-shared/rules/cart/apply-validation';
import { answer, answeredRow } from 'mf-shared/rules/cart/cart-examples';
import { $cart, clearCart } from 'mf-shared/stores';
import { beforeEach, describe, expect, it } from 'vitest';
import { redoOrder } from './redo-order.ts';

const line: Order['lines'][number] = {
  kind: 'product',
  productId: 11,
  modelId: 1,
  name: 'Kuura',
  manufacturer: 'Kaamos',
  color: 'Spruce',
  size: 'M',
  type: '',
  image: '',
  path: '/kaamos/kuura/',
  amount: 2,
  unit_price: 100,
  reference_price: null,
  row_total: 200,
  vat_percent: 25.5,
  vat: 40.64,
  bundle: '',
};

beforeEach(() => clearCart());

describe('ordering again (CART-28, CART-115)', () => {
  it('tells no change of a price that was never shown (CARD-13)', () => {
    redoOrder({ number: 'S1', lines: [line] });
    const cart = { ...$cart.get(), validateHash: 'now' };
    const price = { active: 269.9, regular: 349.9, reference: null, club: null, type: 'discount' };
    const answered = answer({ products: [answeredRow({ productId: 11, amount: 2, price })] });
    expect(applyValidation(cart, 'now', answered, 'fi').notices).toEqual([]);
  });

  it('adds the goods to what is in the cart, gift cards left out, and remembers the order until the cart is cleared', () => {
    redoOrder({ number: 'S1', lines: [line, { ...line, productId: 12, path: '' }] });
    expect($cart.get().products).toMatchObject([{ productId: 11, amount: 2 }]);
    expect($cart.get().redoOrder).toEqual({ order_number: 'S1' });
    redoOrder({ number: 'S2', lines: [line] });
    expect($cart.get().products).toMatchObject([{ productId: 11, amount: 4 }]);
    clearCart();
    expect($cart.get().redoOrder).toBeNull();
  });
});
