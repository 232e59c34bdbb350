import type { Transaction } from 'kysely';
import type { CustomerReceipts, OrderReceipts, Receipt, StaffOrder, WithdrawOrderResponse } from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOrderFaults } from '../../audit/find-order-faults.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Tables } from '../../db/schema.ts';
import { serviceSettings } from '../../service-settings.ts';
import { type Basket, type SellingService, sellingService } from '../../testing/selling-service.ts';
import { hashGiftCardCode } from '../gift-cards/gift-card-code.ts';
import { issueMissingReceipts } from './issue-missing-receipts.ts';
import { issue } from './issue-receipt.ts';

const cents = (amount: number) => Math.round(amount * 100);
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + cents(amount), 0);

/** Lines, VAT and means say the same total. */
function expectToAddUp(receipt: Receipt): void {
  const total = cents(receipt.total);
  expect(sum(receipt.lines.map((line) => line.total))).toBe(total);
  expect(sum(receipt.vat.flatMap(({ net, vat }) => [net, vat]))).toBe(total);
  expect(sum(receipt.means.map(({ amount }) => amount))).toBe(total);
  for (const line of receipt.lines)
    expect(cents(line.unit_price) * line.amount - cents(line.reduced)).toBe(cents(line.total));
}

describe('receipts (AFTER-84 to AFTER-86)', () => {
  let shop: SellingService;
  let staff: string;
  beforeAll(async () => {
    shop = await sellingService();
    await shop.fillShelves(110, 1000);
    await shop.fillShelves(100, 1000);
    staff = (await shop.signedIn({ is_staff: true })).authorization;
  });
  afterAll(() => shop.close());

  const paid = async (basket: Partial<Basket> = {}, authorization?: string) => {
    const placed = await shop.place({ rows: [[110, 2]], ...basket }, authorization);
    if (basket.payment !== 'giftcard') await shop.pay(placed, 'approve', 'lost');
    return { number: placed.order_number, key: placed.order_key, placed };
  };
  const receiptsOf = async (number: string, key: string) =>
    (await shop.call(`/api/orders/${number}/receipts/?key=${key}`)).json<OrderReceipts>().receipts;
  const post = (path: string, body: unknown) =>
    shop.call(path, { method: 'POST', body, locale: 'en', authorization: staff });
  const cancel = async (number: string) => {
    for (const status of ['manual_cancellation', 'cancelled'])
      await post(`/api/staff/orders/${number}/status/`, { status });
  };
  const withdraw = async (number: string, key: string, lines: object[]) => {
    const path = `/api/orders/${number}/withdraw/`;
    const first = await shop.call(path, { method: 'POST', body: { key, lines } });
    const { confirmation } = first.json<WithdrawOrderResponse>();
    await shop.call(path, { method: 'POST', body: { key, lines, confirmation } });
    const seen = await shop.call(`/api/staff/orders/${number}/`, { authorization: staff });
    const declared = seen.json<StaffOrder>().withdrawals.at(-1);
    return post(`/api/staff/orders/${number}/withdrawals/${declared?.id}/settle/`, { outcome: 'refunded' });
  };

  it('are issued with the payment: seller, lines, VAT and means that add up to what was charged', async () => {
    const { number, key, placed } = await paid({
      rows: [
        [110, 2],
        [100, 1],
      ],
      cart: { discount_codes: ['KYMPPI'] },
    });
    const [receipt, ...others] = await receiptsOf(number, key);
    expect(others).toEqual([]);
    expect(receipt).toMatchObject({
      number: expect.stringMatching(/^\d{4}-\d{6}$/),
      kind: 'sale',
      order_number: number,
      total: placed.total,
      currency: 'eur',
      language: 'fi',
      seller: { name: 'Havu Oy', business_id: '9104822-8' },
      buyer: { name: 'Maija Meikäläinen', organisation: '' },
      means: [{ name: 'Klarna', amount: placed.total }],
    });
    if (receipt) expectToAddUp(receipt);
  });

  it('begin each series anew with the year of the shop’s clock, and what comes late goes on in its own year (AFTER-84)', async () => {
    const { number } = await paid();
    const { db } = shop.open;
    const { id } = await db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirstOrThrow();
    const { document } = await db
      .selectFrom('receipts')
      .select('document')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    // Midnight in Helsinki is ten in the evening of the day before by the clock of the machine.
    const turn = Date.UTC(2031, 11, 31, 22);
    const old = new Date(turn - 1);
    const fresh = new Date(turn);
    const book = async (tx: Transaction<Tables>, kind: 'refund' | 'credit', at: Date) =>
      issue(tx, {
        ...{ kind, orderId: id, cause: crypto.randomUUID(), totalMinor: 100, currency: 'eur' },
        ...{ document, at },
      });
    const numbers = async () => {
      const told: (string | null)[] = [];
      const undone = inTransaction(db, async (tx) => {
        for (const [kind, at] of [
          ['refund', old],
          ['refund', fresh],
          ['credit', fresh],
          ['refund', fresh],
          ['credit', old],
          ['refund', old],
        ] as const)
          told.push(await book(tx, kind, at));
        throw new Error('nothing of it stays');
      });
      await expect(undone).rejects.toThrow('nothing of it stays');
      return told;
    };
    const expected = [
      ...['2031-R000001', '2032-R000001', '2032-C000001', '2032-R000002'],
      ...['2031-C000001', '2031-R000002'],
    ];
    expect(await numbers()).toEqual(expected);
    // What was undone has taken no number.
    expect(await numbers()).toEqual(expected);
  });

  it('are none before the money is there', async () => {
    const placed = await shop.place({ rows: [[110, 1]] });
    expect(await receiptsOf(placed.order_number, placed.order_key)).toEqual([]);
  });

  it('tell what gift cards paid, and in kronor add up to the krona', async () => {
    await shop.open.db
      .updateTable('gift_cards')
      .set({ balance_minor: 15_000 })
      .where('code_hash', '=', hashGiftCardCode('LAHJA-9999'))
      .execute();
    const { number, key, placed } = await paid({
      rows: [[110, 3]],
      currency: 'sek',
      method: 'postnord-home',
      form: { postal_code: '11122', city: 'Stockholm' },
      cart: { country_code: 'se', language_code: 'sv', currency_code: 'sek', gift_cards: ['LAHJA-9999'] },
    });
    const [receipt] = await receiptsOf(number, key);
    if (!receipt) throw new Error('no receipt');
    expectToAddUp(receipt);
    expect(receipt).toMatchObject({ currency: 'sek', language: 'sv', words: { title: 'Kvitto' } });
    expect(receipt.means.map(({ name }) => name)).toEqual(['Klarna', 'Presentkort']);
    expect(receipt.means[0]?.amount).toBe(placed.total);
    expect(receipt.total).toBeGreaterThan(placed.total);
  });

  it('name the goods that came back, with their VAT, and at the end correct the whole sale', async () => {
    const { number, key } = await paid({
      rows: [
        [110, 3],
        [100, 1],
      ],
    });
    for (const lines of [[{ productId: 110, amount: 1 }], [{ productId: 100, amount: 1 }]])
      expect((await withdraw(number, key, lines)).statusCode).toBe(200);
    const [sale, first, second] = await receiptsOf(number, key);
    if (!sale || !first || !second) throw new Error('receipts are missing');
    expect([first.kind, first.number]).toEqual(['refund', expect.stringMatching(/^\d{4}-R\d{6}$/)]);
    expect(first.lines).toMatchObject([{ amount: 1, total: first.total }]);
    for (const receipt of [first, second]) expectToAddUp(receipt);
    await cancel(number);
    const all = await receiptsOf(number, key);
    const refunds = all.filter(({ kind }) => kind === 'refund');
    expect(sum(refunds.map(({ total }) => total))).toBe(cents(sale.total));
    for (const { percent, net, vat } of sale.vat) {
      const parts = refunds.flatMap((refund) => refund.vat).filter((part) => part.percent === percent);
      expect([sum(parts.map((part) => part.net)), sum(parts.map((part) => part.vat))]).toEqual([
        cents(net),
        cents(vat),
      ]);
    }
  });

  it('add up line by line where the price of the pieces that come back does not divide evenly', async () => {
    const { number, key } = await paid({ rows: [[110, 6]], cart: { discount_codes: ['KYMPPI'] } });
    expect((await withdraw(number, key, [{ productId: 110, amount: 3 }])).statusCode).toBe(200);
    const refund = (await receiptsOf(number, key)).at(-1);
    expect(refund?.lines).toMatchObject([{ amount: 3, total: refund?.total }]);
    expect(cents(refund?.total ?? 0) % 3).not.toBe(0);
    if (refund) expectToAddUp(refund);
  });

  it('of an order that a gift card paid are issued at once, and corrected when the card gets its money back', async () => {
    await shop.open.db
      .updateTable('gift_cards')
      .set({ balance_minor: 90_000 })
      .where('code_hash', '=', hashGiftCardCode('LAHJA-9999'))
      .execute();
    const { number, key } = await paid({ payment: 'giftcard', cart: { gift_cards: ['LAHJA-9999'] } });
    expect(await receiptsOf(number, key)).toMatchObject([{ kind: 'sale', means: [{ name: 'Lahjakortti' }] }]);
    await cancel(number);
    const [sale, refund] = await receiptsOf(number, key);
    expect(refund).toMatchObject({ kind: 'refund', total: sale?.total, means: [{ name: 'Lahjakortti' }] });
  });

  it('open as a PDF by their signed address, and by no other', async () => {
    const { number, key } = await paid();
    const [receipt] = await receiptsOf(number, key);
    if (!receipt) throw new Error('no receipt');
    const pdf = await shop.call(receipt.pdf);
    expect([pdf.statusCode, pdf.headers['content-type'], pdf.body.slice(0, 5)]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
    expect((await shop.call(receipt.pdf.replace(receipt.number, '2026-000001'))).statusCode).toBe(403);
    const later = receipt.pdf.replace(/until=(\d+)/, (_, until) => `until=${Number(until) + 1}`);
    expect((await shop.call(later)).statusCode).toBe(403);
  });

  it('are for the buyer alone: not with another key, nor by number and email, nor for another customer', async () => {
    const owner = await shop.signedIn();
    const other = await shop.signedIn();
    const { number } = await paid({}, owner.authorization);
    const path = `/api/orders/${number}/receipts/`;
    const own = await shop.call(path, { authorization: owner.authorization });
    expect(own.json<OrderReceipts>().receipts).toHaveLength(1);
    for (const call of [
      shop.call(`${path}?key=wrong`),
      shop.call(`${path}?email=maija%40example.fi`),
      shop.call(path, { authorization: other.authorization }),
    ])
      expect((await call).statusCode).toBe(404);
    const listed = await shop.call('/api/customer/receipts/', { authorization: owner.authorization });
    expect(listed.json<CustomerReceipts>().receipts).toMatchObject([{ order_number: number, kind: 'sale' }]);
  });

  it('are numbered without gaps, however many are paid and given back at once', async () => {
    const placed = await Promise.all(Array.from({ length: 20 }, () => shop.place({ rows: [[110, 1]] })));
    await Promise.all(placed.map((each, at) => shop.pay(each, at % 5 === 0 ? 'deny' : 'approve', 'repeated')));
    const sold = placed.filter((_, at) => at % 5 !== 0);
    await Promise.all(sold.slice(0, 8).map((each) => cancel(each.order_number)));
    const rows = await shop.open.db.selectFrom('receipts').select(['kind', 'sequence']).execute();
    for (const kind of ['sale', 'refund'] as const) {
      const numbers = rows.filter((row) => row.kind === kind).map(({ sequence }) => sequence);
      expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, at) => at + 1));
    }
    expect(await findOrderFaults(shop.open.db)).toEqual([]);
  });

  it('are issued for what was paid before there were any, each once, by however many processes', async () => {
    const { db } = shop.open;
    const count = async () =>
      Number((await db.selectFrom('receipts').select(db.fn.countAll().as('all')).executeTakeFirstOrThrow()).all);
    const before = await count();
    await db.deleteFrom('receipts').execute();
    await db.deleteFrom('receipt_series').execute();
    const { seller } = serviceSettings({});
    await Promise.all([issueMissingReceipts(db, seller), issueMissingReceipts(db, seller)]);
    expect(await findOrderFaults(db)).toEqual([]);
    // Refunds to gift cards alone were never written down elsewhere.
    const toCards = 1;
    expect(await count()).toBe(before - toCards);
    expect(await issueMissingReceipts(db, seller)).toBe(0);
  });
});
