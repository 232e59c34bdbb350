import { sql } from 'kysely';
import type {
  Complaint,
  InspectReturnResponse,
  PayDifferenceResponse,
  StaffReturn,
  WithdrawOrderResponse,
} from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashGiftCardCode } from '../modules/gift-cards/gift-card-code.ts';
import { maija } from '../testing/maija.ts';
import { type SellingService, sellingService } from '../testing/selling-service.ts';
import { sendOut } from '../testing/send-out.ts';
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

/** The same where one exchange is kept, one was sent out, and a label was paid for. */
const faultsOfExchanges: typeof faults = [
  {
    rule: 'every exchange is reserved, sent or released',
    break: `UPDATE exchanges SET status = 'held', settled_at = NULL, order_id = NULL WHERE status = 'ordered'`,
    mend: `UPDATE exchanges e SET status = 'ordered', settled_at = now(), order_id = (SELECT order_id FROM payments WHERE provider = 'exchange')
      FROM returns r WHERE r.id = e.return_id AND r.outcome = 'refunded'`,
  },
  {
    rule: 'every exchange is reserved, sent or released',
    break: `UPDATE order_lines SET variant_id = 100 WHERE order_id IN (SELECT order_id FROM exchanges)`,
    mend: `UPDATE order_lines SET variant_id = 101 WHERE order_id IN (SELECT order_id FROM exchanges)`,
  },
  {
    rule: 'every exchange is reserved, sent or released',
    break: `UPDATE returns SET outcome = 'closed', settled_at = now() WHERE id IN (SELECT return_id FROM exchanges WHERE status = 'held')`,
    mend: `UPDATE returns SET outcome = NULL, settled_at = NULL WHERE id IN (SELECT return_id FROM exchanges WHERE status = 'held')`,
  },
  {
    rule: 'what is reserved is what orders, exchanges and transfers hold',
    break: `UPDATE stock SET reserved = 0 WHERE variant_id = 101`,
    mend: `UPDATE stock s SET reserved = e.amount FROM exchanges e WHERE e.status = 'held' AND e.variant_id = s.variant_id AND e.store_id = s.store_id`,
  },
  {
    rule: 'an exchange is paid with what was paid before',
    break: `UPDATE payments SET amount_minor = amount_minor + 1 WHERE provider = 'exchange'`,
    mend: `UPDATE payments SET amount_minor = amount_minor - 1 WHERE provider = 'exchange'`,
  },
  {
    rule: 'every exchange is reserved, sent or released',
    break: `UPDATE exchanges SET status = 'released', order_id = NULL WHERE status = 'ordered'`,
    mend: `UPDATE exchanges SET status = 'ordered', order_id = (SELECT order_id FROM payments WHERE provider = 'exchange') WHERE status = 'released'`,
  },
  {
    rule: 'a way back costs for a label only, never for a fault, and no more than what goes back',
    break: `UPDATE returns SET way = 'store' WHERE fee_minor > 0`,
    mend: `UPDATE returns SET way = 'label' WHERE fee_minor > 0`,
  },
  {
    rule: 'a way back costs for a label only, never for a fault, and no more than what goes back',
    break: `UPDATE returns SET lines = jsonb_set(lines, '{0,reason}', '"faulty"') WHERE fee_minor > 0`,
    mend: `UPDATE returns SET lines = jsonb_set(lines, '{0,reason}', '"changed_mind"') WHERE fee_minor > 0`,
  },
  {
    rule: 'a way back is paid for once',
    break: `UPDATE returns SET fee_taken_minor = fee_taken_minor - 1 WHERE fee_minor > 0`,
    mend: `UPDATE returns SET fee_taken_minor = fee_taken_minor + 1 WHERE fee_minor > 0`,
  },
  {
    rule: 'a label that was asked for is looked after',
    break: `INSERT INTO parcel_labels (return_id, carrier) SELECT id, 'x' FROM returns WHERE way = 'store'`,
    mend: `DELETE FROM parcel_labels WHERE carrier = 'x'`,
  },
  {
    rule: 'what was paid has one receipt, over what was paid',
    break: `UPDATE receipts SET cause = 'x' || cause WHERE cause = (SELECT 'payment ' || id FROM payments WHERE provider = 'exchange')`,
    mend: `UPDATE receipts SET cause = substr(cause, 2) WHERE cause LIKE 'xpayment %'`,
  },
  {
    rule: 'receipts of refunds correct no more than the receipt of the sale',
    break: `UPDATE receipts SET total_minor = total_minor + 100000 WHERE kind = 'refund'`,
    mend: `UPDATE receipts SET total_minor = total_minor - 100000 WHERE kind = 'refund'`,
  },
];

