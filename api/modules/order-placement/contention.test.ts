import type { PlaceOrderResponse } from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOrderFaults } from '../../audit/find-order-faults.ts';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';
import { until } from '../../testing/until.ts';
import { hashGiftCardCode } from '../gift-cards/gift-card-code.ts';

/** The embedded engine has one connection: everything stands in line there, and few buyers show as much as many. */
const isServer = process.env.TEST_ENGINE === 'postgres';
const crowd = isServer ? 500 : 40;
/** CROWD_ROUNDS: how often; a hundred before a release. */
const rounds = Array.from({ length: Number(process.env.CROWD_ROUNDS ?? (isServer ? 3 : 1)) }, (_, index) => index + 1);

describe('many buyers at once', () => {
  let shop: SellingService;
  beforeAll(async () => {
    shop = await sellingService();
    // The small shop's shelves hold promises of no order.
    await shop.open.db.updateTable('stock').set({ reserved: 0 }).execute();
  });
  afterAll(() => shop.close());

  async function setStock(variantId: number, quantity: number): Promise<void> {
    await shop.open.db
      .updateTable('stock')
      .set({ quantity, reserved: 0 })
      .where('variant_id', '=', variantId)
      .where('store_id', '=', 20)
      .execute();
    const all = (await shop.stockOf(variantId)).quantity;
    await until(async () => (await shop.leftOf(variantId)) === all);
  }

  it.each(rounds)(
    `${crowd} buyers for one unit: exactly one gets it (round %i) (MONEY-33, TARGET-35)`,
    async () => {
      await setStock(101, 1);
      const body = await shop.orderOf({ rows: [[101, 1]], total: 278.8 });
      const answers = await Promise.all(Array.from({ length: crowd }, () => shop.send(body)));
      const statuses = answers.map(({ statusCode }) => statusCode);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(new Set(statuses)).toEqual(new Set([200, 409]));
      expect(await shop.stockOf(101)).toEqual({ quantity: 1, reserved: 1 });
      const winner = answers.find(({ statusCode }) => statusCode === 200)?.json<PlaceOrderResponse>();
      if (winner) await shop.pay(winner, 'abandon');
      expect(await shop.stockOf(101)).toEqual({ quantity: 1, reserved: 0 });
    },
    300_000,
  );

  it('baskets in opposite order: every buyer gets an answer and no piece is lost (MONEY-31, TARGET-36)', async () => {
    await setStock(100, 200);
    await setStock(110, 200);
    const one = await shop.orderOf({
      rows: [
        [100, 1],
        [110, 1],
      ],
    });
    const other = await shop.orderOf({
      rows: [
        [110, 1],
        [100, 1],
      ],
    });
    const before = { a: await shop.stockOf(100), b: await shop.stockOf(110) };
    const answers = await Promise.all(
      Array.from({ length: isServer ? 120 : 20 }, (_, index) => shop.send(index % 2 === 0 ? one : other)),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect((await shop.stockOf(100)).reserved).toBe(before.a.reserved + answers.length);
    const placed = answers.map((answer) => answer.json<PlaceOrderResponse>());
    await Promise.all(
      placed.map((order, index) => shop.pay(order, (['approve', 'deny', 'abandon'] as const)[index % 3] ?? 'approve')),
    );
    const sold = placed.filter((_, index) => index % 3 === 0).length;
    expect(await shop.stockOf(100)).toEqual({ quantity: before.a.quantity - sold, reserved: before.a.reserved });
    expect(await shop.stockOf(110)).toEqual({ quantity: before.b.quantity - sold, reserved: before.b.reserved });
  }, 300_000);

  it('a gift card worth one order, in many orders at once: exactly one is bought with it (MONEY-33)', async () => {
    const card = { code_hash: hashGiftCardCode('TASAN-YKSI'), initial_minor: 20_890, balance_minor: 20_890 };
    const { id } = await shop.open.db.insertInto('gift_cards').values(card).returning('id').executeTakeFirstOrThrow();
    await setStock(110, 200);
    const basket = { rows: [[110, 1] as [number, number]], cart: { gift_cards: ['TASAN-YKSI'] }, payment: 'giftcard' };
    const body = { ...(await shop.orderOf(basket)), expected_payable: 0 };
    const { quantity } = await shop.stockOf(110);
    const answers = await Promise.all(Array.from({ length: isServer ? 50 : 10 }, () => shop.send(body)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
    const uses = shop.open.db.selectFrom('gift_card_uses').select(['amount_minor', 'status']);
    expect(await uses.where('gift_card_id', '=', id).execute()).toEqual([{ amount_minor: 20_890, status: 'taken' }]);
    expect((await shop.stockOf(110)).quantity).toBe(quantity - 1);
  });

  it('a gift card that many spend at once is spent once', async () => {
    const body = await shop.orderOf({ rows: [[110, 1]], cart: { gift_cards: ['LAHJA-0050'] } });
    const answers = await Promise.all(Array.from({ length: isServer ? 50 : 10 }, () => shop.send(body)));
    const won = answers.filter(({ statusCode }) => statusCode === 200);
    const spent = await shop.open.db
      .selectFrom('gift_card_uses')
      .select('amount_minor')
      .where('status', '=', 'held')
      .execute();
    expect(spent.reduce((total, use) => total + use.amount_minor, 0)).toBeLessThanOrEqual(5_000);
    expect(won.length).toBeGreaterThanOrEqual(1);
  });

  it('a code for one use is used once', async () => {
    const body = await shop.orderOf({ rows: [[110, 1]], cart: { discount_codes: ['KERRAN'] } });
    const answers = await Promise.all(Array.from({ length: isServer ? 50 : 10 }, () => shop.send(body)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('leaves books that agree', async () => {
    expect(await findOrderFaults(shop.open.db)).toEqual([]);
  });
});
