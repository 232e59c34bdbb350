import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';
import { store } from '../../testing/small-rows.ts';

let shop: SellingService;
beforeAll(async () => {
  shop = await sellingService();
  const { db } = shop.open;
  await db
    .insertInto('stores')
    .values({
      ...store(21, 'nor', 'Nordic supply', 'warehouse', '', false),
      type: 'warehouse',
      opening_hours: JSON.stringify([]),
      texts: '{}',
    })
    .execute();
  await db.updateTable('stock').set({ quantity: 0, reserved: 0 }).where('variant_id', '=', 110).execute();
  await db
    .insertInto('stock')
    .values([
      { variant_id: 110, store_id: 2, quantity: 1 },
      { variant_id: 110, store_id: 21, quantity: 99 },
    ])
    .execute();
});
afterAll(() => shop.close());

it('an order takes our own pieces first, and a supplier’s for the rest (AVAIL-30)', async () => {
  await expect.poll(() => shop.leftOf(110)).toBeGreaterThanOrEqual(3);
  const { order_number } = await shop.place({ rows: [[110, 3]] });
  const taken = await shop.open.db
    .selectFrom('reservations as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(['r.store_id', 'r.amount'])
    .where('o.number', '=', order_number)
    .orderBy('r.store_id')
    .execute();
  expect(taken).toEqual([
    { store_id: 2, amount: 1 },
    { store_id: 21, amount: 2 },
  ]);
});