/** The same where one exchange waits for its difference, and one was paid and its money given back. */
const faultsOfDifferences: typeof faults = [
  {
    rule: 'the difference of an exchange was paid once, before it was sold',
    break: `UPDATE payments SET captured_minor = captured_minor - 1 WHERE part_of IS NOT NULL AND captured_minor > 0`,
    mend: `UPDATE payments SET captured_minor = captured_minor + 1 WHERE part_of IS NOT NULL AND captured_minor > 0`,
  },
  {
    rule: 'money is promised to an exchange only while its order waits for the difference',
    break: `UPDATE payment_refunds SET status = 'refused' WHERE status = 'requested' AND exchange_order_id IS NOT NULL`,
    mend: `UPDATE payment_refunds SET status = 'requested' WHERE status = 'refused' AND exchange_order_id IS NOT NULL`,
  },
  {
    rule: 'an exchange is paid with what was paid before',
    break: `UPDATE exchanges SET extra_minor = extra_minor - 1 WHERE extra_minor > 0`,
    mend: `UPDATE exchanges SET extra_minor = extra_minor + 1 WHERE extra_minor > 0`,
  },
  {
    rule: 'an exchange whose difference nobody paid was released, and no other one',
    break: `UPDATE exchanges SET status = 'released' WHERE extra_minor > 0`,
    mend: `UPDATE exchanges SET status = 'ordered' WHERE extra_minor > 0`,
  },
  {
    rule: 'an exchange that waits for its difference is looked after',
    break: `UPDATE outbox SET sent_at = now() WHERE kind = 'difference_end'`,
    mend: `UPDATE outbox SET sent_at = NULL WHERE kind = 'difference_end'`,
  },
  {
    rule: 'a refund is asked from payments that add up to it',
    break: `UPDATE payment_refund_sources SET amount_minor = amount_minor + 1`,
    mend: `UPDATE payment_refund_sources SET amount_minor = amount_minor - 1`,
  },
  {
    rule: 'no payment of a difference gives back more than it brought',
    break: `UPDATE payment_refund_sources SET amount_minor = amount_minor + 1
      WHERE payment_id IN (SELECT id FROM payments WHERE part_of IS NOT NULL)`,
    mend: `UPDATE payment_refund_sources SET amount_minor = amount_minor - 1
      WHERE payment_id IN (SELECT id FROM payments WHERE part_of IS NOT NULL)`,
  },
];

