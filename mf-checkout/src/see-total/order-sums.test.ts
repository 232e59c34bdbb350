import { answer } from 'mf-shared/rules/cart/cart-examples';
import { type Cart, emptyCart } from 'mf-shared/rules/cart/cart-state';
import { describe, expect, it } from 'vitest';
import { orderSums, payable } from './order-sums.ts';

const text = (key: string, values?: Record<string, unknown>) => [key, ...Object.values(values ?? {})].join(' ');
const money = (euros: number) => `${euros} €`;
const card = { code: 'GIFT', valid: true, message: '', balance: 50, used: 50 };
const cart: Cart = {
  ...emptyCart,
  productsTotal: 548.7,
  offersTotal: 80,
  discountTotal: 10,
  cartDiscount: { code: 'SYKSY10', name: '', amount: 10 },
  deliveryMethods: answer().delivery_methods,
  totalPrice: 458.7,
  vat: [{ percent: 25.5, net: 365.5, vat: 93.2 }],
};
const lines = (changes: Partial<Cart>) =>
  orderSums({ ...cart, ...changes }, text, money, { deliveryName: 'Posti', locale: 'fi' }).map(
    ({ label, value }) => `${label}: ${value}`,
  );

describe('the lines of a total', () => {
  it('start from the regular prices and name every reduction', () => {
    expect(lines({})).toEqual([
      'summary.products 0: 548.7 €',
      'summary.offers: −80 €',
      'summary.code SYKSY10: −10 €',
      'summary.total: 458.7 €',
      'summary.vat 25,5: 93.2 €',
    ]);
  });

  it('say that a gift campaign pays', () => {
    const giftCampaignData = { code: 'JOULU-1', campaign: 'joululahja' };
    expect(lines({ giftCampaignData, discountTotal: 0 })[1]).toBe('summary.gift: −80 €');
  });

  it('leave out reductions that there are none of', () => {
    expect(lines({ offersTotal: 0, discountTotal: 0, vat: [] })).toEqual([
      'summary.products 0: 548.7 €',
      'summary.total: 458.7 €',
    ]);
  });

  it('tell what a gift card leaves to pay', () => {
    expect(lines({ giftCardResults: [card] }).slice(3, 6)).toEqual([
      'summary.total: 458.7 €',
      'summary.gift_card GIFT: −50 €',
      'summary.to_pay: 408.7 €',
    ]);
    expect(payable({ totalPrice: 458.7, giftCardResults: [card] })).toBe(408.7);
  });
});
