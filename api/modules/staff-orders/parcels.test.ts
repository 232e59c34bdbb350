import type { Order, OrderSummary, PlaceOrderResponse } from 'mf-shared/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { maija } from '../../testing/maija.ts';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';

let shop: SellingService;
let staff: string;
let buyer: string;
beforeAll(async () => {
  shop = await sellingService({ TRACKING_URL: 'https://carrier.example/follow#/{code}' });
  await shop.fillShelves(110, 1000);
  staff = (await shop.signedIn({ is_staff: true })).authorization;
  buyer = (await shop.signedIn({ email: 'maija.parcels@example.fi' })).authorization;
});
afterAll(() => shop.close());

const bought = async (): Promise<PlaceOrderResponse> => {
  const placed = await shop.place({ rows: [[110, 1]] }, buyer);
  await shop.pay(placed, 'approve', 'lost');
  await move(placed, 'ready_for_packing');
  return placed;
};
const move = ({ order_number }: PlaceOrderResponse, status: string, tracking_code = '') =>
  shop.call(`/api/staff/orders/${order_number}/status/`, {
    ...{ method: 'POST', authorization: staff, body: { status, tracking_code } },
  });

it('a parcel’s code leads its buyer to the carrier’s page, on the order, in the list and in the mail (AFTER-135)', async () => {
  const placed = await bought();
  expect((await move(placed, 'shipped', ' JJFI 65/1 ')).statusCode).toBe(200);
  const tracking = { code: 'JJFI 65/1', link: 'https://carrier.example/follow#/JJFI%2065%2F1' };
  expect((await shop.read(placed)).delivery.tracking).toEqual(tracking);
  const own = await shop.call('/api/customer/orders/', { authorization: buyer });
  const { orders } = own.json<{ orders: OrderSummary[] }>();
  expect(orders.find(({ number }) => number === placed.order_number)?.delivery.tracking).toEqual(tracking);
  await shop.app.outboxWorker.drain();
  expect(shop.mails().filter((mail) => mail.includes(tracking.link))).toHaveLength(1);
});

it('is not told to who knows number and email alone (AFTER-27, AFTER-135)', async () => {
  const placed = await bought();
  await move(placed, 'shipped', 'JJFI1');
  const body = { email: maija.email, order_number: placed.order_number };
  const found = await shop.call('/api/orders/fetch/', { method: 'POST', body });
  expect([found.statusCode, found.body.includes('JJFI1')]).toEqual([200, false]);
});

it('is not kept where nothing leaves, and an order without a code tells none', async () => {
  const placed = await bought();
  await move(placed, 'ready_for_pick_up', 'JJFI1');
  const { delivery } = (await shop.read(placed)) satisfies Order;
  expect(delivery.tracking).toBeNull();
});
