// @vitest-environment happy-dom
import { $cartCount, addProduct } from 'mf-shared/stores';
import { expect, it } from 'vitest';
import { rememberPayment } from '../pay/pending-payment.ts';
import { takeBoughtCart } from './take-bought-cart.ts';

const snapshot = {
  name: 'Kelo',
  manufacturer: '',
  image: '',
  path: '',
  color: '',
  size: '',
  type: '',
  priceActive: 1,
  modelId: 1,
  mainGroup: '',
};

it('empties the cart once, for the order that was paid here', () => {
  addProduct({ productId: 1, amount: 1, snapshot });
  rememberPayment({ paymentId: 'p', orderNumber: 'S1', orderKey: 'k', resultPath: '/' });
  takeBoughtCart('S2');
  takeBoughtCart(null);
  expect($cartCount.get()).toBe(1);
  takeBoughtCart('S1');
  expect($cartCount.get()).toBe(0);
  addProduct({ productId: 2, amount: 1, snapshot });
  takeBoughtCart('S1');
  expect($cartCount.get()).toBe(1);
});
