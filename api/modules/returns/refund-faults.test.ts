import type { ReturnCase, SettleWithdrawalResponse, StaffReturn, WithdrawOrderResponse } from 'mf-shared/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findOrderFaults } from '../../audit/find-order-faults.ts';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';
import { loadServiceSecret } from '../secrets/service-secret.ts';

const timeoutMs = 2500;

describe('a refund of a return whose provider fails', () => {
  let shop: SellingService;
  let staff: string;
  beforeAll(async () => {
    shop = await sellingService({ KLARNA_TIMEOUT_MS: String(timeoutMs), PAYPAL_TIMEOUT_MS: String(timeoutMs) });
    await shop.fillShelves(110, 1000);
    staff = (await shop.signedIn({ is_staff: true })).authorization;
  });
  afterEach(() => shop.klarna.faults({}));
  afterAll(() => shop.close());

  let callers = 0;
  const post = (path: string, body: unknown) =>
    shop.call(path, {
      ...{ method: 'POST', body, from: `192.0.2.${(++callers % 250) + 1}`, authorization: staff },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });

  /** One of two pieces for 200 €, delivered, declared and received. */
  async function received(payment: 'klarna' | 'paypal') {
    const placed = await shop.place({ rows: [[110, 2]], payment });
    await shop.pay(placed, 'approve', 'lost');
    const { order_number: number, order_key: key } = placed;
    for (const status of ['ready_for_packing', 'shipped', 'delivered'])
      await post(`/api/staff/orders/${number}/status/`, { status });
    const form = { order_number: number, key, lines: [{ productId: 110, amount: 1 }] };
    const { confirmation } = (await post('/api/returns/', form)).json<WithdrawOrderResponse>();
    const { code } = (await post('/api/returns/', { ...form, confirmation })).json<WithdrawOrderResponse>();
    const read = await shop.call(`/api/staff/returns/${number}-1/`, { authorization: staff });
    const { id } = read.json<StaffReturn>();
    await post(`/api/staff/returns/${id}/receive/`, { store: 20 });
    const settle = async () =>
      (
        await post(`/api/staff/orders/${number}/withdrawals/${id}/settle/`, { outcome: 'refunded', restock: true })
      ).json<SettleWithdrawalResponse>();
    const given = async () => (await shop.call(`/api/returns/${code}/`)).json<ReturnCase>().given;
    return { number, payment, settle, given, paymentId: placed.payment.payment_id };
  }

  const takenBackAt = async (number: string) => [
    ...(await shop.klarna.orders()).filter(({ reference }) => reference === number).flatMap(({ refunded }) => refunded),
    ...(await shop.klarna.paypalOrders())
      .filter(({ reference }) => reference === number)
      .flatMap(({ captures }) => captures.flatMap(({ refunds }) => refunds)),
  ];
  const refundReceipts = async (number: string) =>
    shop.open.db
      .selectFrom('receipts as r')
      .innerJoin('orders as o', 'o.id', 'r.order_id')
      .select('r.total_minor')
      .where('o.number', '=', number)
      .where('r.kind', '=', 'refund')
      .execute();

  /** One return at each provider, which are slow at the same time: a try that is given up takes its whole time. */
  const receivedAtBoth = async () => [await received('klarna'), await received('paypal')];

  async function settleTooLate(returns: Awaited<ReturnType<typeof receivedAtBoth>>) {
    await shop.klarna.faults({ latencyMs: timeoutMs + 1500 });
    const settled = await Promise.all(returns.map(({ settle }) => settle()));
    expect(settled.map(({ refund }) => refund)).toEqual(returns.map(() => ({ amount: 200, status: 'requested' })));
    await shop.klarna.faults({});
  }

  async function expectOnce({ number, given }: Awaited<ReturnType<typeof received>>) {
    expect(await takenBackAt(number)).toHaveLength(1);
    expect(await given()).toMatchObject([{ amount: 200, is_done: true }]);
    expect(await refundReceipts(number)).toEqual([{ total_minor: 20_000 }]);
  }

  it('Klarna and PayPal answer too late: a refund is on its way, and once in effect', async () => {
    const returns = await receivedAtBoth();
    await settleTooLate(returns);
    for (const { given } of returns) expect(await given()).toMatchObject([{ amount: 200, is_done: false }]);
    // Several looks at once, as of several processes, and again.
    await Promise.all([shop.reconcile('refund'), shop.reconcile('refund'), shop.reconcile('refund')]);
    await shop.reconcile('refund');
    for (const one of returns) await expectOnce(one);
    expect(await findOrderFaults(shop.open.db)).toEqual([]);
  });

  it('Klarna and PayPal push a refund twice, while it is on its way and after it: it went back once (AFTER-80)', async () => {
    const returns = await receivedAtBoth();
    const secret = await loadServiceSecret(shop.open.db, null);
    await settleTooLate(returns);
    for (const { payment, paymentId } of returns) {
      const query = new URLSearchParams({ payment: paymentId, signature: secret.keyFor('callback', paymentId) });
      const push = async (event_type: string) =>
        (await post(`/api/payments/${payment}/callback/?${query}`, { id: 'WH-7', event_type, resource: {} }))
          .statusCode;
      const told = await Promise.all([push('REFUNDED'), push('REFUNDED'), shop.reconcile('refund'), push('REFUNDED')]);
      expect(told.filter((status) => status !== undefined)).toEqual([200, 200, 200]);
      await shop.reconcile('refund');
      expect(await push('REFUNDED')).toBe(200);
      await shop.reconcile('refund');
    }
    for (const one of returns) {
      await expectOnce(one);
      const events = shop.open.db.selectFrom('payment_events').select('kind').where('payment_id', '=', one.paymentId);
      expect((await events.execute()).filter(({ kind }) => kind === 'REFUNDED')).toHaveLength(1);
    }
    expect(await findOrderFaults(shop.open.db)).toEqual([]);
  });

  it('refuses: the audit tells it until somebody gives the money by hand', async () => {
    const { number, settle, given } = await received('klarna');
    await shop.klarna.faults({ refuseNext: 1, at: '/refunds' });
    expect((await settle()).refund).toEqual({ amount: 200, status: 'refused' });
    expect(await given()).toEqual([]);
    expect(await takenBackAt(number)).toEqual([]);
    expect((await findOrderFaults(shop.open.db)).map(({ rule }) => rule)).toContain(
      'an accepted return ends in money, goods or a refusal',
    );
    expect((await post(`/api/staff/orders/${number}/refund/`, { amount: 200 })).statusCode).toBe(200);
    expect(await takenBackAt(number)).toEqual([20_000]);
    expect(await findOrderFaults(shop.open.db)).toEqual([]);
  });
});
