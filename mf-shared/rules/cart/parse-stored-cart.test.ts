import fc from 'fast-check';
import { checkoutRequest } from 'mf-shared/contract';
import { checkoutLimits } from 'mf-shared/contract/checkout-limits';
import { describe, expect, it } from 'vitest';
import { applyValidation } from './apply-validation.ts';
import { buildCheckoutRequest } from './build-checkout-request.ts';
import { type Cart, type CartRow, emptyCart } from './cart.ts';
import { answer, answeredRow, jacket } from './cart-examples.ts';
import { addProductTo } from './change-rows.ts';
import { parseStoredCart, serialiseCart } from './parse-stored-cart.ts';

const full: Cart = {
  ...addProductTo(emptyCart, { productId: 1, amount: 2, snapshot: jacket }).cart,
  status: 'VALIDATED',
  codes: ['SYKSY10'],
  postcode: '33100',
  answer: answer({ total_price: 539.8, products: [answeredRow({ productId: 1, amount: 2 })] }),
  notices: [{ productId: 1, kind: 'price_down', name: 'x', message: '', previous: 2, current: 1 }],
};

describe('a stored cart', () => {
  it('comes back as it was', () => {
    expect(parseStoredCart(serialiseCart(full))).toEqual(full);
  });

  it('keeps what the service decides as it answered it (CART-7, CART-11, CART-13, CART-14, CART-16, CART-19, CART-23, CART-25)', () => {
    const klarna = { slug: 'klarna', name: 'Klarna', description: '', processor: 'klarna' } as const;
    const told = answer({
      ...{ cart_discount: { code: 'SYKSY10', name: 'Autumn', amount: 53.9 }, delivery_cost: 5.9 },
      ...{ show_klarna: true, paypal_checkout: true, payment_methods: [klarna], repack_cost: 3.9 },
      ...{ shipping_time_str: '1–3 days', delivery_thresholds: { delivery_threshold: 99, repack_threshold: 149 } },
    });
    const answered = applyValidation({ ...full, status: 'PENDING', validateHash: 'now' }, 'now', told, 'fi');
    expect(parseStoredCart(serialiseCart(answered)).answer).toEqual(told);
  });

  it('is never pending: that validation died with its tab', () => {
    const stored = serialiseCart({ ...full, status: 'PENDING', validateHash: 'abc' });
    expect(parseStoredCart(stored)).toMatchObject({ status: 'UNSET', validateHash: '' });
  });

  it.each([undefined, '', '{', 'null', '[]', '42', '"cart"'])('is empty when it is %j', (text) => {
    expect(parseStoredCart(text)).toEqual(emptyCart);
  });

  it('keeps its good rows when others are broken', () => {
    const broken = { ...full, products: [null, { productId: 'x' }, ...full.products, { productId: 5, amount: -1 }] };
    expect(parseStoredCart(JSON.stringify(broken)).products).toEqual(full.products);
  });

  it('of an older release keeps what is known and fills in the rest', () => {
    const old = JSON.stringify({ products: [{ productId: 3, amount: 1 }], codes: ['A', 'a'], unknown: true });
    const cart = parseStoredCart(old);
    expect(cart.products).toMatchObject([{ productId: 3, amount: 1, name: '' }]);
    expect(cart.codes).toEqual(['A']);
  });

  it('of a release that kept the answer in fields of its own keeps the choice, the price seen and the news', () => {
    const { answer: _, products, ...choice } = full;
    const [{ priceActive, mainGroup, ...row }] = products as [CartRow];
    const price = { active: priceActive, regular: priceActive, reference: null, club: null, type: 'normal' };
    const old = { ...row, price, main_group: { name: mainGroup }, rowTotal: 539.8, maxAmount: 10, transferAmounts: {} };
    const stored = { ...choice, products: [old], totalPrice: 539.8, giosgChatter: null, transferRequest: null };
    const expected = { ...full, status: 'UNSET', answer: emptyCart.answer };
    expect(parseStoredCart(JSON.stringify(stored))).toEqual(expected);
  });

  it('asks for the answer anew that another release kept in another shape', () => {
    const { total_price, ...lacking } = full.answer;
    const cart = parseStoredCart(JSON.stringify({ ...full, answer: lacking }));
    expect(cart).toEqual({ ...full, status: 'UNSET', answer: emptyCart.answer });
    expect(total_price).toBe(539.8);
  });

  it('takes as many rows, bundles and codes as the contract', () => {
    const rows = Array.from({ length: checkoutLimits.rows + 1 }, (_, at) => ({ productId: at + 1, amount: 1 }));
    const bundles = Array.from({ length: checkoutLimits.bundles + 1 }, (_, at) => {
      const product_ids = Array.from({ length: checkoutLimits.bundleParts + 1 }, (_part, part) => part + 1);
      return { uid: 'u', hash: `h${at}`, amount: 1, main_product_id: 1, product_ids };
    });
    const codes = rows.map(({ productId }) => `code ${productId}`);
    const cart = parseStoredCart(JSON.stringify({ products: rows, bundles, codes }));
    const around = { customerId: null, countryCode: 'fi', languageCode: 'fi', currencyCode: 'eur' };
    const page = { pageName: 'cart', deliveryMethod: '', deliveryLocation: '' } as const;
    expect(checkoutRequest.safeParse(buildCheckoutRequest(cart, { ...around, ...page })).error).toBeUndefined();
    expect([cart.products.length, cart.bundles.length, cart.bundles[0]?.product_ids.length, cart.codes.length]).toEqual(
      [checkoutLimits.rows, checkoutLimits.bundles, checkoutLimits.bundleParts, checkoutLimits.codes],
    );
  });

  it('leaves out what the service would refuse a whole cart for', () => {
    const endless = 'A'.repeat(10_000);
    const row = (productId: number, amount: number) => ({ productId, amount });
    const products = [row(1, 2), row(1e20, 1), row(2.5, 1), row(-3, 1), row(4, 1e12), row(5, 0.2)];
    const cart = parseStoredCart(
      JSON.stringify({ products, codes: [endless, 'A'], giftCards: [endless], specialRequests: endless }),
    );
    expect(cart.products.map(({ productId, amount }) => [productId, amount])).toEqual([[1, 2]]);
    expect([cart.codes, cart.giftCards, cart.specialRequests.length]).toEqual([['A'], [], 2000]);
  });

  it('of any content at all gives a whole cart', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(emptyCart)), fc.jsonValue()), (stored) => {
        const cart = parseStoredCart(JSON.stringify(stored));
        expect(Object.keys(cart).sort()).toEqual(Object.keys(emptyCart).sort());
        expect(parseStoredCart(serialiseCart(cart))).toEqual(cart);
      }),
    );
  });
});
