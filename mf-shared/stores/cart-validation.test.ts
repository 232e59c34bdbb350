// @vitest-environment happy-dom
import type { ApiClient } from 'mf-shared/http';
import { beforeEach, expect, it, vi } from 'vitest';
import { answer, answeredRow, jacket } from '../rules/cart/cart-examples.ts';
import { $cart, addProduct } from './cart.ts';
import { connectCart, validateCart } from './cart-validation.ts';
import { $session, anonymousSession } from './session.ts';

const post = vi.fn(
  async (..._call: unknown[]): Promise<unknown> =>
    answer({ total_price: 269.9, products: [answeredRow({ productId: 1 })] }),
);
const refuse = () => Promise.reject(new Error('not asked'));
const api: ApiClient = { get: refuse, put: refuse, patch: refuse, delete: refuse, post: post as ApiClient['post'] };
const connect = (countryCode: string) =>
  connectCart({ api, languageCode: 'fi', countryCode, currencyCode: 'eur', confirmHref: '/checkout/klarna/confirm/' });

beforeEach(() => {
  post.mockClear();
});

it('validates as soon as it is connected when a page asked before, and anew when the country or the customer changes', async () => {
  $session.set(anonymousSession);
  addProduct({ productId: 1, amount: 1, snapshot: jacket });
  await validateCart();
  expect(post).not.toHaveBeenCalled();

  connect('se');
  await vi.waitFor(() => expect($cart.get()).toMatchObject({ status: 'VALIDATED', pricedCountry: 'se' }));

  connect('fi');
  await vi.waitFor(() => expect($cart.get()).toMatchObject({ status: 'VALIDATED', pricedCountry: 'fi' }));

  $session.set({ ...anonymousSession, id: 7, isAuthenticated: true });
  await vi.waitFor(() => expect(post).toHaveBeenCalledTimes(3));
  expect(post).toHaveBeenLastCalledWith('/api/checkout/', expect.objectContaining({ customer_id: 7 }), undefined);
});
