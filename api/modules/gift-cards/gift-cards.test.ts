import type { GiftCardBalance } from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';
import { hashGiftCardCode } from './gift-card-code.ts';

describe('gift cards (GIFT-5, GIFT-12)', () => {
  let shop: SellingService;
  beforeAll(async () => {
    shop = await sellingService();
    const old = { code_hash: hashGiftCardCode('LAHJA-OLD1'), code_hint: 'OLD1', expires_on: '2025-01-01' };
    await shop.open.db
      .insertInto('gift_cards')
      .values({ ...old, initial_minor: 5000, balance_minor: 1250 })
      .execute();
  });
  afterAll(() => shop.close());
  const ask = (code: unknown) => shop.call('/api/gift-cards/balance/', { method: 'POST', body: { code } });
  const buy = (amount: number, own: object = {}) => ({
    method: 'email',
    cart: { gift_card_products: [{ uid: 'g', productId: 24_270, amount, recipient: 'Aino', ...own }] },
  });

  it('tell their balance, however the code is written', async () => {
    expect((await ask(' lahja 0050 ')).json<GiftCardBalance>()).toMatchObject({ balance: 50, is_expired: false });
    expect((await ask('LAHJA-OLD1')).json<GiftCardBalance>()).toEqual({
      balance: 12.5,
      held: 0,
      initial: 50,
      hint: 'OLD1',
      expires_on: '2025-01-01',
      is_expired: true,
      is_frozen: false,
    });
  });

  it.each([
    ['nothing', '', 'Täytä tämä kenttä.'],
    ['a code that does not exist', 'LAHJA-7777', 'Lahjakorttia ei löytynyt. Tarkista koodi.'],
    ['a statement', "'; DROP TABLE gift_cards; --", 'Lahjakorttia ei löytynyt. Tarkista koodi.'],
  ])('a 400 tells the field: %s', async (_name, code, message) => {
    const response = await ask(code);
    expect([response.statusCode, response.json().error.fields.code]).toEqual([400, message]);
  });

  it('refuse a code of 10,000 characters, and guessing is throttled', async () => {
    expect((await ask('x'.repeat(10_000))).statusCode).toBe(400);
    const statuses = [];
    for (let guess = 0; guess < 10; guess += 1) statuses.push((await ask('EIOLE')).statusCode);
    expect(statuses).toContain(429);
  });

  it.each([
    [15, 10],
    [50, 50],
    [10_000, 10_000],
    [1e9, 10_000],
  ])('are sold in steps of 10 up to 10,000: %d → %d', async (asked, sold) => {
    expect((await shop.checkout(buy(asked))).gift_card_products).toMatchObject([{ amount: sold, recipient: 'Aino' }]);
  });

  it.each([[0], [-10], [5]])('are not sold for %d', async (amount) => {
    const body = { country_code: 'fi', language_code: 'fi', products: [], ...buy(amount).cart };
    const response = await shop.call('/api/checkout/', { method: 'POST', body });
    expect(response.statusCode === 400 || response.json().gift_card_products.length === 0).toBe(true);
  });

  it('are issued and mailed once they are captured, not before, and pay the next order in part', async () => {
    const placed = await shop.place(buy(30));
    const issued = () =>
      shop.open.db.selectFrom('gift_cards').select('id').where('order_line_id', 'is not', null).execute();
    expect(await issued()).toHaveLength(0);
    await shop.pay(placed, 'approve');
    expect(await issued()).toHaveLength(1);
    const { payload } = await shop.open.db
      .selectFrom('outbox')
      .select('payload')
      .where('kind', '=', 'mail')
      .executeTakeFirstOrThrow();
    const { values } = payload as { values: { code: string } };
    expect(values).toMatchObject({ amount: expect.stringMatching(/^30\s€$/), recipient: 'Aino' });
    const cart = await shop.checkout({ rows: [[110, 1]], cart: { gift_cards: [values.code] } });
    expect(cart.gift_cards).toMatchObject([{ valid: true, balance: 30, used: 30 }]);
  });
});
