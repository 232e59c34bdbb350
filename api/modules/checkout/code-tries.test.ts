import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';

describe('codes can be guessed by no call (GIFT-13)', () => {
  let shop: SellingService;
  let visitors = 0;
  beforeAll(async () => {
    shop = await sellingService();
  });
  afterAll(() => shop.close());

  /** Somebody with an address of their own. */
  function visitor() {
    const headers = { 'x-forwarded-for': `198.51.100.${++visitors}` };
    const statusOf = async (url: string, body: unknown, more: Record<string, string> = {}) =>
      (await shop.call(url, { method: 'POST', body, headers: { ...headers, ...more } })).statusCode;
    return {
      cart: (codes: object) =>
        statusOf('/api/checkout/', { country_code: 'fi', language_code: 'fi', products: [], ...codes }),
      balance: (code: string) => statusOf('/api/gift-cards/balance/', { code }),
      gift: (code: string) =>
        statusOf('/api/giftcampaigns/validate_code/', { code, product_id: 110, category_slug: 'x' }),
      order: async (codes: object) => {
        const body = await shop.orderOf({ rows: [[110, 1]] });
        const key = { 'idempotency-key': crypto.randomUUID() };
        return statusOf('/api/orders/', { ...body, cart: { ...body.cart, ...codes } }, key);
      },
    };
  }
  const cards = (from: number, count = 20) => Array.from({ length: count }, (_none, index) => `WRONG-${from + index}`);

  it('twenty unknown gift cards in a cart, and the next is refused before it is looked up', async () => {
    const { cart, balance, gift, order } = visitor();
    expect(await cart({ gift_cards: cards(0) })).toBe(200);
    expect(await cart({ gift_cards: ['WRONG-21'] })).toBe(429);
    // A right one is refused alike: the answer tells nothing.
    expect(await cart({ gift_cards: ['LAHJA-0050'] })).toBe(429);
    expect([await balance('WRONG-22'), await gift('WRONG-23'), await cart({ discount_codes: ['WRONG-24'] })]).toEqual([
      429, 429, 429,
    ]);
    expect(await order({ gift_cards: ['WRONG-25'] })).toBe(429);
    expect(await cart({})).toBe(200);
    expect(await visitor().cart({ gift_cards: ['WRONG-26'] })).toBe(200);
  });

  it('each code counts, also where one cart names more than are left: it is refused whole, however often it comes', async () => {
    const { cart } = visitor();
    const codes = { gift_cards: cards(2000), discount_codes: ['WRONG-2020'] };
    expect([await cart(codes), await cart(codes)]).toEqual([429, 429]);
    const other = visitor();
    expect(await other.cart({ gift_cards: cards(2100, 19) })).toBe(200);
    expect(await other.cart({ gift_cards: ['LAHJA-0050', 'WRONG-2119', 'WRONG-2120'] })).toBe(429);
    const third = visitor();
    expect(await third.cart({ gift_cards: ['LAHJA-0050', ...cards(2200, 19)], discount_codes: ['WRONG-2219'] })).toBe(
      200,
    );
  });

  it('carts side by side do not slip through together', async () => {
    const { cart } = visitor();
    const carts = Array.from({ length: 20 }, (_none, index) => cart({ gift_cards: cards(1000 + 20 * index) }));
    expect((await Promise.all(carts)).filter((status) => status === 200)).toHaveLength(1);
  });

  it('a gift campaign’s codes and discount codes count as well, however they are spelt', async () => {
    const { cart } = visitor();
    for (let guess = 0; guess < 10; guess += 1) {
      const giftcampaign_data = { campaign: 'x', code: `Ä-${guess}` };
      expect(await cart({ giftcampaign_data, discount_codes: [`Ä${guess}`] })).toBe(200);
    }
    expect(await cart({ discount_codes: ['Ä'] })).toBe(429);
  });

  it('a cart that is validated again and again with the same wrong code is not punished for it', async () => {
    const { cart } = visitor();
    for (let again = 0; again < 40; again += 1)
      expect(await cart({ gift_cards: [again % 2 === 0 ? 'EI OLE' : 'ei-ole'], discount_codes: ['TYPO'] })).toBe(200);
  });

  it('codes that exist do not count', async () => {
    const { cart } = visitor();
    for (let again = 0; again < 3; again += 1)
      expect(await cart({ gift_cards: ['LAHJA-0050', ...cards(100 * again, 6)] })).toBe(200);
    expect(await cart({ gift_cards: cards(500, 2) })).toBe(200);
    expect(await cart({ gift_cards: ['WRONG-600'] })).toBe(429);
  });
});
