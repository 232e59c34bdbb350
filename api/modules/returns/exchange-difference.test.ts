import type {
  AuthorisePaymentResponse,
  Difference,
  ExchangeChoices,
  Order,
  OrderReceipts,
  PayDifferenceResponse,
  ReturnCase,
  SettleWithdrawalResponse,
  StaffRefundsResponse,
  StaffReturnsResponse,
  WithdrawOrderResponse,
} from 'mf-shared/contract';
import { longDate } from 'mf-shared/rules/long-date';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOrderFaults } from '../../audit/find-order-faults.ts';
import { serviceSettings } from '../../service-settings.ts';
import { onDayBefore } from '../../testing/days-ago.ts';
import { type Basket, type SellingService, sellingService } from '../../testing/selling-service.ts';
import { remind } from '../reminders/remind.ts';
import { loadServiceSecret } from '../secrets/service-secret.ts';

const dayMs = 86_400_000;
/** Variants of one product: a cheap M, and dearer ones: another colour, and another size of the same colour. */
const [cheap, dearColour, dearSize] = [103, 101, 102] as const;
const [cheapPrice, dearPrice, extra] = [249.9, 269.9, 20] as const;

describe('the difference of an exchange (AFTER-94, AFTER-95)', () => {
  let shop: SellingService;
  let staff: string;
  beforeAll(async () => {
    shop = await sellingService();
    await shop.open.db.updateTable('delivery_methods').set({ free_from_minor: null }).execute();
    for (const id of [cheap, dearColour, dearSize]) await shop.fillShelves(id, 500);
    staff = (await shop.signedIn({ is_staff: true })).authorization;
  });
  afterAll(() => shop.close());

  let callers = 0;
  const post = (path: string, body: unknown, authorization?: string) =>
    shop.call(path, {
      ...{ method: 'POST', body, locale: 'en', from: `192.0.2.${(++callers % 250) + 1}` },
      ...(authorization ? { authorization } : {}),
    });
  const arrive = async (number: string, daysAgo: number) => {
    for (const status of ['ready_for_packing', 'shipped', 'delivered'])
      await post(`/api/staff/orders/${number}/status/`, { status }, staff);
    await shop.open.db
      .updateTable('order_status_history')
      .set({ at: onDayBefore(daysAgo) })
      .where('status', '=', 'delivered')
      .where('order_id', 'in', shop.open.db.selectFrom('orders').select('id').where('number', '=', number))
      .execute();
  };
  const delivered = async (daysAgo = 20, basket: Basket = { rows: [[cheap, 1]] }) => {
    const placed = await shop.place(basket);
    if (placed.payment.kind !== 'none') await shop.pay(placed, 'approve', 'lost');
    await arrive(placed.order_number, daysAgo);
    return { order_number: placed.order_number, key: placed.order_key };
  };
  type Proof = { order_number: string; key: string };
  const declared = async (proof: Proof, variantId: number = dearColour, amount = 1, productId: number = cheap) => {
    const lines = [{ productId, amount, reason: 'other', wish: 'exchange', variantId }];
    const told = (await post('/api/returns/', { ...proof, lines })).json<WithdrawOrderResponse>();
    const answer = await post('/api/returns/', { ...proof, lines, confirmation: told.confirmation });
    const { code } = answer.json<WithdrawOrderResponse>();
    if (!code) throw new Error(answer.body);
    const found = (await shop.call(`/api/staff/returns/?q=${proof.order_number}`, { authorization: staff }))
      .json<StaffReturnsResponse>()
      .results.at(0);
    return { told, code, id: found?.id ?? 0 };
  };
  const settle = async (number: string, id: number) => {
    const answer = await post(
      `/api/staff/orders/${number}/withdrawals/${id}/settle/`,
      { outcome: 'refunded', restock: true },
      staff,
    );
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json<SettleWithdrawalResponse>();
  };
  const seen = async (code: string) => (await shop.call(`/api/returns/${code}/`, { locale: 'en' })).json<ReturnCase>();
  /** An exchange whose return was accepted: its order and its key. */
  const accepted = async (basket?: Basket, variantId: number = dearColour, daysAgo = 20) => {
    const proof = await delivered(daysAgo, basket);
    const { code, id } = await declared(proof, variantId, basket?.rows?.[0]?.[1] ?? 1);
    await settle(proof.order_number, id);
    const [exchange] = (await seen(code)).exchange_orders;
    if (!exchange) throw new Error('no order');
    return { first: proof.order_number, code, number: exchange.number, key: exchange.key };
  };
  type Exchanged = Awaited<ReturnType<typeof accepted>>;
  const pathOf = ({ number }: Exchanged) => `/api/orders/${number}/difference/`;
  const asked = (of: Exchanged) => shop.call(`${pathOf(of)}?key=${of.key}`, { locale: 'en' });
  const read = async (of: Exchanged) => (await asked(of)).json<Difference>();
  const start = (of: Exchanged, payment_method: 'klarna' | 'paypal' = 'klarna') =>
    post(`${pathOf(of)}pay/`, { key: of.key, payment_method });
  const opened = async (of: Exchanged, slug: 'klarna' | 'paypal' = 'klarna') => {
    const answer = await start(of, slug);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    const { payment, payment_key } = answer.json<PayDifferenceResponse>();
    return { payment, order_number: of.number, order_key: payment_key, total: 0, currency: 'eur', result_path: '' };
  };
  const orderOf = async ({ number, key }: Exchanged) =>
    (await shop.call(`/api/orders/${number}/?key=${key}`, { locale: 'en' })).json<Order>();
  const refundsOf = async (number: string) =>
    (await shop.klarna.orders()).filter(({ reference }) => reference === number).flatMap(({ refunded }) => refunded);
  const mailsOf = async (words: string) => {
    await shop.app.outboxWorker.drain();
    return shop.mails().filter((mail) => mail.includes(words));
  };
  /** Its last day is over. */
  const timeOver = async ({ number }: Exchanged) => {
    const { db } = shop.open;
    const { id } = await db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirstOrThrow();
    await db
      .updateTable('exchanges')
      .set({ expires_at: new Date(0) })
      .where('order_id', '=', id)
      .execute();
    await lookNow(id);
  };
  const lookNow = async (id: number) => {
    await shop.open.db
      .updateTable('outbox')
      .set({ available_at: new Date(0) })
      .where('dedupe_key', '=', `difference_end ${id}`)
      .execute();
    await shop.app.outboxWorker.drain();
  };
  const remindOn = async (days: number, environment: NodeJS.ProcessEnv = {}) => {
    const secret = await loadServiceSecret(shop.open.db, null);
    const now = new Date(Date.now() + days * dayMs);
    await remind({ db: shop.open.db, secret, settings: serviceSettings(environment) }, now);
  };
  const remindersOf = async ({ number }: Exchanged) => {
    const entries = await shop.open.db.selectFrom('outbox').select('payload').where('kind', '=', 'mail').execute();
    return entries.filter(({ payload }) => {
      const mail = payload as { template?: string; values?: { exchange_number?: string } };
      return mail.template === 'exchange_pay_reminder' && mail.values?.exchange_number === number;
    });
  };
  const isSound = async () => expect(await findOrderFaults(shop.open.db)).toEqual([]);

  describe('is reminded of before its last day (AFTER-119)', () => {
    it('once, whoever looks, with what is to be paid until when, and how to get no more', async () => {
      const of = await accepted();
      await remindOn(4);
      expect(await remindersOf(of)).toEqual([]);
      await remindOn(5, { DIFFERENCE_REMINDER_DAYS: '0' });
      expect(await remindersOf(of)).toEqual([]);
      await Promise.all([remindOn(5), remindOn(5)]);
      await remindOn(7);
      expect(await remindersOf(of)).toHaveLength(1);
      const [mail, ...others] = (await mailsOf(`/order/difference/#${of.number}/`)).filter((each) =>
        each.includes('accounts/stop_reminders/#'),
      );
      expect(others).toEqual([]);
      expect(mail).toContain(of.key);
      expect(mail?.replaceAll(/\u00a0|&nbsp;/g, ' ')).toContain('20 €');
      expect(mail).toContain(longDate((await read(of)).pay_until, 'fi'));
      await isSound();
    });

    it('not to who has paid, approved a payment or given it up, not to who wants no reminders, and not after it', async () => {
      const paid = await accepted();
      await shop.pay(await opened(paid), 'approve');
      const waiting = await accepted();
      const part = await opened(waiting);
      const { db } = shop.open;
      await db
        .updateTable('payments')
        .set({ provider_token: 'approved' })
        .where('part_of', 'is not', null)
        .where('order_id', 'in', db.selectFrom('orders').select('id').where('number', '=', part.order_number))
        .execute();
      const given = await accepted();
      await post(`${pathOf(given)}give-up/`, { key: given.key });
      const late = await accepted();
      await remindOn(8);
      const stopped = await accepted({ rows: [[cheap, 1]], form: { email: 'no-reminders@example.fi' } });
      await post('/api/accounts/stop_reminders/', { email: 'no-reminders@example.fi' });
      await remindOn(6);
      for (const each of [paid, waiting, given, stopped]) expect(await remindersOf(each)).toEqual([]);
      // A buyer who began to pay and did not approve it is reminded.
      expect(await remindersOf(late)).toHaveLength(1);
    });
  });

  it('is told for each variant, per number of pieces, and with the declaration before it is sent', async () => {
    const proof = await delivered();
    const { lines } = (await post('/api/returns/exchanges/', proof)).json<ExchangeChoices>();
    expect(
      lines[0]?.choices.filter(({ variantId }) => [dearColour, dearSize].includes(variantId as 101)),
    ).toMatchObject([
      { variantId: dearColour, price: dearPrice, given_back: [0], extra: [extra] },
      { variantId: dearSize, price: dearPrice, given_back: [0], extra: [extra] },
    ]);
    const { told, code } = await declared(proof);
    expect(told).toMatchObject({ refund: 0, lines: [{ exchange: { state: 'wanted', extra } }] });
    expect((await seen(code)).lines).toMatchObject([{ exchange: { state: 'held', extra, order_number: null } }]);
    await isSound();
  });

  it('is paid once the return is accepted; then the order is sold, and all receipts add up', async () => {
    const before = await shop.stockOf(dearColour);
    const of = await accepted();
    expect(await read(of)).toMatchObject({
      ...{ state: 'due', amount: extra, currency: 'eur', failed: null, lines: [{ amount: 1 }] },
      methods: [{ slug: 'klarna' }, { slug: 'paypal' }],
    });
    // Nothing leaves before it is paid.
    expect(await orderOf(of)).toMatchObject({ status: 'pending_payment', total: dearPrice });
    expect(await shop.stockOf(dearColour)).toEqual({ ...before, reserved: before.reserved + 1 });
    expect(
      (await post(`/api/staff/orders/${of.number}/status/`, { status: 'ready_for_packing' }, staff)).statusCode,
    ).not.toBe(200);
    const [mail] = await mailsOf(`/order/difference/#${of.number}/${of.key}`);
    expect(mail).toContain('20');
    await isSound();

    const answer = await shop.pay(await opened(of), 'approve', 'lost');
    expect(answer).toMatchObject({ result: 'ok', result_path: `/order/difference/#${of.number}/${of.key}` });
    expect(await read(of)).toMatchObject({ state: 'paid', methods: [] });
    expect(await orderOf(of)).toMatchObject({ status: 'processing', total: dearPrice, exchange_for: of.first });
    expect(await shop.stockOf(dearColour)).toEqual({ quantity: before.quantity - 1, reserved: before.reserved });
    const receipts = (
      await shop.call(`/api/orders/${of.number}/receipts/?key=${of.key}`, { locale: 'en' })
    ).json<OrderReceipts>();
    expect(receipts.receipts.map(({ total, means }) => ({ total, means }))).toEqual([
      {
        total: dearPrice,
        means: [
          { name: 'Vaihto', amount: cheapPrice },
          { name: 'Klarna', amount: extra },
        ],
      },
    ]);
    expect((await start(of)).json().error.code).toBe('difference_over');
    expect(await refundsOf(of.first)).toEqual([]);
    await isSound();
  });

  it('is charged once, whatever tabs, callbacks and clocks do', async () => {
    const of = await accepted();
    const [one, two] = await Promise.all([opened(of), opened(of)]);
    expect(two.payment).toEqual(one.payment);
    await Promise.all([shop.pay(one, 'approve', 'repeated'), timeOver(of), shop.reconcile()]);
    await shop.reconcile();
    const state = (await read(of)).state;
    expect(['paid', 'over']).toContain(state);
    const charged = (await shop.klarna.orders()).filter(({ reference }) => reference === of.number);
    expect(charged.flatMap(({ captured }) => captured)).toEqual(state === 'paid' ? [2_000] : []);
    expect(await refundsOf(of.first)).toEqual(state === 'paid' ? [] : [24_990]);
    await isSound();
  });

  it('can be tried again after a refusal, by another means, and only one of them is charged', async () => {
    const of = await accepted();
    const denied = await opened(of);
    expect(await shop.pay(denied, 'deny')).toMatchObject({ result: 'error' });
    expect(await read(of)).toMatchObject({ state: 'due', failed: 'failed' });
    const left = await opened(of, 'klarna');
    const other = await opened(of, 'paypal');
    // The first tab comes back with an approval when the other means was chosen: it is given back.
    expect(await shop.pay(left, 'approve', 'lost')).toMatchObject({ result: 'cancelled' });
    expect(await shop.pay(other, 'approve', 'lost')).toMatchObject({ result: 'ok' });
    const parts = await shop.open.db
      .selectFrom('payments as p')
      .innerJoin('orders as o', 'o.id', 'p.order_id')
      .select(['p.provider', 'p.status'])
      .where('o.number', '=', of.number)
      .where('p.part_of', 'is not', null)
      .orderBy('p.created_at')
      .execute();
    expect(parts).toEqual([
      { provider: 'klarna', status: 'failed' },
      { provider: 'klarna', status: 'cancelled' },
      { provider: 'paypal', status: 'captured' },
    ]);
    await isSound();
  });

  it('outlives an open payment whose time is over, until its own last day', async () => {
    const of = await accepted();
    await opened(of);
    await shop.open.db
      .updateTable('payments')
      .set({ created_at: new Date(Date.now() - dayMs) })
      .where('part_of', 'is not', null)
      .where('status', '=', 'created')
      .execute();
    await shop.reconcile();
    expect(await read(of)).toMatchObject({ state: 'due' });
    expect(await shop.pay(await opened(of), 'approve', 'lost')).toMatchObject({ result: 'ok' });
    await isSound();
  });

  it('not paid in time: the goods are free, and what came back is paid with the delivery, once', async () => {
    const before = await shop.stockOf(dearColour);
    const of = await accepted(undefined, dearColour, 3);
    const late = await opened(of);
    await Promise.all(Array.from({ length: 4 }, () => timeOver(of)));
    expect(await read(of)).toMatchObject({ state: 'over' });
    expect(await shop.stockOf(dearColour)).toEqual(before);
    // The goods, and standard delivery, because nothing of the order stays.
    expect(await refundsOf(of.first)).toEqual([24_990 + 590]);
    expect(await seen(of.code)).toMatchObject({
      lines: [{ exchange: { state: 'released', order_number: null } }],
      given: [{ amount: 255.8, is_done: true }],
    });
    expect(await mailsOf('ei maksettu ajoissa')).not.toEqual([]);
    // A buyer who approves afterwards keeps the money.
    await shop.pay(late, 'approve', 'lost');
    expect((await shop.klarna.orders()).filter(({ reference }) => reference === of.number && reference)).toEqual([]);
    expect((await start(of)).json().error.code).toBe('difference_over');
    await isSound();
  });

  it('can be given up for the money, on its page or by cancelling the order, but not under an approved payment', async () => {
    const of = await accepted();
    expect((await post(`${pathOf(of)}give-up/`, { key: of.key })).json()).toMatchObject({ state: 'over' });
    expect((await post(`${pathOf(of)}give-up/`, { key: of.key })).json()).toMatchObject({ state: 'over' });
    expect(await refundsOf(of.first)).toEqual([24_990]);
    // The order is in Finnish, the request in English (CONF-110).
    expect(await mailsOf(`Money back for return ${of.first}-1`)).toHaveLength(1);
    const second = await accepted();
    await post(`/api/orders/${second.number}/cancel/`, { key: second.key });
    expect(await orderOf(second)).toMatchObject({ status: 'cancelled' });
    expect(await refundsOf(second.first)).toEqual([24_990]);
    const third = await accepted();
    expect(await shop.pay(await opened(third), 'pending', 'lost')).toMatchObject({ result: 'pending' });
    expect(await read(third)).toMatchObject({ state: 'waiting' });
    expect((await post(`${pathOf(third)}give-up/`, { key: third.key })).json().error.code).toBe('payment_under_way');
    await timeOver(third);
    expect(await read(third)).toMatchObject({ state: 'waiting' });
    await isSound();
  });

  it('goes back with the goods: each provider gives what it took, to the cent', async () => {
    const of = await accepted();
    await shop.pay(await opened(of), 'approve', 'lost');
    await arrive(of.number, 1);
    const { code, id } = await (async () => {
      const proof = { order_number: of.number, key: of.key };
      const lines = [{ productId: dearColour, amount: 1 }];
      const told = (await post('/api/returns/', { ...proof, lines })).json<WithdrawOrderResponse>();
      expect(told.refund).toBe(dearPrice);
      const answer = await post('/api/returns/', { ...proof, lines, confirmation: told.confirmation });
      const found = (
        await shop.call(`/api/staff/returns/?q=${of.number}`, { authorization: staff })
      ).json<StaffReturnsResponse>();
      return { code: answer.json<WithdrawOrderResponse>().code ?? '', id: found.results[0]?.id ?? 0 };
    })();
    expect(await settle(of.number, id)).toMatchObject({ refund: { amount: dearPrice, status: 'done' } });
    expect(await refundsOf(of.first)).toEqual([24_990]);
    expect(await refundsOf(of.number)).toEqual([2_000]);
    expect(await seen(code)).toMatchObject({
      status: 'processed-return',
      given: [{ amount: dearPrice, is_done: true }],
    });
    await isSound();
  });

  const refund = (number: string, amount?: number, key: string = crypto.randomUUID()) =>
    shop.call(`/api/staff/orders/${number}/refund/`, {
      ...{ method: 'POST', authorization: staff, headers: { 'idempotency-key': key } },
      body: { reason: 'test', ...(amount !== undefined && { amount }) },
    });

  it('is asked from one provider where one has enough, and from both where all goes back', async () => {
    const of = await accepted();
    await shop.pay(await opened(of), 'approve', 'lost');
    expect((await refund(of.number, 5)).statusCode).toBe(200);
    expect([await refundsOf(of.first), await refundsOf(of.number)]).toEqual([[500], []]);
    expect((await refund(of.number)).statusCode).toBe(200);
    expect([await refundsOf(of.first), await refundsOf(of.number)]).toEqual([[500, 24_490], [2_000]]);
    expect((await refund(of.number)).statusCode).toBe(409);
    await isSound();
  });

  it('leaves what one of two providers refuses to the staff, who ask for that part again', async () => {
    const of = await accepted();
    await shop.pay(await opened(of), 'approve', 'lost');
    await shop.klarna.faults({ refuseNext: 1, at: '/refunds' });
    const key = crypto.randomUUID();
    await refund(of.number, 269.9, key);
    await shop.klarna.faults({});
    // The answer was lost, and the same is asked for again.
    expect((await refund(of.number, 269.9, key)).statusCode).toBe(200);
    const given = async () =>
      [...(await refundsOf(of.first)), ...(await refundsOf(of.number))].reduce((a, b) => a + b, 0);
    expect([2_000, 24_990]).toContain(await given());
    await isSound();
    const { results } = (await shop.call('/api/staff/refunds/', { authorization: staff })).json<StaffRefundsResponse>();
    const [refused, ...more] = results.filter(({ order_number }) => order_number === of.number);
    expect([refused?.state, more.length]).toEqual(['refused', 0]);
    expect(Math.round((refused?.amount ?? 0) * 100)).toBe(26_990 - (await given()));
    await post(`/api/staff/refunds/${refused?.id}/`, { action: 'again' }, staff);
    expect(await given()).toBe(26_990);
    await isSound();
  });

  it('of several pieces is shared to the cent, also where only some are accepted, and beside gift cards', async () => {
    const cart = { gift_cards: ['LAHJA-0050'] } as NonNullable<Basket['cart']>;
    const of = await accepted({ rows: [[cheap, 3]], cart });
    expect(await read(of)).toMatchObject({ amount: 60, lines: [{ amount: 3 }] });
    const answer: AuthorisePaymentResponse = await shop.pay(await opened(of), 'approve', 'lost');
    expect(answer.result).toBe('ok');
    expect(await orderOf(of)).toMatchObject({ total: 809.7 });
    await isSound();
  });

  it('is nobody else’s to see, pay or give up', async () => {
    const of = await accepted();
    const stranger = { ...of, key: 'x'.repeat(32) };
    expect((await asked(stranger)).statusCode).toBe(404);
    expect((await start(stranger)).statusCode).toBe(404);
    expect((await post(`${pathOf(of)}give-up/`, { key: stranger.key })).statusCode).toBe(404);
    const whole = await shop.open.db
      .selectFrom('payments as p')
      .innerJoin('orders as o', 'o.id', 'p.order_id')
      .select('p.id')
      .where('o.number', '=', of.number)
      .executeTakeFirstOrThrow();
    // The exchange's own payment is nobody's to end.
    for (const outcome of ['denied', 'approved']) {
      const body = { payment_id: whole.id, order_key: of.key, outcome };
      expect((await post('/api/payments/exchange/authorise/', body)).statusCode).toBe(404);
    }
    expect(await read(of)).toMatchObject({ state: 'due' });
    const plain = await shop.place({ rows: [[cheap, 1]] });
    expect((await asked({ ...of, number: plain.order_number, key: plain.order_key })).statusCode).toBe(404);
    await isSound();
  });
});
