import { describe, expect, it } from 'vitest';
import { type Cart, emptyCart } from './cart.ts';
import { answer, answeredRow, jacket } from './cart-examples.ts';
import { addBundleTo, addProductTo, clearedCart, removeRow, restoreRow, setRowAmount } from './change-rows.ts';

const withJacket = addProductTo(emptyCart, { productId: 1, amount: 1, snapshot: jacket }).cart;
const frozen: Cart = { ...withJacket, products: withJacket.products.map((row) => ({ ...row, frozen: true })) };
const bundle = {
  uid: '1',
  hash: 'a',
  main_product_id: 1,
  product_ids: [2, 3],
  amount: 1,
  name: '',
  image: '',
  price: 9,
};

describe('adding a product (CART-49 to CART-51, CART-58)', () => {
  it('makes a row that shows at once what the page knew', () => {
    expect(withJacket.products[0]).toMatchObject({
      productId: 1,
      amount: 1,
      name: jacket.name,
      priceActive: 269.9,
    });
  });

  it('raises the amount of a row that exists', () => {
    expect(addProductTo(withJacket, { productId: 1, amount: 2, snapshot: jacket }).cart.products).toMatchObject([
      { amount: 3 },
    ]);
  });

  it('sets the amount instead when told so', () => {
    const { cart } = addProductTo(withJacket, { productId: 1, amount: 5, set: true, snapshot: jacket });
    expect(cart.products).toMatchObject([{ amount: 5 }]);
  });

  it('adds nothing to a frozen row', () => {
    const { cart, result } = addProductTo(frozen, { productId: 1, amount: 1, snapshot: jacket });
    expect(result).toBe('frozen');
    expect(cart.products).toEqual(frozen.products);
  });

  it('clears an active gift campaign and its cart first', () => {
    const campaign: Cart = { ...withJacket, giftCampaignData: { code: 'X', campaign: 'gifts' } };
    const { cart } = addProductTo(campaign, { productId: 2, amount: 1, snapshot: jacket });
    expect(cart.giftCampaignData).toBeNull();
    expect(cart.products.map(({ productId }) => productId)).toEqual([2]);
  });
});

describe('changing an amount', () => {
  it('is refused for a product whose id holds a hyphen: a new-style bundle (CART-54)', () => {
    expect(setRowAmount(withJacket, '1-2-3', 2)).toEqual({ cart: withJacket, result: 'refused' });
  });

  it('is refused for a frozen row', () => {
    expect(setRowAmount(frozen, 1, 2).result).toBe('frozen');
  });

  it('keeps between 1 and what can be ordered (CART-52)', () => {
    const limited: Cart = {
      ...withJacket,
      answer: answer({ products: [answeredRow({ productId: 1, max_amount: 4 })] }),
    };
    expect(setRowAmount(limited, 1, 9).cart.products).toMatchObject([{ amount: 4 }]);
    expect(setRowAmount(limited, 1, 0).cart.products).toMatchObject([{ amount: 1 }]);
  });

  it('has no upper limit for a product on order (PRODUCT-52)', () => {
    const onOrder: Cart = {
      ...withJacket,
      answer: answer({ products: [answeredRow({ productId: 1, max_amount: 1, on_order: true })] }),
    };
    expect(setRowAmount(onOrder, 1, 9).cart.products).toMatchObject([{ amount: 9 }]);
  });

  it('never makes an amount of something that is no number', () => {
    expect(setRowAmount(withJacket, 1, Number.NaN).cart.products).toMatchObject([{ amount: 1 }]);
  });
});

describe('removing a row', () => {
  const both = addProductTo(withJacket, { productId: 2, amount: 1, snapshot: jacket }).cart;
  const row = both.products[0];

  it('can be undone: the row comes back where it was', () => {
    if (!row) throw new Error('no row');
    expect(restoreRow(removeRow(both, 1), row, 0)).toEqual(both);
  });

  it('joins the amounts when the product was added again before the undo', () => {
    if (!row) throw new Error('no row');
    expect(restoreRow(both, row, 0).products).toMatchObject([{ productId: 1, amount: 2 }, { productId: 2 }]);
  });
});

describe('bundles (BUNDLE-14, CART-53)', () => {
  it('are raised when the same hash is in the cart already', () => {
    const twice = addBundleTo(addBundleTo(emptyCart, bundle), { ...bundle, uid: '2' });
    expect(twice.bundles).toMatchObject([{ uid: '1', amount: 2 }]);
  });
});

describe('clearing the cart (CART-57)', () => {
  it('resets rows, bundles, gift cards, discount, codes, campaign, post delivery and transfer request', () => {
    const full: Cart = {
      ...addBundleTo(withJacket, bundle),
      codes: ['A'],
      giftCards: ['B'],
      postDelivery: {},
      transferRequestTo: 1,
      answer: answer({ cart_discount: { code: 'A', name: 'A', amount: 1 }, total_price: 5 }),
    };
    const { delivery_thresholds } = full.answer;
    expect(clearedCart(full)).toEqual({ ...emptyCart, answer: { ...emptyCart.answer, delivery_thresholds } });
  });
});
