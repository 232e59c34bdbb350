import type { PlaceOrderResponse } from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOrderFaults } from '../../audit/find-order-faults.ts';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';
import { loadServiceSecret } from '../secrets/service-secret.ts';

/** The embedded engine has one connection: few at once show as much as many. */
const crowd = process.env.TEST_ENGINE === 'postgres' ? 50 : 9;

describe('payments and refunds at once', () => {
  let shop: SellingService;
  let staff: string;
  beforeAll(async () => {
    shop = await sellingService();
    await shop.fillShelves(110, 1000);
    staff = (await shop.signedIn({ is_staff: true })).authorization;
  });
  afterAll(() => shop.close());

  const atOnce = <T>(one: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: crowd }, (_, index) => one(index)));
  const place = (payment: string) => shop.place({ rows: [[110, 1]], payment });
  const rowsOf = ({ payment }: PlaceOrderResponse) =>
    shop.open.db.selectFrom('payments').selectAll().where('id', '=', payment.payment_id).execute();
  const mailsAbout = async ({ order_number }: PlaceOrderResponse) => {
    await shop.app.outboxWorker.drain();
    return shop.mails().filter((mail) => mail.includes(order_number)).length;
  };
  const receiptsOf = ({ order_number }: PlaceOrderResponse) =>
    shop.open.db
      .selectFrom('receipts as r')
      .innerJoin('orders as o', 'o.id', 'r.order_id')
      .select(['r.kind', 'r.total_minor'])
      .where('o.number', '=', order_number)
      .orderBy('r.issued_at')
      .execute();

  async function soldOnce(placed: PlaceOrderResponse): Promise<void> {
    expect(await rowsOf(placed)).toMatchObject([{ status: 'captured', captured_minor: 20_890 }]);
    expect(await shop.statusOf(placed.order_number)).toBe('processing');
    expect(await receiptsOf(placed)).toEqual([{ kind: 'sale', total_minor: 20_890 }]);
    expect(await mailsAbout(placed)).toBe(1);
  }

  it(`${crowd} approvals of one payment, from the buyer’s pages, callbacks and the reconciliation: one sale (CHECKOUT-47)`, async () => {
    const placed = await place('klarna');
    const { payment } = placed;
    const before = await shop.stockOf(110);
    const secret = await loadServiceSecret(shop.open.db, null);
    const signature = secret.keyFor('callback', payment.payment_id);
    const token = payment.kind === 'klarna' ? payment.client_token : '';
    const { authorization_token } = await shop.klarna.decide(token, 'approve', 'repeated');
    const told = { payment_id: payment.payment_id, order_key: placed.order_key, outcome: 'approved' };
    const answers = await atOnce(async (index) => {
      if (index % 3 === 0) await shop.reconcile();
      else if (index % 3 === 1)
        return shop.call('/api/payments/klarna/authorise/', { method: 'POST', body: { ...told, authorization_token } });
      else
        return shop.call(`/api/payments/klarna/callback/?payment=${payment.payment_id}&signature=${signature}`, {
          ...{ method: 'POST', body: { session_id: `session-${index}`, authorization_token } },
        });
      return { statusCode: 200 };
    });
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const sold = (await shop.klarna.orders()).filter(({ reference }) => reference === placed.order_number);
    expect(sold.map(({ captured }) => captured)).toEqual([[20_890]]);
    expect(await shop.stockOf(110)).toEqual({
      ...{ quantity: before.quantity - 1, reserved: before.reserved - 1 },
    });
    await soldOnce(placed);
  });

  it(`${crowd} approvals of one payment at PayPal, beside its callbacks: one sale (CHECKOUT-47)`, async () => {
    const placed = await place('paypal');
    const { payment } = placed;
    await shop.klarna.decidePaypal(payment.kind === 'redirect' ? payment.url : '', 'approve', 'repeated');
    const body = { payment_id: payment.payment_id, order_key: placed.order_key, outcome: 'approved' };
    await atOnce(async (index) =>
      index % 2 === 0
        ? shop.reconcile()
        : expect((await shop.call('/api/payments/paypal/authorise/', { method: 'POST', body })).statusCode).toBe(200),
    );
    const sold = (await shop.klarna.paypalOrders()).filter(({ reference }) => reference === placed.order_number);
    expect(sold.flatMap(({ captures }) => captures.map(({ amount }) => amount.value))).toEqual(['208.90']);
    await soldOnce(placed);
  });

  const refund = ({ order_number }: PlaceOrderResponse, amount: number, key: string) =>
    shop.call(`/api/staff/orders/${order_number}/refund/`, {
      ...{ method: 'POST', authorization: staff, body: { amount, reason: 'test' } },
      headers: { 'idempotency-key': key },
    });
  const givenBackAt = async ({ order_number }: PlaceOrderResponse) =>
    (await shop.klarna.orders())
      .filter(({ reference }) => reference === order_number)
      .flatMap((order) => order.refunded);

  it(`${crowd} times the same refund with one key: the provider gives it once`, async () => {
    const placed = await place('klarna');
    await shop.pay(placed, 'approve', 'lost');
    const answers = await atOnce(() => refund(placed, 50, 'one-key-for-all'));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await givenBackAt(placed)).toEqual([5_000]);
    expect(await rowsOf(placed)).toMatchObject([{ refunded_minor: 5_000 }]);
    expect(await receiptsOf(placed)).toEqual([
      { kind: 'sale', total_minor: 20_890 },
      { kind: 'refund', total_minor: 5_000 },
    ]);
    expect(await mailsAbout(placed)).toBe(2);
  });

  it(`${crowd} refunds of all that was paid, each with a key of its own: one goes through`, async () => {
    const placed = await place('klarna');
    await shop.pay(placed, 'approve', 'lost');
    const answers = await atOnce((index) => refund(placed, 208.9, `key-number-${index}`));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(crowd - 1).fill(409)]);
    expect(await givenBackAt(placed)).toEqual([20_890]);
    expect(await rowsOf(placed)).toMatchObject([{ status: 'refunded', refunded_minor: 20_890 }]);
  });

  it('leaves books that agree', async () => {
    expect(await findOrderFaults(shop.open.db)).toEqual([]);
  });
});