const toTheCent = 'a complaint that gave money of an order gave it to the cent, and for its products';
const ofAsked = 'a label of a complaint is for a product that was asked for, and costs its buyer nothing';
const ofItsOrder = 'a refund for a complaint is of its order, and the complaint tells it';
const faultsOfComplaints: typeof faults = [
  {
    rule: toTheCent,
    break: `UPDATE payment_refunds SET amount_minor = amount_minor - 1 WHERE complaint_id IS NOT NULL`,
    mend: `UPDATE payment_refunds SET amount_minor = amount_minor + 1 WHERE complaint_id IS NOT NULL`,
  },
  {
    rule: toTheCent,
    break: 'UPDATE complaint_rows SET given_minor = given_minor - 1',
    mend: 'UPDATE complaint_rows SET given_minor = given_minor + 1',
  },
  {
    rule: toTheCent,
    break: `UPDATE receipts SET cause = 'x' || cause WHERE cause LIKE 'complaint %'`,
    mend: `UPDATE receipts SET cause = substr(cause, 2) WHERE cause LIKE 'xcomplaint %'`,
  },
  {
    rule: ofItsOrder,
    break: `UPDATE complaints SET order_id = (SELECT min(id) FROM orders)`,
    mend: `UPDATE complaints SET order_id = (SELECT p.order_id FROM payments p JOIN payment_refunds f ON f.payment_id = p.id WHERE f.complaint_id IS NOT NULL)`,
  },
  {
    rule: ofItsOrder,
    break: `UPDATE complaints SET status = 'processing-return'`,
    mend: `UPDATE complaints SET status = 'processed-return'`,
  },
  {
    rule: ofAsked,
    break: `INSERT INTO parcel_labels (complaint_id, carrier, status) SELECT id, 'x', 'ready' FROM complaints`,
    mend: 'DELETE FROM parcel_labels WHERE complaint_id IS NOT NULL',
  },
  {
    rule: ofAsked,
    break: `UPDATE complaints SET tracking_code = 'JJFI', postage_minor = 690, postage_currency = 'eur', postage_means = 'bank'`,
    mend: `UPDATE complaints SET tracking_code = '', postage_minor = NULL, postage_currency = NULL, postage_means = NULL`,
  },
];

