import type { ReturnCase, SettleWithdrawalResponse, StaffReturn, WithdrawOrderResponse } from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOrderFaults } from '../../audit/find-order-faults.ts';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';

describe('a gift card instead of money', () => {
  let shop: SellingService;
  let staff: string;
  beforeAll(async () => {
    shop = await sellingService();
    await shop.fillShelves(110, 1000);
    staff = (await shop.signedIn({ is_staff: true })).authorization;
  });
  afterAll(() => shop.close());

  let callers = 0;
  const post = (path: string, body: unknown) =>
    shop.call(path, {
      ...{ method: 'POST', body, from: `192.0.2.${(++callers % 250) + 1}`, authorization: staff },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
  const audit = async () => findOrderFaults(shop.open.db);

  /** Two pieces for 200 € each, delivered. */
  async function delivered(swedish: object = {}) {
    const placed = await shop.place({ rows: [[110, 2]], payment: 'klarna', ...swedish });
    await shop.pay(placed, 'approve', 'lost');
    for (const status of ['ready_for_packing', 'shipped', 'delivered'])
      await post(`/api/staff/orders/${placed.order_number}/status/`, { status });
    return placed;
  }

  async function declared(money: 'payment' | 'gift_card') {
    const { order_number: number, order_key: key } = await delivered();
    const form = { order_number: number, key, money, lines: [{ productId: 110, amount: 1 }] };
    const told = (await post('/api/returns/', form)).json<WithdrawOrderResponse>();
    expect(told).toMatchObject({ can_be_gift_card: true, refund: 200 });
    const { code } = (
      await post('/api/returns/', { ...form, confirmation: told.confirmation })
    ).json<WithdrawOrderResponse>();
    const read = await shop.call(`/api/staff/returns/${number}-1/`, { authorization: staff });
    const { id, version } = read.json<StaffReturn>();
    await post(`/api/staff/returns/${id}/receive/`, { store: 20 });
    const settle = () => post(`/api/staff/orders/${number}/withdrawals/${id}/settle/`, { outcome: 'refunded' });
    const found = async () => (await shop.call(`/api/returns/${code}/`)).json<ReturnCase>();
    return { number, id, version, settle, found };
  }

  const cards = () =>
    shop.open.db
      .selectFrom('payment_refunds as r')
      .innerJoin('gift_cards as c', 'c.id', 'r.gift_card_id')
      .innerJoin('payments as p', 'p.id', 'r.payment_id')
      .innerJoin('orders as o', 'o.id', 'p.order_id')
      .select(['o.number', 'r.status', 'c.initial_minor', 'c.balance_minor'])
      .orderBy('r.created_at')
      .execute();
  const takenBackAt = async (number: string) =>
    (await shop.klarna.orders()).filter(({ reference }) => reference === number).flatMap(({ refunded }) => refunded);

  it('is issued over the refund when the return is accepted, once, and its code is mailed (AFTER-92)', async () => {
    const { number, settle, found } = await declared('gift_card');
    expect(await found()).toMatchObject({ as_gift_card: true, refund: 200, given: [] });
    const answers = await Promise.all([settle(), settle(), settle()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const [first] = answers.filter(({ statusCode }) => statusCode === 200);
    expect(first?.json<SettleWithdrawalResponse>().refund).toEqual({ amount: 200, status: 'done' });
    expect((await cards()).filter((card) => card.number === number)).toMatchObject([
      { status: 'done', initial_minor: 20_000, balance_minor: 20_000 },
    ]);
    expect(await takenBackAt(number)).toEqual([]);
    expect((await found()).given).toMatchObject([{ amount: 200, means: 'Uusi lahjakortti', is_done: true }]);
    const mails = await shop.open.db
      .selectFrom('outbox')
      .select('payload')
      .where('dedupe_key', 'like', 'gift_card withdrawal %')
      .execute();
    expect(mails).toMatchObject([{ payload: { template: 'gift_card' } }]);
    const receipts = await shop.open.db
      .selectFrom('receipts as r')
      .innerJoin('orders as o', 'o.id', 'r.order_id')
      .select('r.document')
      .where('o.number', '=', number)
      .where('r.kind', '=', 'refund')
      .execute();
    expect(receipts.map(({ document }) => document.means)).toEqual([
      [{ processor: 'new_gift_card', amountMinor: 20_000 }],
    ]);
    expect(await audit()).toEqual([]);
  });

  it('is issued by the inspection too, over what it decides (AFTER-92)', async () => {
    const { number, found } = await declared('gift_card');
    const read = await shop.call(`/api/staff/returns/${number}-1/`, { authorization: staff });
    const { version } = read.json<StaffReturn>();
    const lines = [{ productId: 110, amount: 1, outcome: 'reduced', refund: 150, reason: 'Used', store: 20 }];
    const path = `/api/staff/returns/${number}-1/inspection/`;
    const booked = await post(path, { version, lines, total: 150 });
    expect(booked.json()).toMatchObject({ step: 'booked', refund: 'done' });
    expect((await cards()).filter((card) => card.number === number)).toMatchObject([{ initial_minor: 15_000 }]);
    expect((await found()).given).toMatchObject([{ amount: 150, means: 'Uusi lahjakortti' }]);
    expect(await takenBackAt(number)).toEqual([]);
    expect(await audit()).toEqual([]);
  });

  it('is not what somebody gets who wants money (AFTER-92)', async () => {
    const { number, settle } = await declared('payment');
    await settle();
    expect((await cards()).filter((card) => card.number === number)).toEqual([]);
    expect(await takenBackAt(number)).toEqual([20_000]);
    expect(await audit()).toEqual([]);
  });

  it('is neither offered nor taken where kronor were paid (AFTER-92)', async () => {
    const { order_number: number, order_key: key } = await delivered({
      cart: { country_code: 'se', language_code: 'sv', currency_code: 'sek' },
      ...{ currency: 'sek', method: 'postnord-home', form: { postal_code: '11122', city: 'Stockholm' } },
    });
    const form = { order_number: number, key, lines: [{ productId: 110, amount: 1 }] };
    expect((await post('/api/returns/', form)).json()).toMatchObject({ can_be_gift_card: false });
    expect((await post('/api/returns/', { ...form, money: 'gift_card' })).json()).toMatchObject({
      error: { code: 'invalid_request' },
    });
  });
});
