import type { FeedOrder, FeedOrders, WithdrawOrderResponse } from 'mf-shared/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { maija } from '../../testing/maija.ts';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';

let shop: SellingService;
let authorization: string;
let staff: string;
beforeAll(async () => {
  shop = await sellingService();
  await shop.fillShelves(110, 1000);
  staff = (await shop.signedIn({ is_staff: true })).authorization;
  const admin = await shop.signedIn({ is_admin: true });
  const lastDay = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const made = await shop.call('/api/staff/feed-tokens/', {
    ...{ method: 'POST', authorization: admin.authorization },
    body: { name: 'ERP', scopes: ['orders'], lastDay },
  });
  authorization = `Bearer ${made.json<{ token: string }>().token}`;
});
afterAll(() => shop.close());

async function read(since = '0', limit = 100): Promise<FeedOrders> {
  const answer = await shop.call(`/api/feeds/orders/?since=${since}&limit=${limit}`, { authorization });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<FeedOrders>();
}
async function sell(): Promise<string> {
  const placed = await shop.place({ rows: [[110, 2]] });
  await shop.pay(placed, 'approve');
  return placed.order_number;
}
const numbers = ({ orders }: FeedOrders) => orders.map(({ number }) => number);

it('orders come out once they are sold, and again after each change, as they are then (FEED-6)', async () => {
  const unpaid = await shop.place({ rows: [[110, 1]] });
  const start = await read();
  expect(numbers(start)).not.toContain(unpaid.order_number);
  const number = await sell();
  const sold = await read(start.cursor);
  expect(numbers(sold)).toEqual([number]);
  expect(sold.orders[0]).toMatchObject({
    ...{ status: 'processing', withheld: 'none' },
    recipient: { country: 'fi', email: expect.stringContaining('@') },
    lines: [{ sku: 'T110', amount: 2, withdrawn: 0 }],
    shelves: [{ sku: 'T110', store: 'keskusvarasto', amount: 2 }],
  });
  const { totalMinor, deliveryMinor, repackMinor, discountMinor, lines } = sold.orders[0] ?? expect.unreachable();
  const ofLines = lines.reduce((sum, line) => sum + line.amount * line.unitMinor, 0);
  expect(totalMinor).toBe(ofLines + deliveryMinor + repackMinor - discountMinor);
  expect(await read(sold.cursor)).toEqual({ orders: [], cursor: sold.cursor, hasMore: false });

  await shop.open.db.updateTable('orders').set({ status: 'shipped' }).where('number', '=', number).execute();
  const moved = await read(sold.cursor);
  expect(moved.orders).toMatchObject([{ number, status: 'shipped' }]);
});

/** Both steps of a withdrawal, by number and email alone or by the order's key. */
async function withdraw(number: string, proof: object, lines: { productId: number; amount: number }[]): Promise<void> {
  const ask = (more: object) =>
    shop.call(`/api/orders/${number}/withdraw/`, { method: 'POST', body: { ...proof, lines, ...more } });
  const { confirmation } = (await ask({})).json<WithdrawOrderResponse>();
  expect((await ask({ confirmation })).json<WithdrawOrderResponse>().step).toBe('declared');
}

it('a part that was withdrawn from comes out by its pieces, and no more once it is taken back (FEED-6, AFTER-26)', async () => {
  const placed = await shop.place({
    rows: [
      [110, 2],
      [100, 1],
    ],
  });
  await shop.pay(placed, 'approve');
  const number = placed.order_number;
  const sold = await read();
  await withdraw(number, { key: placed.order_key }, [{ productId: 110, amount: 1 }]);
  const told = await read(sold.cursor);
  const facts = ({ status, withheld, lines }: FeedOrder) => [
    ...[status, withheld],
    lines.map(({ sku, amount, withdrawn }) => [sku, amount, withdrawn]),
  ];
  const lines = [
    ['T110', 2, 1],
    ['T100', 1, 0],
  ];
  expect(told.orders.map(facts)).toEqual([['processing', 'some', lines]]);

  const declared = await shop.open.db
    .selectFrom('returns')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const settled = await shop.call(`/api/staff/orders/${number}/withdrawals/${declared.id}/settle/`, {
    ...{ method: 'POST', authorization: staff, body: { outcome: 'revoked', note: 'A mistake' } },
  });
  expect(settled.statusCode, settled.body).toBe(200);
  const again = await read(told.cursor);
  expect(again.orders).toMatchObject([{ number, withheld: 'none', lines: [{ withdrawn: 0 }, { withdrawn: 0 }] }]);
});

it('a whole order that number and email alone withdrew from is held, also outside the shop (FEED-6, AFTER-27)', async () => {
  const placed = await shop.place({ rows: [[110, 2]] });
  await shop.pay(placed, 'approve');
  const { cursor } = await read();
  await withdraw(placed.order_number, { email: maija.email }, []);
  expect((await read(cursor)).orders).toMatchObject([
    { number: placed.order_number, status: 'processing', withheld: 'all', lines: [{ amount: 2, withdrawn: 2 }] },
  ]);
});

it('a whole order that its key withdrew from is held where it waits to be ended, and one that is called off is not (FEED-6)', async () => {
  const placed = await shop.place({ rows: [[110, 2]] });
  await shop.pay(placed, 'approve');
  const { cursor } = await read();
  await withdraw(placed.order_number, { key: placed.order_key }, []);
  const held = await read(cursor);
  expect(held.orders).toMatchObject([{ status: 'manual_cancellation', withheld: 'all', lines: [{ withdrawn: 2 }] }]);
  const other = await sell();
  const status = 'manual_cancellation' as const;
  await shop.open.db.updateTable('orders').set({ status }).where('number', '=', other).execute();
  expect((await read(held.cursor)).orders).toMatchObject([{ number: other, status, withheld: 'none' }]);
});

it('an order that nobody paid never comes out, also when it has ended (FEED-6)', async () => {
  const { order_number: number } = await shop.place({ rows: [[110, 1]] });
  const { cursor } = await read();
  await shop.open.db.updateTable('orders').set({ status: 'cancelled' }).where('number', '=', number).execute();
  expect(numbers(await read(cursor))).toEqual([]);
});

it('pages of a long feed lose and repeat nothing (FEED-6)', async () => {
  const { cursor } = await read();
  const sold = [await sell(), await sell(), await sell()];
  const first = await read(cursor, 2);
  expect(first.hasMore).toBe(true);
  const second = await read(first.cursor, 2);
  expect([...numbers(first), ...numbers(second)]).toEqual(sold);
  expect(second.hasMore).toBe(false);
});

it('a token without the scope reads no orders, and a cursor is a number (FEED-6)', async () => {
  expect((await shop.call('/api/feeds/orders/')).statusCode).toBe(401);
  expect((await shop.call('/api/feeds/orders/?since=x', { authorization })).statusCode).toBe(400);
});

// The embedded engine has one connection.
it.runIf(process.env.TEST_ENGINE === 'postgres')(
  'a change that commits late does not come to stand behind a cursor (FEED-6)',
  async () => {
    const [late, early] = [await sell(), await sell()];
    const { cursor } = await read();
    const touch = { special_request: 'Ring the bell' };
    let after = cursor;
    await shop.open.db.transaction().execute(async (tx) => {
      await tx.updateTable('orders').set(touch).where('number', '=', late).execute();
      await shop.open.db.updateTable('orders').set(touch).where('number', '=', early).execute();
      const between = await read(cursor);
      expect(numbers(between)).toEqual([early]);
      after = between.cursor;
    });
    expect(numbers(await read(after))).toEqual([late]);
  },
);
