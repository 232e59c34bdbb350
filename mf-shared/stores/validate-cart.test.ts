// @vitest-environment happy-dom
import type { ApiClient } from 'mf-shared/http';
import { beforeEach, expect, it, vi } from 'vitest';
import { answer, answeredRow, jacket } from '../rules/cart/cart-examples.ts';
import { $cart, addProduct } from './cart.ts';
import type { CartValidator, ValidatorParts } from './cart-validator.ts';
import { $session, anonymousSession } from './session.ts';
import { connectCart, validateCart } from './validate-cart.ts';

const started: string[] = [];
vi.mock('./cart-validator.ts', async (original) => {
  const { createCartValidator } = await original<typeof import('./cart-validator.ts')>();
  return {
    createCartValidator(parts: ValidatorParts): CartValidator {
      const validator = createCartValidator(parts);
      return {
        ...validator,
        validate() {
          started.push('at once');
          return validator.validate();
        },
        request() {
          started.push('soon');
          validator.request();
        },
      };
    },
  };
});

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
  await expect.poll(() => $cart.get()).toMatchObject({ status: 'VALIDATED', pricedCountry: 'se' });

  connect('fi');
  await expect.poll(() => $cart.get()).toMatchObject({ status: 'VALIDATED', pricedCountry: 'fi' });

  $session.set({ ...anonymousSession, id: 7, isAuthenticated: true });
  await expect.poll(() => post).toHaveBeenCalledTimes(3);
  expect(post).toHaveBeenLastCalledWith('/api/checkout/', expect.objectContaining({ customer_id: 7 }), undefined);
});

it('starts one validation where a change is validated at once, and one for all changes of a task', async () => {
  await validateCart();
  started.length = 0;
  addProduct({ productId: 1, amount: 1, snapshot: jacket });
  await validateCart();
  expect(started).toEqual(['at once']);
  addProduct({ productId: 1, amount: 1, snapshot: jacket });
  addProduct({ productId: 1, amount: 1, snapshot: jacket });
  await expect.poll(() => started).toEqual(['at once', 'soon']);
});
