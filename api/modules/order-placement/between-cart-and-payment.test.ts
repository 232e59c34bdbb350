import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOrderFaults } from '../../audit/find-order-faults.ts';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';
import { until } from '../../testing/until.ts';

/** Bad input and faults between the cart and the payment. */
describe('what happens between the cart and the payment', () => {
  let shop: SellingService;
  beforeAll(async () => {
    shop = await sellingService();
    await shop.fillShelves(110, 10);
  });
  afterAll(() => shop.close());

  const setActive = async (is_active: boolean) => {
    await shop.open.db.updateTable('variants').set({ is_active }).where('id', '=', 110).execute();
    await shop.followCatalogue();
  };
  const ordersNow = async () => (await shop.open.db.selectFrom('orders').select('id').execute()).length;

  it('a product that is withdrawn is not sold; the cart says so, and the same basket is sold again when it is back', async () => {
    const body = await shop.orderOf({ rows: [[110, 1]] });
    const key = crypto.randomUUID();
    await setActive(false);
    const before = await ordersNow();
    const refused = await shop.send(body, key);
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'total_changed']);
    expect(await ordersNow()).toBe(before);
    const cart = await shop.checkout({ rows: [[110, 1]] });
    expect(cart.errors).toContainEqual(expect.objectContaining({ code: 'product_removed', productId: 110 }));
    await setActive(true);
    await until(async () => (await shop.leftOf(110)) > 0);
    expect((await shop.send(body, key)).statusCode).toBe(200);
  });

  it('a product that is withdrawn while its buyer pays is that buyer’s: it was reserved, is paid once, and leaves the shelf', async () => {
    const before = await shop.stockOf(110);
    const placed = await shop.place({ rows: [[110, 1]] });
    await setActive(false);
    expect(await shop.pay(placed, 'approve')).toMatchObject({ result: 'ok', payment_status: 'captured' });
    const [sold] = (await shop.klarna.orders()).filter(({ reference }) => reference === placed.order_number);
    expect(sold?.captured).toHaveLength(1);
    expect(await shop.stockOf(110)).toEqual({ ...before, quantity: before.quantity - 1 });
    await setActive(true);
    await until(async () => (await shop.leftOf(110)) > 0);
  });

  it('goods whose time ran out go to the next buyer; the first is told and pays nothing', async () => {
    const { db } = shop.open;
    await db.updateTable('stock').set({ quantity: 1, reserved: 0 }).where('variant_id', '=', 101).execute();
    await until(async () => (await shop.leftOf(101)) === 1);
    const first = await shop.place({ rows: [[101, 1]] });
    const next = await shop.orderOf({ rows: [[101, 1]], total: 278.8 });
    expect((await shop.send(next)).statusCode).toBe(409);
    const { payment_id } = first.payment;
    await db
      .updateTable('payments')
      .set({ created_at: new Date(0) })
      .where('id', '=', payment_id)
      .execute();
    await db
      .updateTable('outbox')
      .set({ available_at: new Date(0) })
      .where('sent_at', 'is', null)
      .execute();
    await shop.app.outboxWorker.drain();
    expect(await shop.statusOf(first.order_number)).toBe('cancelled');
    expect(await shop.stockOf(101)).toEqual({ quantity: 1, reserved: 0 });
    await until(async () => (await shop.leftOf(101)) === 1);
    expect((await shop.send(next)).statusCode).toBe(200);
    expect(await shop.pay(first, 'approve')).toMatchObject({ result: 'error', payment_status: 'expired' });
    const [sold] = (await shop.klarna.orders()).filter(({ reference }) => reference === first.order_number);
    expect(sold).toBeUndefined();
  });

  it('an order of somebody else can be neither seen, paid, cancelled nor withdrawn from with one’s own key', async () => {
    const mine = await shop.place({ rows: [[110, 1]] });
    const other = await shop.place({ rows: [[110, 1]] });
    const key = mine.order_key;
    const told = { payment_id: other.payment.payment_id, order_key: key, outcome: 'cancelled' };
    const post = (path: string, body: object) => shop.call(path, { method: 'POST', body });
    const answers = [
      await shop.call(`/api/orders/${other.order_number}/?key=${key}`),
      await post('/api/payments/klarna/authorise/', told),
      await post(`/api/orders/${other.order_number}/cancel/`, { key }),
      await post(`/api/orders/${other.order_number}/withdraw/`, { key }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect(await shop.statusOf(other.order_number)).toBe('pending_payment');
  });

  it('leaves books that agree', async () => {
    expect(await findOrderFaults(shop.open.db)).toEqual([]);
  });
});
