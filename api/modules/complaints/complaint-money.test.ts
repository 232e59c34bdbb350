import { randomUUID } from 'node:crypto';
import type {
  ApiError,
  Complaint,
  OrderReceipts,
  StaffComplaint,
  StaffOrder,
  WithdrawOrderResponse,
} from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOrderFaults } from '../../audit/find-order-faults.ts';
import { maija } from '../../testing/maija.ts';
import { type Basket, type SellingService, sellingService } from '../../testing/selling-service.ts';
import { sendOut } from '../../testing/send-out.ts';
import { hashGiftCardCode } from '../gift-cards/gift-card-code.ts';

describe('money that a complaint ends in (AFTER-123 to AFTER-126)', () => {
  let shop: SellingService;
  let staff: string;
  let buyer: string;
  beforeAll(async () => {
    shop = await sellingService({ STAFF_REFUND_LIMIT: '390' });
    await shop.fillShelves(110, 1000);
    await shop.fillShelves(100, 1000);
    staff = (await shop.signedIn({ is_staff: true })).authorization;
    buyer = (await shop.signedIn({ is_org_user: true })).authorization;
  });
  afterAll(async () => {
    expect(await findOrderFaults(shop.open.db)).toEqual([]);
    await shop.close();
  });

  let callers = 0;
  const post = (path: string, body: unknown, authorization?: string) =>
    shop.call(path, {
      ...{ method: 'POST', body, locale: 'en', from: `10.8.${++callers >> 8}.${callers & 255}` },
      ...(authorization ? { authorization } : {}),
    });
  const ordered = async (basket: Partial<Basket> = {}) => {
    const placed = await shop.place({ rows: [[110, 2]], ...basket }, basket.payment === 'invoice' ? buyer : undefined);
    if (basket.payment !== 'invoice') await shop.pay(placed, 'approve', 'lost');
    await sendOut(shop, placed);
    return { number: placed.order_number, key: placed.order_key };
  };
  const complain = async (order: { number: string; key: string }, products = [110]) =>
    filed({
      ...{ salesChannel: 'S', orderNumber: order.number, orderKey: order.key, wish: 'money' },
      rows: products.map((productId) => ({ productId, complaint: 'The seam is open.' })),
    });
  const filed = async (form: object) => {
    const asked = { customerName: 'Aino', email: maija.email, phone: maija.phone, requestKey: randomUUID(), ...form };
    const answer = await post('/api/reclamations/', asked);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    const complaint = answer.json<Complaint>();
    await move(complaint.number, { status: 'processing-return' });
    return complaint;
  };
  const open = async (number: number) =>
    (
      await shop.call(`/api/staff/reclamations/${number}/`, { authorization: staff, locale: 'en' })
    ).json<StaffComplaint>();
  const move = async (number: number, own: object, version?: number) =>
    post(
      `/api/staff/reclamations/${number}/move/`,
      { version: version ?? (await open(number)).version, status: 'processed-return', ...own },
      staff,
    );
  const refused = ({ statusCode, body }: { statusCode: number; body: string }) => {
    const { code, fields } = (JSON.parse(body) as ApiError).error;
    return [statusCode, code, Object.keys(fields ?? {})];
  };
  const staffSees = async (number: string) =>
    (await shop.call(`/api/staff/orders/${number}/`, { authorization: staff })).json<StaffOrder>();
  const receiptsOf = async ({ number, key }: { number: string; key: string }) =>
    (await shop.call(`/api/orders/${number}/receipts/?key=${key}`)).json<OrderReceipts>().receipts;
  const refundsOf = (number: number) =>
    shop.open.db
      .selectFrom('payment_refunds as f')
      .innerJoin('complaints as c', 'c.id', 'f.complaint_id')
      .select(['f.amount_minor', 'f.status'])
      .where('c.number', '=', number)
      .execute();

  /** The outbox does now what it would do later. */
  const later = async () => {
    for (let round = 0; round < 3; round += 1) {
      await shop.open.db
        .updateTable('outbox')
        .set({ available_at: new Date(0) })
        .where('sent_at', 'is', null)
        .execute();
      await shop.app.outboxWorker.drain();
    }
  };
  const moneyMailsOf = (number: string) =>
    shop.mails().filter((mail) => mail.includes(`<title>Rahat tilauksesta ${number}</title>`));

  it('goes back the way it came, once, with a receipt of its product, and page and mail tell it (AFTER-123, AFTER-125)', async () => {
    const order = await ordered();
    const { number, code } = await complain(order);
    const { givable, version } = await open(number);
    expect(givable).toEqual({ amount: 200, currency: 'eur' });
    expect(refused(await move(number, { outcome: 'refunded' }))).toEqual([400, 'invalid_request', ['refund']]);
    expect(refused(await move(number, { outcome: 'refunded', refund: 'much' }))).toEqual([
      ...[400, 'invalid_request', ['refund']],
    ]);
    expect(refused(await move(number, { outcome: 'refunded', refund: '200,01' }))).toEqual([
      ...[400, 'invalid_request', ['refund']],
    ]);
    const asked = { outcome: 'refunded', refund: '200' };
    const answers = await Promise.all([1, 2, 3].map(() => move(number, asked, version)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    const given = [{ means: 'Klarna', amount: 200, currency: 'eur' }];
    expect(await open(number)).toMatchObject({ outcome: 'refunded', given });
    expect((await shop.call(`/api/reclamations/${code}/`, { locale: 'en' })).json()).toMatchObject({ given });
    expect(await refundsOf(number)).toEqual([{ amount_minor: 20_000, status: 'done' }]);
    const [refund] = (await receiptsOf(order)).filter(({ kind }) => kind === 'refund');
    expect(refund).toMatchObject({ total: 200, lines: [{ amount: 1, total: 200, vat_percent: 25.5 }] });
    await shop.app.outboxWorker.drain();
    const mail = shop.mails().findLast((each) => each.includes(`Your complaint ${number} is settled`));
    expect(mail).toMatch(/You get back: Klarna (?:€ ?200|200)/);
    // One mail: the receipt is attached to it, and nothing is written about the money again (AFTER-130).
    expect(mail).toContain('The receipt is attached.');
    expect(mail).toContain('/receipt/#');
    await later();
    expect(moneyMailsOf(order.number)).toEqual([]);
  });

  it('is at most what is left of the complained pieces: of earlier complaints and returns, and of all that was paid (AFTER-123)', async () => {
    const order = await ordered();
    const first = await complain(order);
    expect((await move(first.number, { outcome: 'price_reduced', refund: '30,50' })).statusCode).toBe(200);
    const second = await complain(order, [110]);
    expect((await open(second.number)).givable.amount).toBe(200);
    expect((await move(second.number, { outcome: 'refunded', refund: '200' })).statusCode).toBe(200);
    const third = await complain(order);
    expect((await open(third.number)).givable.amount).toBe(169.5);

    const other = await ordered({ rows: [[110, 1]] });
    const last = await complain(other);
    await shop.call(`/api/staff/orders/${other.number}/refund/`, {
      ...{ method: 'POST', body: { amount: 150, reason: 'Late' }, authorization: staff },
      headers: { 'idempotency-key': randomUUID() },
    });
    const left = (await staffSees(other.number)).refundable_goods;
    expect(left).toBeLessThan(200);
    expect((await open(last.number)).givable.amount).toBe(left);

    const returned = await ordered();
    const both = await complain(returned, [110, 110]);
    expect((await open(both.number)).givable.amount).toBe(400);
    const path = `/api/orders/${returned.number}/withdraw/`;
    const declared = { key: returned.key, lines: [{ productId: 110, amount: 1 }] };
    const { confirmation } = (await post(path, declared)).json<WithdrawOrderResponse>();
    expect((await post(path, { ...declared, confirmation })).statusCode).toBe(200);
    expect((await open(both.number)).givable.amount).toBe(200);
  });

  it('is not asked for what went back: a complaint is about what its buyer has (AFTER-121)', async () => {
    const order = await ordered();
    const path = `/api/orders/${order.number}/withdraw/`;
    const declared = { key: order.key, lines: [{ productId: 110, amount: 1 }] };
    const { confirmation } = (await post(path, declared)).json<WithdrawOrderResponse>();
    await post(path, { ...declared, confirmation });
    const [withdrawal] = (await staffSees(order.number)).withdrawals;
    const settled = `/api/staff/orders/${order.number}/withdrawals/${withdrawal?.id}/settle/`;
    expect((await post(settled, { outcome: 'refunded' }, staff)).statusCode).toBe(200);
    await expect(complain(order, [110, 110])).rejects.toThrow(/It is not with you any more/);
    await complain(order);
  });

  it('is taken off what a later return of the same piece promises (AFTER-127)', async () => {
    const order = await ordered();
    const reduced = await complain(order);
    expect((await move(reduced.number, { outcome: 'price_reduced', refund: '30,50' })).statusCode).toBe(200);
    const promised = async (amount: number) => {
      const body = { key: order.key, lines: [{ productId: 110, amount }] };
      return (await post(`/api/orders/${order.number}/withdraw/`, body)).json<WithdrawOrderResponse>().refund;
    };
    // The piece with the reduced price comes back last: one piece alone brings its full price.
    expect([await promised(1), await promised(2)]).toEqual([200, 369.5]);
  });

  it('is held by the limit of who gives it (docs/decisions/0043)', async () => {
    const order = await ordered();
    const { number } = await complain(order, [110, 110]);
    expect(refused(await move(number, { outcome: 'refunded', refund: '400' }))).toEqual([
      ...[403, 'admin_required', ['amount']],
    ]);
    expect(await refundsOf(number)).toEqual([]);
    expect((await move(number, { outcome: 'refunded', refund: '390' })).statusCode).toBe(200);
  });

  it('goes to gift cards as far as they paid (AFTER-123)', async () => {
    const card = { code_hash: hashGiftCardCode('K-RIKKI'), initial_minor: 15_000, balance_minor: 15_000 };
    await shop.open.db.insertInto('gift_cards').values(card).execute();
    const order = await ordered({ rows: [[110, 1]], cart: { gift_cards: ['K-RIKKI'] } });
    const paid = (await staffSees(order.number)).refundable_goods;
    const { number } = await complain(order);
    expect((await move(number, { outcome: 'refunded', refund: '200' })).statusCode).toBe(200);
    const { given } = await open(number);
    expect(given).toEqual([
      { means: 'Klarna', amount: paid, currency: 'eur' },
      { means: 'Gift card', amount: Math.round((200 - paid) * 100) / 100, currency: 'eur' },
    ]);
    const { balance_minor } = await shop.open.db
      .selectFrom('gift_cards')
      .select('balance_minor')
      .where('code_hash', '=', card.code_hash)
      .executeTakeFirstOrThrow();
    expect(balance_minor).toBe(20_000 - Math.round(paid * 100));
    await later();
    expect(moneyMailsOf(order.number)).toEqual([]);
  });

  it('makes an invoice that nobody has paid smaller, by a credit note (AFTER-123)', async () => {
    const order = await ordered({ payment: 'invoice' });
    const { number } = await complain(order);
    expect((await move(number, { outcome: 'price_reduced', refund: '40' })).statusCode).toBe(200);
    expect((await open(number)).given).toEqual([{ means: 'off the invoice', amount: 40, currency: 'eur' }]);
    const [credit] = (await receiptsOf(order)).filter(({ kind }) => kind === 'credit');
    expect(credit).toMatchObject({ total: 40, lines: [{ amount: 1, total: 40 }] });
  });

  it('waits for a provider that is down, and a refused one is tried again for the same case', async () => {
    const order = await ordered();
    const { number } = await complain(order);
    await shop.klarna.faults({ failNext: 9 });
    expect((await move(number, { outcome: 'refunded', refund: '20' })).statusCode).toBe(200);
    await shop.klarna.faults({ failNext: 0 });
    expect(await refundsOf(number)).toEqual([{ amount_minor: 2_000, status: 'requested' }]);
    // The mail does not wait for it; the receipt has one of its own when it comes (AFTER-130).
    await shop.open.db
      .updateTable('outbox')
      .set({ available_at: new Date(0) })
      .where('kind', '=', 'complaint_mail')
      .where('sent_at', 'is', null)
      .execute();
    await shop.app.outboxWorker.drain();
    const settled = shop.mails().find((each) => each.includes(`Your complaint ${number} is settled`));
    expect(settled).toContain('You get back: Klarna');
    expect(settled).not.toContain('The receipt is attached.');
    await shop.reconcile('refund');
    await later();
    expect(moneyMailsOf(order.number)).toHaveLength(1);
    expect(await refundsOf(number)).toEqual([{ amount_minor: 2_000, status: 'done' }]);
  });

  it('of a purchase in a store is told with how it was given there (AFTER-124)', async () => {
    const row = { rowId: '1', manufacturer: 'Kuura', model: 'Cap', size: 'M', price: '49,90', complaint: 'It faded.' };
    const { number, code } = await filed({
      ...{ salesChannel: 'store', store: '2', receipt: '4711', timeOfPurchase: '2026-10-01', rows: [row] },
    });
    expect((await open(number)).givable).toEqual({ amount: 49.9, currency: 'eur' });
    const asked = { outcome: 'price_reduced', refund: '15' };
    expect(refused(await move(number, asked))).toEqual([400, 'invalid_request', ['means']]);
    expect(refused(await move(number, { ...asked, refund: '49,91', means: 'till' }))).toEqual([
      ...[400, 'invalid_request', ['refund']],
    ]);
    expect((await move(number, { ...asked, means: 'till' })).statusCode).toBe(200);
    const given = [{ means: 'at the till', amount: 15, currency: 'eur' }];
    expect((await shop.call(`/api/reclamations/${code}/`, { locale: 'en' })).json()).toMatchObject({ given });
    const log = await shop.open.db
      .selectFrom('audit_log')
      .select('after')
      .where('entity', '=', 'complaint')
      .where('entity_id', '=', String(number))
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(log.after).toMatchObject({ outcome: 'price_reduced', given_minor: 1_500, given_means: 'till' });
  });
});
