import { describe, expect, it } from 'vitest';
import { type Cart, countPieces, emptyCart } from './cart.ts';
import { jacket } from './cart-examples.ts';
import { addProductTo } from './change-rows.ts';
import { checkTransferRequest } from './check-transfer-request.ts';
import { addCode, distinctCodes, removeCode } from './discount-codes.ts';
import { settleGiftCampaign } from './settle-gift-campaign.ts';

const one = addProductTo(emptyCart, { productId: 1, amount: 2, snapshot: jacket }).cart;
const two = addProductTo(one, { productId: 2, amount: 1, snapshot: jacket }).cart;
const campaign = { code: 'GIFT', campaign: 'gifts' };

describe('discount codes', () => {
  it('are the same in any case of letters (CART-55)', () => {
    expect(addCode(['Syksy10'], ' SYKSY10 ')).toEqual(['Syksy10']);
    expect(distinctCodes(['a', 'A', 'b'])).toEqual(['a', 'b']);
    expect(removeCode(['Syksy10'], 'syksy10')).toEqual([]);
  });

  it('are nothing when blank', () => {
    expect(addCode([], '  ')).toEqual([]);
  });
});

describe('a gift campaign (CART-59, CART-60)', () => {
  it('stays with its one product', () => {
    const cart: Cart = { ...one, giftCampaignData: campaign };
    expect(settleGiftCampaign(cart)).toBe(cart);
  });

  it('is emptied with a second product, and the products go if it held a code', () => {
    expect(settleGiftCampaign({ ...two, giftCampaignData: campaign })).toMatchObject({
      giftCampaignData: null,
      products: [],
    });
  });

  it('leaves the products when it held no code', () => {
    const settled = settleGiftCampaign({ ...two, giftCampaignData: { ...campaign, code: '' } });
    expect(settled.giftCampaignData).toBeNull();
    expect(settled.products).toHaveLength(2);
  });
});

describe('a transfer request from several warehouses (CHECKOUT-74, CHECKOUT-75)', () => {
  const from = [{ store: 1 }, { store: 2 }];
  const picked = (amounts: Record<string, number>): Cart => ({
    ...one,
    transferRequestFrom: from,
    products: one.products.map((row) => ({ ...row, transferAmountsFrom: amounts })),
  });

  it('is told in Finnish when the picked pieces do not cover the row', () => {
    expect(checkTransferRequest(picked({ 1: 1 }))).toContain(jacket.name);
  });

  it('is fine when they do, or when there is one warehouse', () => {
    expect(checkTransferRequest(picked({ 1: 1, 2: 1 }))).toBe('');
    expect(checkTransferRequest({ ...picked({}), transferRequestFrom: [from[0]] })).toBe('');
  });
});

it('counts pieces, bundles as one each time and gift cards as one each', () => {
  const card = { uid: 'u', productId: 9, amount: 50, templateId: null, recipient: '', name: '', image: '' };
  expect(countPieces({ ...two, giftCardProducts: [card] })).toBe(4);
});
