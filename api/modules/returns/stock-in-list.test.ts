import type { ProductListItem, StaffReturn, WithdrawOrderResponse } from 'mf-shared/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';
import { until } from '../../testing/until.ts';

let shop: SellingService;
let staff: string;
beforeAll(async () => {
  shop = await sellingService();
  staff = (await shop.signedIn({ is_staff: true })).authorization;
});
afterAll(() => shop.close());

/** Stores that have a product, as the list of products tells it. */
async function storesOf(modelId: number): Promise<string[]> {
  const body = { language: 'fi', taxAreaId: 1, source: 'Catalog' };
  const answer = await shop.call('/api/products/productmodellist/', { method: 'POST', body });
  return answer.json<ProductListItem[]>().find(({ id }) => id === modelId)?.stocks ?? [];
}

const post = (path: string, body: unknown) => shop.call(path, { method: 'POST', body, authorization: staff });

/** The last piece of 110, sold and delivered. */
async function lastPieceSold() {
  await shop.open.db.deleteFrom('stock').where('variant_id', '=', 110).execute();
  await shop.open.db.insertInto('stock').values({ variant_id: 110, store_id: 20, quantity: 1 }).execute();
  await until(async () => (await shop.leftOf(110)) === 1);
  const placed = await shop.place({ rows: [[110, 1]] });
  await shop.pay(placed, 'approve', 'lost');
  await until(async () => (await storesOf(11)).length === 0);
  return placed;
}

async function declared(placed: { order_number: string; order_key: string }) {
  const form = { order_number: placed.order_number, key: placed.order_key, lines: [{ productId: 110, amount: 1 }] };
  const { confirmation } = (await post('/api/returns/', form)).json<WithdrawOrderResponse>();
  await post('/api/returns/', { ...form, confirmation });
  return (
    await shop.call(`/api/staff/returns/${placed.order_number}-1/`, { authorization: staff })
  ).json<StaffReturn>();
}

const secondMs = 1000;

it.each([
  ['the store that it was brought to, which never had one', 1, ['helsinki']],
  ['the warehouse that it came from', 20, ['keskusvarasto']],
])('a piece that came back is in the list within a second, in %s', async (_, store, stores) => {
  const placed = await lastPieceSold();
  for (const status of ['ready_for_packing', 'shipped', 'delivered'])
    await post(`/api/staff/orders/${placed.order_number}/status/`, { status });
  const { id } = await declared(placed);
  await post(`/api/staff/returns/${id}/receive/`, { store });
  const path = `/api/staff/orders/${placed.order_number}/withdrawals/${id}/settle/`;
  expect((await post(path, { outcome: 'refunded', restock: true })).statusCode).toBe(200);
  const since = performance.now();
  await until(async () => (await storesOf(11)).join() === stores.join());
  expect(performance.now() - since).toBeLessThan(secondMs);
  // Listed products can be bought.
  await shop.place({ rows: [[110, 1]] });
});

it('the last piece of an order that is called off is in the list within a second', async () => {
  const placed = await lastPieceSold();
  await post(`/api/staff/orders/${placed.order_number}/status/`, { status: 'manual_cancellation' });
  await post(`/api/staff/orders/${placed.order_number}/status/`, { status: 'cancelled' });
  const since = performance.now();
  await until(async () => (await storesOf(11)).join() === 'keskusvarasto');
  expect(performance.now() - since).toBeLessThan(secondMs);
});
