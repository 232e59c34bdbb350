import type { CancelOrderResponse, MoveOrderResponse, RefundResponse, WithdrawOrderResponse } from 'mf-shared/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findOrderFaults } from '../../audit/find-order-faults.ts';
import { type Basket, type SellingService, sellingService } from '../../testing/selling-service.ts';

const orgBasket: Basket = { rows: [[110, 1]], payment: 'invoice' };

describe('after an order', () => {
  let shop: SellingService;
  let staff: string;
  beforeAll(async () => {
    shop = await sellingService();
    await shop.fillShelves(110, 1000);
    staff = (await shop.signedIn({ is_staff: true })).authorization;
  });
  afterEach(() => shop.klarna.faults({}));
  afterAll(() => shop.close());

  const paid = async (basket: Partial<Basket> = {}) => {
    const placed = await shop.place({ rows: [[110, 1]], ...basket });
    if (placed.payment.kind !== 'none') await shop.pay(placed, 'approve', 'lost');
    return placed;
  };
  const post = (path: string, body: unknown, authorization?: string, key: string = crypto.randomUUID()) =>
    shop.call(path, {
      method: 'POST',
      body,
      locale: 'en',
      headers: { 'idempotency-key': key },
      ...(authorization ? { authorization } : {}),
    });
  const move = (number: string, status: string, authorization = staff) =>
    post(`/api/staff/orders/${number}/status/`, { status, note: 'test' }, authorization);
  const refund = (number: string, body: object, key?: string, authorization = staff) =>
    post(`/api/staff/orders/${number}/refund/`, body, authorization, key);

  describe('POST /api/orders/{number}/cancel/ (AFTER-19)', () => {
    it('is received and waits to be handled (AFTER-19), told by mail, once', async () => {
      const { order_number, order_key } = await paid();
      const first = await post(`/api/orders/${order_number}/cancel/`, { key: order_key });
      expect(first.json<CancelOrderResponse>()).toMatchObject({ status: 'manual_cancellation' });
      const again = await post(`/api/orders/${order_number}/cancel/`, { key: order_key });
      expect(again.json()).toEqual(first.json());
      await shop.app.outboxWorker.drain();
      expect(
        shop
          .mails()
          .filter((mail) => mail.includes(`${order_number}`) && mail.includes('Cancellation request for order')),
      ).toHaveLength(1);
    });

    it('with the email alone cancels nothing: one link is mailed to it, whose key cancels (AFTER-21)', async () => {
      const { order_number, order_key } = await paid();
      const path = `/api/orders/${order_number}/cancel/`;
      const other = await post(path, { email: 'aino@example.fi' });
      expect([other.statusCode, other.json().error.code]).toEqual([404, 'order_not_found']);
      for (const email of ['Maija@Example.fi ', 'maija@example.fi'])
        expect((await post(path, { email })).json()).toMatchObject({ step: 'mailed', status: 'processing' });
      expect(await shop.statusOf(order_number)).toBe('processing');
      await shop.app.outboxWorker.drain();
      const links = shop.mails().filter((mail) => mail.includes(`Vahvista tilauksen ${order_number} peruutus`));
      expect(links).toHaveLength(1);
      // In the order's language: who knows number and email alone does not choose the buyer's (CONF-110, decision 31).
      expect(links[0]).toContain(`/view-order/#${order_number}/${order_key}`);
      expect(links[0]).not.toContain('/en/');
      expect((await post(path, { key: order_key })).json()).toMatchObject({ step: 'cancelled' });
      const done = await post(path, { email: 'maija@example.fi' });
      expect([done.statusCode, done.json().error.code]).toEqual([409, 'order_not_cancellable']);
      // A wrong key is not made good by a right email.
      const { order_number: next } = await paid();
      const wrong = await post(`/api/orders/${next}/cancel/`, { key: 'wrong-key', email: 'maija@example.fi' });
      expect(wrong.statusCode).toBe(404);
    });

    it('ends an order that nobody paid at once', async () => {
      const before = await shop.stockOf(110);
      const { order_number, order_key } = await shop.place({ rows: [[110, 1]] });
      const answer = await post(`/api/orders/${order_number}/cancel/`, { key: order_key });
      expect(answer.json()).toMatchObject({ status: 'cancelled' });
      expect(await shop.stockOf(110)).toEqual(before);
    });

    it('is refused to everybody who neither has the key nor placed it, as if there were no such order', async () => {
      const { order_number } = await paid();
      const stranger = (await shop.signedIn()).authorization;
      for (const answer of [
        await post(`/api/orders/${order_number}/cancel/`, { key: 'wrong-key' }),
        await post(`/api/orders/${order_number}/cancel/`, {}),
        await post(`/api/orders/${order_number}/cancel/`, {}, stranger),
        await post('/api/orders/1/cancel/', { key: 'wrong-key' }),
      ])
        expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'order_not_found']);
    });

    it('is too late once the order is on its way', async () => {
      const { order_number, order_key } = await paid();
      await move(order_number, 'ready_for_packing');
      await move(order_number, 'shipped');
      const answer = await post(`/api/orders/${order_number}/cancel/`, { key: order_key });
      expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'order_not_cancellable']);
    });
  });

  describe('POST /api/orders/{number}/withdraw/ (AFTER-23)', () => {
    it('tells first what it would be, declares with its confirmation, and acknowledges by mail', async () => {
      const { order_number, order_key } = await paid({ rows: [[110, 2]] });
      const path = `/api/orders/${order_number}/withdraw/`;
      const lines = [{ productId: 110, amount: 1 }];
      const first = (await post(path, { key: order_key, lines })).json<WithdrawOrderResponse>();
      expect(first).toMatchObject({ step: 'confirm', declared_at: null, refund: 200 });
      const stored = () => shop.open.db.selectFrom('returns').selectAll().execute();
      expect(await stored()).toEqual([]);
      const { confirmation } = first;
      const other = await post(path, { key: order_key, lines: [{ productId: 110, amount: 2 }], confirmation });
      expect([other.statusCode, other.json().error.code]).toEqual([409, 'withdrawal_changed']);
      const second = await post(path, { key: order_key, lines, confirmation });
      expect(second.json()).toMatchObject({ step: 'declared', lines: [{ productId: 110, amount: 1 }] });
      expect(await stored()).toHaveLength(1);
      await shop.app.outboxWorker.drain();
      const [mail] = shop.mails().filter((text) => text.includes('Withdrawal from order'));
      expect(mail).toContain(order_number);
      expect(mail).toContain('200');
    });

    it('is not open to an order whose cancellation waits to be handled: that is paid back whole (AFTER-33)', async () => {
      const { order_number, order_key } = await paid();
      await post(`/api/orders/${order_number}/cancel/`, { key: order_key });
      const answer = await post(`/api/orders/${order_number}/withdraw/`, { key: order_key });
      expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'order_not_withdrawable']);
    });

    it('takes the same goods once, however often it is sent at once', async () => {
      const { order_number, order_key } = await paid();
      const path = `/api/orders/${order_number}/withdraw/`;
      const { confirmation } = (await post(path, { key: order_key })).json<WithdrawOrderResponse>();
      const answers = await Promise.all(Array.from({ length: 5 }, () => post(path, { key: order_key, confirmation })));
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    });
  });

  describe('POST /api/staff/orders/{number}/status/ (AFTER-9 to AFTER-14)', () => {
    it('moves along, writes the audit log, and refuses any other move', async () => {
      const { order_number } = await paid();
      const answer = await move(order_number, 'ready_for_packing');
      expect(answer.json<MoveOrderResponse>().next).toContain('shipped');
      for (const status of ['delivered', 'processing', 'cancelled', 'pending_payment'])
        expect((await move(order_number, status)).statusCode).toBe(409);
      const log = await shop.open.db
        .selectFrom('audit_log')
        .select(['action', 'before', 'after'])
        .where('entity_id', '=', order_number)
        .execute();
      expect(log).toEqual([
        {
          action: 'order.status',
          before: { status: 'processing' },
          after: { status: 'ready_for_packing', note: 'test' },
        },
      ]);
    });

    it('is for staff only', async () => {
      const { order_number } = await paid();
      const customer = (await shop.signedIn()).authorization;
      expect((await move(order_number, 'ready_for_packing', customer)).statusCode).toBe(403);
      expect((await post(`/api/staff/orders/${order_number}/status/`, { status: 'shipped' })).statusCode).toBe(401);
      expect((await refund(order_number, {}, undefined, customer)).statusCode).toBe(403);
    });

    it('a cancellation that is handled puts the goods back and gives the money back, through the provider, gift card money to its card (CHECKOUT-54, GIFT-11)', async () => {
      const before = await shop.stockOf(110);
      const cardOf = () => shop.checkout({ rows: [[110, 1]], cart: { gift_cards: ['LAHJA-0050'] } });
      const balance = (await cardOf()).gift_cards[0]?.balance;
      const placed = await paid({ cart: { gift_cards: ['LAHJA-0050'] } });
      expect((await cardOf()).gift_cards[0]?.balance ?? 0).toBeLessThan(balance ?? 0);
      await move(placed.order_number, 'manual_cancellation');
      expect((await move(placed.order_number, 'cancelled')).statusCode).toBe(200);
      expect(await shop.stockOf(110)).toEqual(before);
      expect((await cardOf()).gift_cards[0]?.balance).toBe(balance);
      const [sold] = (await shop.klarna.orders()).filter(({ reference }) => reference === placed.order_number);
      expect(sold?.refunded).toEqual(sold?.captured);
    });

    it('an invoice that is not paid is called off', async () => {
      const org = (await shop.signedIn({ is_org_user: true })).authorization;
      const placed = await shop.place(orgBasket, org);
      await move(placed.order_number, 'manual_cancellation');
      await move(placed.order_number, 'cancelled');
      expect((await shop.read(placed)).payment_status).toBe('cancelled');
    });
  });

  describe.each(['klarna', 'paypal'])('refunds at %s', (payment) => {
    const givenBack = async (number: string): Promise<number> => {
      const klarna = (await shop.klarna.orders()).filter(({ reference }) => reference === number);
      const paypal = (await shop.klarna.paypalOrders()).filter(({ reference }) => reference === number);
      const cents = [
        ...klarna.flatMap(({ refunded }) => refunded),
        ...paypal.flatMap(({ captures }) =>
          captures.flatMap(({ refunds }) => refunds.map((value) => Number(value) * 100)),
        ),
      ];
      return Math.round(cents.reduce((total, cent) => total + cent, 0));
    };

    it('in part, then the rest, and never more than was captured', async () => {
      const { order_number } = await paid({ payment });
      const part = (await refund(order_number, { amount: 50.5, reason: 'scratch' })).json<RefundResponse>();
      expect(part).toMatchObject({ status: 'done', amount: 50.5, refunded_total: 50.5, currency: 'eur' });
      const tooMuch = await refund(order_number, { amount: 158.41 });
      expect([tooMuch.statusCode, tooMuch.json().error.code]).toEqual([409, 'refund_too_large']);
      expect((await refund(order_number, {})).json()).toMatchObject({ status: 'done', refunded_total: 208.9 });
      expect(await givenBack(order_number)).toBe(20_890);
      expect((await refund(order_number, {})).statusCode).toBe(409);
    });

    it('once per key, also when many ask at once', async () => {
      const { order_number } = await paid({ payment });
      const key = crypto.randomUUID();
      const answers = await Promise.all(Array.from({ length: 8 }, () => refund(order_number, { amount: 10 }, key)));
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
      expect(await givenBack(order_number)).toBe(1_000);
      expect((await refund(order_number, { amount: 11 }, key)).statusCode).toBe(422);
    });

    it('are kept for a provider that is down, and given once when it is back', async () => {
      const { order_number } = await paid({ payment });
      await shop.klarna.faults({ failAfterNext: 3 });
      expect((await refund(order_number, {})).json()).toMatchObject({ status: 'requested', refunded_total: 0 });
      await shop.klarna.faults({});
      await shop.reconcile('refund');
      expect(await givenBack(order_number)).toBe(20_890);
    });
  });

  it('leaves books that agree', async () => {
    expect(await findOrderFaults(shop.open.db)).toEqual([]);
  });
});