describe('the audit of orders', () => {
  let shop: SellingService;
  let authorization: string;
  beforeAll(async () => {
    shop = await sellingService();
    for (const product of [100, 101, 103, 110]) await shop.fillShelves(product, 100);
    authorization = (await shop.signedIn({ is_staff: true })).authorization;
    await returnOnePiece();
  });
  afterAll(() => shop.close());

  const post = async <T>(path: string, body: unknown): Promise<T> => {
    const answer = await shop.call(path, { method: 'POST', body, authorization });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json<T>();
  };

  /** @returns where the staff find the return of such a line of a delivered order */
  async function declare(line: object, bought: [number, number], way = 'store'): Promise<string> {
    const placed = await shop.place({ rows: [bought] });
    await shop.pay(placed, 'approve', 'lost');
    for (const status of ['ready_for_packing', 'shipped', 'delivered'])
      await post(`/api/staff/orders/${placed.order_number}/status/`, { status });
    const form = {
      ...{ order_number: placed.order_number, key: placed.order_key, lines: [{ amount: 1, ...line }] },
      ...{ way, drop_point: way === 'label' ? 'pn-2' : '' },
    };
    const { ways } = await post<WithdrawOrderResponse>('/api/returns/', form);
    const confirmation = ways.find((each) => each.way === way)?.confirmation;
    await post('/api/returns/', { ...form, confirmation });
    return `/api/staff/returns/${placed.order_number}-1/`;
  }

  async function accept(path: string, productId: number): Promise<void> {
    const read = async () => (await shop.call(path, { authorization })).json<StaffReturn>();
    await post(`/api/staff/returns/${(await read()).id}/receive/`, { store: 20 });
    const { version } = await read();
    const lines = [{ productId, amount: 1, outcome: 'accepted', store: 20 }];
    const { total } = await post<InspectReturnResponse>(`${path}inspection/`, { version, lines });
    await post(`${path}inspection/`, { version, lines, total });
    await shop.app.outboxWorker.drain();
  }

  const returnOnePiece = async () => accept(await declare({ productId: 110 }, [110, 2]), 110);

  const broken = async () => (await findOrderFaults(shop.open.db)).map(({ rule }) => rule);

  it('finds nothing in a sound shop', async () => {
    expect((await shop.open.db.selectFrom('receipts').select('kind').execute()).length).toBe(2);
    expect(await broken()).toEqual([]);
  });

  async function isFound(rule: string, breaking: string, mend: string): Promise<void> {
    await sql.raw(breaking).execute(shop.open.db);
    expect(await broken()).toContain(rule);
    await sql.raw(mend).execute(shop.open.db);
    expect(await broken()).toEqual([]);
  }

  it.each(faults)('finds where it is not so: $rule ($break)', ({ rule, break: breaking, mend }) =>
    isFound(rule, breaking, mend),
  );

  describe('of exchanges and ways back', () => {
    beforeAll(async () => {
      const exchange = { productId: 100, wish: 'exchange', variantId: 101 };
      await declare(exchange, [100, 1]);
      await accept(await declare(exchange, [100, 1]), 100);
      await accept(await declare({ productId: 110, reason: 'changed_mind' }, [110, 1], 'label'), 110);
    });

    it('finds nothing in a sound shop', async () => {
      const kept = await shop.open.db.selectFrom('exchanges').select('status').orderBy('id').execute();
      expect(kept).toEqual([{ status: 'held' }, { status: 'ordered' }]);
      expect(await broken()).toEqual([]);
    });

    it.each(faultsOfExchanges)('finds where it is not so: $rule ($break)', ({ rule, break: breaking, mend }) =>
      isFound(rule, breaking, mend),
    );
  });

  describe('of complaints (AFTER-126)', () => {
    beforeAll(async () => {
      const card = { code_hash: hashGiftCardCode('K-VIKA'), initial_minor: 15_000, balance_minor: 15_000 };
      await shop.open.db.insertInto('gift_cards').values(card).execute();
      const placed = await shop.place({ rows: [[110, 1]], cart: { gift_cards: ['K-VIKA'] } });
      await shop.pay(placed, 'approve', 'lost');
      await sendOut(shop, placed);
      const { number } = await post<Complaint>('/api/reclamations/', {
        ...{ salesChannel: 'S', orderNumber: placed.order_number, orderKey: placed.order_key, wish: 'money' },
        ...{ customerName: 'Maija', phone: maija.phone, email: maija.email, requestKey: crypto.randomUUID() },
        rows: [{ productId: 110, complaint: 'The seam is open.' }],
      });
      const path = `/api/staff/reclamations/${number}/move/`;
      await post(path, { version: 1, status: 'processing-return' });
      await post(path, { version: 2, status: 'processed-return', outcome: 'refunded', refund: '200' });
      await shop.app.outboxWorker.drain();
    });

    it('finds nothing in a sound shop', async () => {
      const [given] = await shop.open.db
        .selectFrom('complaints')
        .select(['given_minor', 'given_cards_minor', 'given_credited_minor'])
        .execute();
      expect(given).toMatchObject({ given_minor: 20_000, given_credited_minor: 0 });
      expect(given?.given_cards_minor).toBeGreaterThan(0);
      expect(await broken()).toEqual([]);
    });

    it.each(faultsOfComplaints)('finds where it is not so: $rule ($break)', ({ rule, break: breaking, mend }) =>
      isFound(rule, breaking, mend),
    );
  });

  describe('of differences', () => {
    beforeAll(async () => {
      const exchange = { productId: 103, wish: 'exchange', variantId: 101 };
      await accept(await declare(exchange, [103, 1]), 103);
      await accept(await declare(exchange, [103, 1]), 103);
      const links = shop.mails().flatMap((mail) => [...mail.matchAll(/difference\/#(\w+)\/([\w-]+)/g)]);
      const [, order_number = '', key = ''] = links.at(-1) ?? [];
      const { payment, payment_key } = await post<PayDifferenceResponse>(
        `/api/orders/${order_number}/difference/pay/`,
        {
          ...{ key, payment_method: 'klarna' },
        },
      );
      const paid = { order_number, order_key: payment_key, payment, total: 0, currency: 'eur', result_path: '' };
      await shop.pay(paid, 'approve', 'lost');
      await shop.call(`/api/staff/orders/${order_number}/refund/`, {
        ...{ method: 'POST', authorization, headers: { 'idempotency-key': 'all-of-it' }, body: { reason: 'test' } },
      });
    });

    it('finds nothing in a sound shop', async () => {
      const kept = await shop.open.db.selectFrom('payment_refund_sources').select('amount_minor').execute();
      expect(kept.map(({ amount_minor }) => amount_minor).toSorted((a, b) => a - b)).toEqual([2_000, 24_990]);
      expect(await broken()).toEqual([]);
    });

    it.each(faultsOfDifferences)('finds where it is not so: $rule ($break)', ({ rule, break: breaking, mend }) =>
      isFound(rule, breaking, mend),
    );
  });
});
