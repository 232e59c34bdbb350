import type { ReturnCase, StaffRefundsResponse, StaffReturn, WithdrawOrderResponse } from 'mf-shared/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findOrderFaults } from '../../audit/find-order-faults.ts';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';

describe('a refund that its provider refused', () => {
  let shop: SellingService;
  let staff: string;
  let others: string;
  beforeAll(async () => {
    shop = await sellingService({ KLARNA_TIMEOUT_MS: '1500', STAFF_REFUND_LIMIT: '500' });
    await shop.fillShelves(110, 1000);
    staff = (await shop.signedIn({ is_staff: true })).authorization;
    others = (await shop.signedIn({})).authorization;
  });
  beforeEach(() => shop.klarna.faults({}));
  afterAll(() => shop.close());

  let callers = 0;
  const post = (path: string, body: unknown, authorization = staff) =>
    shop.call(path, {
      ...{ method: 'POST', body, from: `192.0.2.${(++callers % 250) + 1}`, authorization },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
  const list = async (status = 'open') =>
    (await shop.call(`/api/staff/refunds/?status=${status}`, { authorization: staff })).json<StaffRefundsResponse>();
  const rowOf = async (number: string, status = 'open') =>
    (await list(status)).results.find(({ order_number }) => order_number === number);
  const see = async (number: string, body: object) => post(`/api/staff/refunds/${(await rowOf(number))?.id}/`, body);
  const takenBackAt = async (number: string) =>
    (await shop.klarna.orders()).filter(({ reference }) => reference === number).flatMap(({ refunded }) => refunded);

  /** One of two pieces came back, and Klarna refused to give 200 € for it. */
  async function refused() {
    const placed = await shop.place({ rows: [[110, 2]], payment: 'klarna' });
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
    await shop.klarna.faults({ refuseNext: 1, at: '/refunds' });
    await post(`/api/staff/orders/${number}/withdrawals/${id}/settle/`, { outcome: 'refunded', restock: true });
    const given = async () => (await shop.call(`/api/returns/${code}/`)).json<ReturnCase>().given;
    return { number, given };
  }

  it('stands in the staff’s list until it went through on another try, once for ten who try (AFTER-80)', async () => {
    const { number, given } = await refused();
    expect(await rowOf(number)).toMatchObject({
      ...{ state: 'refused', amount: 200, means: 'Klarna', return_reference: `${number}-1`, ended: null },
    });
    const { id } = (await rowOf(number)) ?? {};
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post(`/api/staff/refunds/${id}/`, { action: 'again' })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect(await takenBackAt(number)).toEqual([20_000]);
    expect(await given()).toMatchObject([{ amount: 200, means: 'Klarna', is_done: true }]);
    expect(await rowOf(number)).toBeUndefined();
    expect(await rowOf(number, 'settled')).toMatchObject({ ended: 'tried_again' });
    expect(await findOrderFaults(shop.open.db)).toEqual([]);
  });

  it('stands there again where the provider refuses once more, and is paid by bank transfer (AFTER-80)', async () => {
    const { number, given } = await refused();
    await shop.klarna.faults({ refuseNext: 1, at: '/refunds' });
    expect((await see(number, { action: 'again' })).json()).toEqual({ status: 'refused' });
    expect((await see(number, { action: 'by_hand' })).json()).toMatchObject({ error: { code: 'invalid_request' } });
    expect((await see(number, { action: 'by_hand', note: 'FI21 … 785' })).json()).toEqual({ status: 'done' });
    expect(await takenBackAt(number)).toEqual([]);
    expect(await given()).toMatchObject([{ amount: 200, means: 'Tilisiirto', is_done: true }]);
    expect(await rowOf(number)).toBeUndefined();
    const receipts = await shop.open.db
      .selectFrom('receipts')
      .select('document')
      .where('kind', '=', 'refund')
      .orderBy('issued_at', 'desc')
      .execute();
    expect(receipts[0]?.document.means).toEqual([{ processor: 'bank_transfer', amountMinor: 20_000 }]);
    const { after } = await shop.open.db
      .selectFrom('audit_log')
      .select('after')
      .where('action', '=', 'refund.by_hand')
      .executeTakeFirstOrThrow();
    expect(after).toMatchObject({ note: 'FI21 … 785' });
    expect(await findOrderFaults(shop.open.db)).toEqual([]);
  });

  it('is closed with a reason where it was paid on the order’s page, and cannot be paid then (AFTER-80)', async () => {
    const { number } = await refused();
    const { id } = (await rowOf(number)) ?? {};
    await post(`/api/staff/orders/${number}/refund/`, { amount: 200 });
    expect((await post(`/api/staff/refunds/${id}/`, { action: 'close', note: 'Paid with the order' })).statusCode).toBe(
      200,
    );
    for (const action of ['again', 'by_hand', 'close'])
      expect((await post(`/api/staff/refunds/${id}/`, { action, note: 'x' })).json()).toMatchObject({
        error: { code: 'refund_settled' },
      });
    expect(await rowOf(number, 'settled')).toMatchObject({ ended: 'closed' });
    expect(await takenBackAt(number)).toEqual([20_000]);
  });

  it('is never more than was paid, and is nothing for customers (AFTER-80)', async () => {
    const { number } = await refused();
    const { id } = (await rowOf(number)) ?? {};
    await post(`/api/staff/orders/${number}/refund/`, { amount: 350 });
    expect((await post(`/api/staff/refunds/${id}/`, { action: 'again' })).json()).toMatchObject({
      error: { code: 'refund_too_large' },
    });
    expect((await post(`/api/staff/refunds/${id}/`, { action: 'again' }, others)).statusCode).toBe(403);
    expect((await post('/api/staff/refunds/ref_unknown/', { action: 'again' })).json()).toMatchObject({
      error: { code: 'refund_not_found' },
    });
  });

  it('stands there too while its provider does not answer, and can be tried at once (AFTER-80)', async () => {
    const placed = await shop.place({ rows: [[110, 1]], payment: 'klarna' });
    await shop.pay(placed, 'approve', 'lost');
    const number = placed.order_number;
    await shop.klarna.faults({ latencyMs: 3000 });
    await post(`/api/staff/orders/${number}/refund/`, { amount: 10 });
    await shop.klarna.faults({});
    expect(await rowOf(number)).toBeUndefined();
    const long = new Date(Date.now() - 3_600_000);
    await shop.open.db
      .updateTable('payment_refunds')
      .set({ created_at: long })
      .where('status', '=', 'requested')
      .execute();
    expect(await rowOf(number)).toMatchObject({ state: 'waiting', amount: 10 });
    expect((await see(number, { action: 'again' })).json()).toEqual({ status: 'done' });
    expect(await takenBackAt(number)).toEqual([1000]);
  });
});
