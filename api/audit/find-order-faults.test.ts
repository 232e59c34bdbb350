import { sql } from 'kysely';
import type { InspectReturnResponse, StaffReturn, WithdrawOrderResponse } from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SellingService, sellingService } from '../testing/selling-service.ts';
import { findOrderFaults } from './find-order-faults.ts';

/** What would break each rule, in a shop whose order of 2 × 110 was returned by one piece, and the statement that mends it. */
const faults: readonly { rule: string; break: string; mend: string }[] = [
  {
    rule: 'what was refunded is what refunds say, and no more is asked than was captured',
    break: 'UPDATE payments SET refunded_minor = refunded_minor + 1',
    mend: 'UPDATE payments SET refunded_minor = refunded_minor - 1',
  },
  {
    rule: 'what was refunded is what refunds say, and no more is asked than was captured',
    break: `INSERT INTO payment_refunds (id, payment_id, amount_minor, status, reason) SELECT 'ref_more', id, 40000, 'done', '' FROM payments`,
    mend: `DELETE FROM payment_refunds WHERE id = 'ref_more'`,
  },
  {
    rule: 'what was given back has one receipt',
    break: `UPDATE receipts SET cause = 'x' || cause WHERE kind = 'refund'`,
    mend: `UPDATE receipts SET cause = substr(cause, 2) WHERE kind = 'refund'`,
  },
  {
    rule: 'no product comes back more often than it was sold',
    break: `UPDATE returns SET lines = jsonb_set(lines, '{0,amount}', '3')`,
    mend: `UPDATE returns SET lines = jsonb_set(lines, '{0,amount}', '1')`,
  },
  {
    rule: 'no more pieces of a return are decided about than were declared',
    break: 'UPDATE return_line_outcomes SET amount = 2',
    mend: 'UPDATE return_line_outcomes SET amount = 1',
  },
  {
    rule: 'a return that was inspected and ended has an end for each piece',
    break: `UPDATE return_line_outcomes SET outcome = 'repair', refund_minor = 0`,
    mend: `UPDATE return_line_outcomes SET outcome = 'accepted', refund_minor = share_minor`,
  },
  {
    rule: 'what is decided for the pieces of a return was given back',
    break: 'UPDATE return_line_outcomes SET refund_minor = refund_minor + 1',
    mend: 'UPDATE return_line_outcomes SET refund_minor = refund_minor - 1',
  },
  {
    rule: 'an accepted return ends in money, goods or a refusal',
    break: `UPDATE payment_refunds SET status = 'refused'`,
    mend: `UPDATE payment_refunds SET status = 'done'`,
  },
  {
    rule: 'an accepted return ends in money, goods or a refusal',
    break: `UPDATE returns SET outcome = 'closed'`,
    mend: `UPDATE returns SET outcome = 'refunded'`,
  },
  {
    rule: 'a piece that came back is in stock again once',
    break: `UPDATE reservations SET amount = amount + 1 WHERE status = 'taken'`,
    mend: `UPDATE reservations SET amount = amount - 1 WHERE status = 'taken'`,
  },
  {
    rule: 'receipts are numbered without gaps',
    break: `UPDATE receipt_series SET last_number = last_number + 1 WHERE kind = 'refund'`,
    mend: `UPDATE receipt_series SET last_number = last_number - 1 WHERE kind = 'refund'`,
  },
  {
    rule: 'receipts are numbered without gaps',
    break: `UPDATE receipts SET sequence = sequence + 1 WHERE kind = 'refund'`,
    mend: `UPDATE receipts SET sequence = sequence - 1 WHERE kind = 'refund'`,
  },
  {
    rule: 'a refund that was asked for is looked after',
    break: `INSERT INTO payment_refunds (id, payment_id, amount_minor, status, reason) SELECT 'ref_lost', id, 1, 'requested', '' FROM payments`,
    mend: `DELETE FROM payment_refunds WHERE id = 'ref_lost'`,
  },
];

describe('the audit of orders', () => {
  let shop: SellingService;
  beforeAll(async () => {
    shop = await sellingService();
    await shop.fillShelves(110, 100);
    await returnOnePiece();
  });
  afterAll(() => shop.close());

  async function returnOnePiece(): Promise<void> {
    const { authorization } = await shop.signedIn({ is_staff: true });
    const post = async <T>(path: string, body: unknown): Promise<T> =>
      (await shop.call(path, { method: 'POST', body, authorization })).json<T>();
    const placed = await shop.place({ rows: [[110, 2]] });
    await shop.pay(placed, 'approve', 'lost');
    for (const status of ['ready_for_packing', 'shipped', 'delivered'])
      await post(`/api/staff/orders/${placed.order_number}/status/`, { status });
    const form = { order_number: placed.order_number, key: placed.order_key, lines: [{ productId: 110, amount: 1 }] };
    const { confirmation } = await post<WithdrawOrderResponse>('/api/returns/', form);
    await post('/api/returns/', { ...form, confirmation });
    const path = `/api/staff/returns/${placed.order_number}-1/`;
    const read = async () => (await shop.call(path, { authorization })).json<StaffReturn>();
    await post(`/api/staff/returns/${(await read()).id}/receive/`, { store: 20 });
    const { version } = await read();
    const lines = [{ productId: 110, amount: 1, outcome: 'accepted', store: 20 }];
    const { total } = await post<InspectReturnResponse>(`${path}inspection/`, { version, lines });
    await post(`${path}inspection/`, { version, lines, total });
    await shop.app.outboxWorker.drain();
  }

  const broken = async () => (await findOrderFaults(shop.open.db)).map(({ rule }) => rule);

  it('finds nothing in a sound shop', async () => {
    expect((await shop.open.db.selectFrom('receipts').select('kind').execute()).length).toBe(2);
    expect(await broken()).toEqual([]);
  });

  it.each(faults)('finds where it is not so: $rule ($break)', async ({ rule, break: breaking, mend }) => {
    await sql.raw(breaking).execute(shop.open.db);
    expect(await broken()).toContain(rule);
    await sql.raw(mend).execute(shop.open.db);
    expect(await broken()).toEqual([]);
  });
});
