import type { OrderReceipts, OrderWithStory, Receipt, StaffOrder, WithdrawOrderResponse } from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOrderFaults } from '../../audit/find-order-faults.ts';
import { type Basket, type SellingService, sellingService } from '../../testing/selling-service.ts';
import { hashGiftCardCode } from '../gift-cards/gift-card-code.ts';

const cents = (amount: number) => Math.round(amount * 100);
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + cents(amount), 0);

/** Lines, VAT and means say the same total. */
function expectToAddUp(receipt: Receipt): void {
  const total = cents(receipt.total);
  expect(sum(receipt.lines.map((line) => line.total))).toBe(total);
  expect(sum(receipt.vat.flatMap(({ net, vat }) => [net, vat]))).toBe(total);
  expect(sum(receipt.means.map(({ amount }) => amount))).toBe(total);
}

describe('an invoice that is not paid and goes back (AFTER-81)', () => {
  let shop: SellingService;
  let staff: string;
  let buyer: string;
  beforeAll(async () => {
    shop = await sellingService();
    await shop.fillShelves(110, 1000);
    await shop.fillShelves(100, 1000);
    staff = (await shop.signedIn({ is_staff: true })).authorization;
    buyer = (await shop.signedIn({ is_org_user: true })).authorization;
  });
  afterAll(() => shop.close());

  const post = (path: string, body: unknown, authorization = staff) =>
    shop.call(path, { method: 'POST', body, locale: 'en', authorization });
  const bought = async (basket: Partial<Basket> = {}) => {
    const placed = await shop.place({ rows: [[110, 2]], payment: 'invoice', ...basket }, buyer);
    return { number: placed.order_number, key: placed.order_key, placed };
  };
  const move = async (number: string, ...statuses: string[]) => {
    for (const status of statuses) await post(`/api/staff/orders/${number}/status/`, { status });
  };
  const seen = async (number: string, key: string) =>
    (await shop.call(`/api/orders/${number}/?key=${key}`, { locale: 'en' })).json<OrderWithStory>();
  const receiptsOf = async (number: string, key: string) =>
    (await shop.call(`/api/orders/${number}/receipts/?key=${key}`)).json<OrderReceipts>().receipts;
  const staffSees = async (number: string) =>
    (await shop.call(`/api/staff/orders/${number}/`, { authorization: staff })).json<StaffOrder>();
  let callers = 0;
  const declare = async (number: string, key: string, lines: { productId: number; amount: number }[]) => {
    const path = `/api/orders/${number}/withdraw/`;
    const from = `192.0.2.${(++callers % 250) + 1}`;
    const first = await shop.call(path, { method: 'POST', body: { key, lines }, from });
    const { confirmation } = first.json<WithdrawOrderResponse>();
    await shop.call(path, { method: 'POST', body: { key, lines, confirmation }, from });
    return (await staffSees(number)).withdrawals.at(-1);
  };
  const settle = (number: string, id: number | undefined, more: object = {}) =>
    post(`/api/staff/orders/${number}/withdrawals/${id}/settle/`, { outcome: 'refunded', ...more });
  const pay = (number: string) => post(`/api/staff/orders/${number}/invoice-paid/`, { note: '' });
  const onePiece = [{ productId: 110, amount: 1 }];

  it('has a credit note also for what goes to gift cards alone, once nothing is left to pay', async () => {
    const card = { code_hash: hashGiftCardCode('K-400'), initial_minor: 40_000, balance_minor: 40_000 };
    await shop.open.db.insertInto('gift_cards').values(card).execute();
    const { number, key } = await bought({ rows: [[110, 3]], cart: { gift_cards: ['K-400'] } });
    await move(number, 'ready_for_packing', 'shipped', 'delivered');
    for (const given of [
      { credited: 200, to_gift_card: 0 },
      { credited: 8.9, to_gift_card: 191.1 },
      { credited: 0, to_gift_card: 200 },
    ])
      expect((await settle(number, (await declare(number, key, onePiece))?.id)).json()).toMatchObject(given);
    const credits = (await receiptsOf(number, key)).filter(({ kind }) => kind === 'credit');
    expect(credits.map(({ total }) => total)).toEqual([200, 200, 200]);
    for (const credit of credits) expectToAddUp(credit);
    expect(await findOrderFaults(shop.open.db)).toEqual([]);
  });

  it('in part gets a credit note and a smaller invoice, each in a series of its own, and is paid with what is left', async () => {
    const { number, key, placed } = await bought();
    await move(number, 'ready_for_packing', 'shipped', 'delivered');
    const declared = await declare(number, key, onePiece);
    expect(declared).toMatchObject({ proposed: 200, to_gift_card: 0 });
    expect((await settle(number, declared?.id)).json()).toMatchObject({ refund: null, credited: 200, to_gift_card: 0 });

    const [credit, invoice, ...others] = await receiptsOf(number, key);
    expect(others).toEqual([]);
    expect(credit).toMatchObject({ number: expect.stringMatching(/^\d{4}-C\d{6}$/), kind: 'credit', total: 200 });
    expect(credit?.lines).toMatchObject([{ amount: 1, total: 200, vat_percent: 25.5 }]);
    expect(invoice).toMatchObject({ number: expect.stringMatching(/^\d{4}-I\d{6}$/), kind: 'invoice' });
    expect(cents(invoice?.total ?? 0)).toBe(cents(placed.total) - 20_000);
    expect(invoice?.lines.at(-1)?.name).toContain(credit?.number);
    for (const receipt of [credit, invoice]) expectToAddUp(receipt as Receipt);

    const order = await seen(number, key);
    expect(order).toMatchObject({ credited_total: 200, payment_due: expect.any(String) });
    expect(order.story.at(-1)).toMatchObject({ kind: 'credited', amount: 200, receipt: credit?.number });
    expect((await pay(number)).statusCode).toBe(200);
    const sale = (await receiptsOf(number, key)).find(({ kind }) => kind === 'sale') as Receipt;
    expect(cents(sale.total)).toBe(cents(placed.total) - 20_000);
    expectToAddUp(sale);
    expect(await staffSees(number)).toMatchObject({ refundable: (cents(placed.total) - 20_000) / 100 });
    const pdf = await shop.call(credit?.pdf ?? '');
    expect([pdf.statusCode, pdf.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    expect((await staffSees(number)).receipts.map(({ kind }) => kind)).toEqual(['credit', 'invoice', 'sale']);
  });

  it('piece by piece comes to nothing, to the cent, and then needs not be paid', async () => {
    const { number, key } = await bought({
      rows: [
        [110, 3],
        [100, 2],
      ],
      cart: { discount_codes: ['KYMPPI'] },
    });
    await move(number, 'ready_for_packing', 'shipped', 'delivered');
    for (const lines of [onePiece, [{ productId: 100, amount: 1 }], onePiece, []]) {
      const declared = await declare(number, key, lines);
      expect((await settle(number, declared?.id)).statusCode).toBe(200);
    }
    const receipts = await receiptsOf(number, key);
    for (const receipt of receipts) expectToAddUp(receipt);
    const order = await seen(number, key);
    // Home delivery beyond the standard one stays to be paid.
    const open = cents(order.total) - cents(order.credited_total);
    expect(open).toBe(cents(order.delivery.price));
    expect((await pay(number)).statusCode).toBe(open > 0 ? 200 : 409);
  });

  it('whole gets a credit note over all of it, and no invoice, and a mail that leads to it (AFTER-91)', async () => {
    const { number, key, placed } = await bought();
    await move(number, 'manual_cancellation', 'cancelled');
    const receipts = await receiptsOf(number, key);
    expect(receipts.map(({ kind, total }) => [kind, total])).toEqual([['credit', placed.total]]);
    expect(receipts[0]?.lines).toHaveLength(2);
    expectToAddUp(receipts[0] as Receipt);
    expect(await seen(number, key)).toMatchObject({ payment_due: null, payment_status: 'cancelled' });
    await shop.app.outboxWorker.drain();
    expect(shop.mails().some((mail) => mail.includes(number) && mail.includes(`/receipt/#${number}/`))).toBe(true);
  });

  it('after a part was credited, its end credits the rest and no cent more', async () => {
    const { number, key, placed } = await bought();
    const declared = await declare(number, key, onePiece);
    await settle(number, declared?.id, { restock: true });
    await move(number, 'manual_cancellation', 'cancelled');
    const receipts = await receiptsOf(number, key);
    expect(receipts.map(({ kind }) => kind)).toEqual(['credit', 'invoice', 'credit']);
    const credited = receipts.filter(({ kind }) => kind === 'credit');
    expect(sum(credited.map(({ total }) => total))).toBe(cents(placed.total));
    for (const receipt of receipts) expectToAddUp(receipt);
  });

  it('of which a gift card paid a part gives the card back with the last of it', async () => {
    const code_hash = hashGiftCardCode('LAHJA-9999');
    await shop.open.db
      .updateTable('gift_cards')
      .set({ balance_minor: 10_000 })
      .where('code_hash', '=', code_hash)
      .execute();
    const { number, key } = await bought({ cart: { gift_cards: ['LAHJA-9999'] } });
    await move(number, 'manual_cancellation', 'cancelled');
    const [credit] = await receiptsOf(number, key);
    expectToAddUp(credit as Receipt);
    expect(credit?.means.map(({ amount }) => amount)).toContain(100);
    const card = await shop.open.db
      .selectFrom('gift_cards')
      .select('balance_minor')
      .where('code_hash', '=', code_hash)
      .executeTakeFirstOrThrow();
    expect(card.balance_minor).toBe(10_000);
  });

  it('is credited once, however many settle it or pay it at the same time', async () => {
    const { number, key, placed } = await bought();
    const declared = await declare(number, key, onePiece);
    const answers = await Promise.all([
      settle(number, declared?.id),
      settle(number, declared?.id),
      pay(number),
      settle(number, declared?.id),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
    const receipts = await receiptsOf(number, key);
    const given = receipts.filter(({ kind }) => kind === 'credit' || kind === 'refund');
    expect(sum(given.map(({ total }) => total))).toBe(20_000);
    const sale = receipts.find(({ kind }) => kind === 'sale');
    const left = cents(sale?.total ?? 0) - sum(given.filter(({ kind }) => kind === 'refund').map(({ total }) => total));
    expect(left).toBe(cents(placed.total) - 20_000);
  });

  it('is not credited by more than was promised', async () => {
    const { number, key } = await bought();
    const declared = await declare(number, key, onePiece);
    const answer = await settle(number, declared?.id, { amount: 200.01 });
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'refund_too_large']);
    expect(await receiptsOf(number, key)).toEqual([]);
  });

  it('leaves books that agree, and books that do not are found', async () => {
    expect(await findOrderFaults(shop.open.db)).toEqual([]);
    await shop.open.db
      .updateTable('payments')
      .set({ credited_minor: 1 })
      .where('provider', '=', 'invoice')
      .where('credited_minor', '=', 0)
      .execute();
    const broken = (await findOrderFaults(shop.open.db)).map(({ rule }) => rule);
    expect(broken).toContain('what was taken off an invoice is what its credit notes say');
  });
});
