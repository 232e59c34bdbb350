import { type Cart, emptyCart } from 'mf-shared/rules/cart/cart';
import { answer, jacket } from 'mf-shared/rules/cart/cart-examples';
import { addProductTo } from 'mf-shared/rules/cart/change-rows';
import type { PriceFormat } from 'mf-shared/rules/price-format';
import { describe, expect, it } from 'vitest';
import { orderSums } from './order-sums.ts';
import { shownAmounts } from './use-cart-amounts.ts';

type Answer = Cart['answer'];

const text = (key: string, values?: Record<string, unknown>) => [key, ...Object.values(values ?? {})].join(' ');
const euro: PriceFormat = { locale: 'fi', currencyCode: 'eur', currencyFormat: '{price} €', currencyRate: 1 };
const card = { code: 'GIFT', valid: true, message: '', balance: 50, used: 50 };
const delivery: Answer['delivery_methods'][number] = {
  ...{ slug: 'posti', name: 'Posti', description: '', carrier: 'Posti', price: 12.9, kind: 'home' },
  ...{ estimate: null, estimate_text: '', locations: [] },
};
const cart: Cart = {
  ...emptyCart,
  answer: answer({
    products_total: 548.7,
    offers_total: 80,
    discount_total: 10,
    cart_discount: { code: 'SYKSY10', name: '', amount: 10 },
    total_price: 458.7,
    vat: [{ percent: 25.5, net: 365.5, vat: 93.2 }],
  }),
};
const lines = (answered: Partial<Answer>, format = euro, choice: Partial<Cart> = {}) => {
  const changed = { ...cart, ...choice, answer: { ...cart.answer, ...answered } };
  const words = { deliveryName: 'Posti', locale: 'fi', currencyCode: format.currencyCode };
  return orderSums(changed, text, shownAmounts(changed, format), words).map(({ label, value }) =>
    `${label}: ${value}`.replaceAll('\u00a0', ' '),
  );
};

describe('the lines of a total', () => {
  it('start from the reference prices and name every reduction', () => {
    expect(lines({})).toEqual([
      'summary.products 0: 548,70 €',
      'summary.offers: −80 €',
      'summary.code SYKSY10: −10 €',
      'summary.total: 458,70 €',
      'summary.vat 25,5: 93,20 €',
    ]);
  });

  it('add up in another currency to what the rows show (MONEY-4)', () => {
    const { cart: one } = addProductTo(emptyCart, {
      productId: 1,
      amount: 3,
      snapshot: { ...jacket, priceActive: 38.15 },
    });
    const pounds: PriceFormat = {
      ...euro,
      locale: 'en',
      currencyCode: 'gbp',
      currencyFormat: '£{price}',
      currencyRate: 0.87,
    };
    const totals = { products_total: 114.45, offers_total: 0, discount_total: 9.56, total_price: 117.79, vat: [] };
    const sent = { delivery_cost: 12.9, delivery_methods: [delivery] };
    // A piece is £33.19, three are £99.57, where 114.45 € by themselves are £99.57 as well and 117.79 € are £102.48.
    expect(lines({ ...totals, ...sent }, pounds, { products: one.products })).toEqual([
      'summary.products 3: £99.57',
      'summary.code SYKSY10: −£8.32',
      'summary.delivery, Posti: £11.22',
      'summary.total: £102.47',
    ]);
  });

  it('say that a gift campaign pays', () => {
    const giftCampaignData = { code: 'JOULU-1', campaign: 'joululahja' };
    expect(lines({ discount_total: 0 }, euro, { giftCampaignData })[1]).toBe('summary.gift: −80 €');
  });

  it('leave out reductions that there are none of', () => {
    expect(lines({ offers_total: 0, discount_total: 0, total_price: 548.7, vat: [] })).toEqual([
      'summary.products 0: 548,70 €',
      'summary.total: 548,70 €',
    ]);
  });

  it('tell what a gift card leaves to pay', () => {
    expect(lines({ gift_cards: [card] }).slice(3, 6)).toEqual([
      'summary.total: 458,70 €',
      'summary.gift_card GIFT: −50 €',
      'summary.to_pay: 408,70 €',
    ]);
  });
});
