import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';

let shop: SellingService;
beforeAll(async () => {
  shop = await sellingService();
});
afterAll(() => shop.close());

const extraOf = async (number: string) =>
  (await shop.open.db.selectFrom('orders').select('extra').where('number', '=', number).executeTakeFirstOrThrow())
    .extra;
/** A customer with a paid order that waits to be packed, sent home. */
async function withOpenOrder() {
  const customer = await shop.signedIn();
  const placed = await shop.place({ rows: [[110, 1]] }, customer.authorization);
  await shop.pay(placed, 'approve');
  return { ...customer, number: placed.order_number };
}
const packing = (order_number: unknown, cart = {}) => ({
  rows: [[110, 1]] as [number, number][],
  cart: { post_delivery: { order_number }, ...cart },
});

it('packs an order with the buyer’s earlier one: its way, free of charge (CHECKOUT-23)', async () => {
  const { authorization, number } = await withOpenOrder();
  const cart = await shop.checkout({ ...packing(number), method: 'store' }, authorization);
  expect(cart).toMatchObject({ post_delivery: { order_number: number }, delivery_cost: 0, errors: [] });
  expect(cart.delivery_methods.map(({ slug }) => slug)).toEqual(['home']);
  const placed = await shop.place(packing(number), authorization);
  expect(await extraOf(placed.order_number)).toMatchObject({ post_delivery: number });
});

it('tells who may not, and takes no such order (CHECKOUT-24)', async () => {
  const { authorization, number } = await withOpenOrder();
  const stranger = await shop.signedIn();
  const failed = { post_delivery: null, errors: [{ code: 'post_delivery_failed', field: 'post_delivery' }] };
  expect(await shop.checkout(packing(number))).toMatchObject(failed);
  expect(await shop.checkout(packing(number), stranger.authorization)).toMatchObject(failed);
  expect(await shop.checkout(packing({ a: 1 }), authorization)).toMatchObject(failed);
  const refused = await shop.send(
    await shop.orderOf(packing(number), stranger.authorization),
    undefined,
    stranger.authorization,
  );
  expect(refused.statusCode).toBe(409);
  expect(refused.json().error.code).toBe('post_delivery_failed');
  await shop.open.db.updateTable('orders').set({ status: 'shipped' }).where('number', '=', number).execute();
  expect(await shop.checkout(packing(number), authorization)).toMatchObject(failed);
});

it('lets an order come in parts where its rows take different times (CHECKOUT-22)', async () => {
  const alike = await shop.checkout({ rows: [[110, 1]] });
  expect(alike.part_delivery).toBe(false);
  const rows: [number, number][] = [
    [110, 1],
    [150, 1],
  ];
  const together = await shop.checkout({ rows });
  const inParts = await shop.checkout({ rows, cart: { delivery_extra_data: { part_delivery: true } } });
  expect(together).toMatchObject({ part_delivery: true, shipping_time_str: '10–20 arkipäivää' });
  expect(inParts).toMatchObject({ shipping_time_str: '1–20 arkipäivää', total_price: together.total_price });
});
