import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jacket } from './cart-examples.ts';
import { type Cart, emptyCart } from './cart-state.ts';
import { addProductTo } from './change-rows.ts';
import { parseCart, serialiseCart } from './parse-cart.ts';

const full: Cart = {
  ...addProductTo(emptyCart, { productId: 1, amount: 2, snapshot: jacket }).cart,
  status: 'VALIDATED',
  codes: ['SYKSY10'],
  postcode: '33100',
  totalPrice: 539.8,
  notices: [{ productId: 1, kind: 'price_down', name: 'x', message: '', previous: 2, current: 1 }],
};

describe('a stored cart', () => {
  it('comes back as it was', () => {
    expect(parseCart(serialiseCart(full))).toEqual(full);
  });

  it('is never pending: that validation died with its tab', () => {
    const stored = serialiseCart({ ...full, status: 'PENDING', validateHash: 'abc' });
    expect(parseCart(stored)).toMatchObject({ status: 'UNSET', validateHash: '' });
  });

  it.each([undefined, '', '{', 'null', '[]', '42', '"cart"'])('is empty when it is %j', (text) => {
    expect(parseCart(text)).toEqual(emptyCart);
  });

  it('keeps its good rows when others are broken', () => {
    const broken = { ...full, products: [null, { productId: 'x' }, ...full.products, { productId: 5, amount: -1 }] };
    expect(parseCart(JSON.stringify(broken)).products).toEqual(full.products);
  });

  it('of an older release keeps what is known and fills in the rest', () => {
    const old = JSON.stringify({ products: [{ productId: 3, amount: 1 }], codes: ['A', 'a'], unknown: true });
    const cart = parseCart(old);
    expect(cart.products).toMatchObject([{ productId: 3, amount: 1, name: '' }]);
    expect(cart.codes).toEqual(['A']);
  });

  it('leaves out what the service would refuse a whole cart for', () => {
    const endless = 'A'.repeat(10_000);
    const row = (productId: number, amount: number) => ({ productId, amount });
    const products = [row(1, 2), row(1e20, 1), row(2.5, 1), row(-3, 1), row(4, 1e12), row(5, 0.2)];
    const cart = parseCart(
      JSON.stringify({ products, codes: [endless, 'A'], giftCards: [endless], specialRequests: endless }),
    );
    expect(cart.products.map(({ productId, amount }) => [productId, amount])).toEqual([[1, 2]]);
    expect([cart.codes, cart.giftCards, cart.specialRequests.length]).toEqual([['A'], [], 2000]);
  });

  it('of any content at all gives a whole cart', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(emptyCart)), fc.jsonValue()), (stored) => {
        const cart = parseCart(JSON.stringify(stored));
        expect(Object.keys(cart).sort()).toEqual(Object.keys(emptyCart).sort());
        expect(parseCart(serialiseCart(cart))).toEqual(cart);
      }),
    );
  });
});
