import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';

let shop: SellingService;
let staff: string;
let admin: string;
beforeAll(async () => {
  shop = await sellingService({ STAFF_REFUND_LIMIT: '20' });
  await shop.fillShelves(110, 1000);
  ({ authorization: staff } = await shop.signedIn({ is_staff: true }));
  ({ authorization: admin } = await shop.signedIn({ is_admin: true }));
});
afterAll(() => shop.close());

async function paid(): Promise<string> {
  const placed = await shop.place({ rows: [[110, 1]] });
  await shop.pay(placed, 'approve', 'lost');
  return placed.order_number;
}
const refund = (number: string, amount: number | undefined, authorization: string) =>
  shop.call(`/api/staff/orders/${number}/refund/`, {
    method: 'POST',
    body: amount === undefined ? {} : { amount },
    locale: 'en',
    headers: { 'idempotency-key': crypto.randomUUID() },
    authorization,
  });
const refundedOf = async (number: string) =>
  shop.open.db
    .selectFrom('payment_refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select('r.amount_minor')
    .where('o.number', '=', number)
    .execute();

it('staff give back up to the limit; beyond it an admin does (STAFF-19)', async () => {
  const number = await paid();
  const refused = await refund(number, 20.01, staff);
  expect([refused.statusCode, refused.json().error.code, Object.keys(refused.json().error.fields)]).toEqual([
    403,
    'admin_required',
    ['amount'],
  ]);
  expect(await refundedOf(number)).toEqual([]);
  expect((await refund(number, 20, staff)).statusCode).toBe(200);
  expect((await refund(number, 1, admin)).statusCode).toBe(200);
});

it('many small refunds make no large one, and all that is left is an amount, too', async () => {
  const number = await paid();
  expect((await refund(number, 12, staff)).statusCode).toBe(200);
  expect((await refund(number, 9, staff)).statusCode).toBe(403);
  expect((await refund(number, undefined, staff)).statusCode).toBe(403);
  expect((await refund(number, 8, staff)).statusCode).toBe(200);
  expect(await refundedOf(number)).toHaveLength(2);
  expect((await refund(number, undefined, admin)).statusCode).toBe(200);
});

it('a cancellation that staff handle gives everything back, whatever the limit (STAFF-20)', async () => {
  const number = await paid();
  const move = (status: string) =>
    shop.call(`/api/staff/orders/${number}/status/`, { method: 'POST', body: { status }, authorization: staff });
  expect((await move('manual_cancellation')).statusCode).toBe(200);
  expect((await move('cancelled')).statusCode).toBe(200);
  const [whole] = await refundedOf(number);
  expect(whole?.amount_minor).toBeGreaterThan(2000);
});

it('a declared withdrawal gives back what it promises, whatever the limit; more than that is an admin’s choice (STAFF-20)', async () => {
  const placed = await shop.place({ rows: [[110, 2]] });
  await shop.pay(placed, 'approve', 'lost');
  const { order_number: number, order_key: key } = placed;
  for (const status of ['ready_for_packing', 'shipped', 'delivered'])
    await shop.call(`/api/staff/orders/${number}/status/`, { method: 'POST', body: { status }, authorization: staff });
  const withdraw = async (body: object) =>
    (await shop.call(`/api/orders/${number}/withdraw/`, { method: 'POST', body: { key, ...body } })).json();
  const lines = [{ productId: 110, amount: 1 }];
  const { confirmation } = await withdraw({ lines });
  await withdraw({ lines, confirmation });
  const order = await shop.call(`/api/staff/orders/${number}/`, { authorization: staff });
  const [{ id, proposed }] = order.json().withdrawals;
  const settle = (amount: number | undefined) =>
    shop.call(`/api/staff/orders/${number}/withdrawals/${id}/settle/`, {
      method: 'POST',
      body: { outcome: 'refunded', ...(amount === undefined ? {} : { amount }) },
      authorization: staff,
    });
  expect(proposed).toBeGreaterThan(20);
  const more = await settle(proposed + 1);
  expect([more.statusCode, more.json().error.code]).toEqual([403, 'admin_required']);
  expect((await settle(undefined)).json()).toMatchObject({ refund: { amount: proposed } });
});
