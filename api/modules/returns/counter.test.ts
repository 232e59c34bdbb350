import type { CounterResponse, Order, ReturnSums, StaffReturn, WithdrawOrderResponse } from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOrderFaults } from '../../audit/find-order-faults.ts';
import { onDayBefore } from '../../testing/days-ago.ts';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';

const newKey = () => crypto.randomUUID();
const counter = '/api/staff/returns/counter/';

describe('goods that come back over a counter (AFTER-110, AFTER-111)', () => {
  let shop: SellingService;
  let staff: string;
  let customer: string;
  beforeAll(async () => {
    shop = await sellingService();
    await shop.fillShelves(110, 1000);
    await shop.fillShelves(100, 1000);
    staff = (await shop.signedIn({ is_staff: true })).authorization;
    customer = (await shop.signedIn()).authorization;
  });
  afterAll(() => shop.close());

  let callers = 0;
  const from = () => `192.0.2.${(++callers % 250) + 1}`;
  const call = (path: string, body?: unknown, authorization = staff) =>
    shop.call(path, { locale: 'en', from: from(), authorization, ...(body ? { method: 'POST', body } : {}) });
  const code = (answer: { json: () => { error: { code: string } } }) => answer.json().error.code;

  /** An order of 2 × 110 and 1 × 100 that arrived so many days ago. */
  const delivered = async (daysAgo: number) => {
    const placed = await shop.place({
      rows: [
        [110, 2],
        [100, 1],
      ],
    });
    await shop.pay(placed, 'approve', 'lost');
    const number = placed.order_number;
    for (const status of ['ready_for_packing', 'shipped', 'delivered'])
      await call(`/api/staff/orders/${number}/status/`, { status });
    await shop.open.db
      .updateTable('order_status_history')
      .set({ at: onDayBefore(daysAgo) })
      .where('status', '=', 'delivered')
      .where('order_id', 'in', shop.open.db.selectFrom('orders').select('id').where('number', '=', number))
      .execute();
    return { number, key: placed.order_key };
  };
  const formOf = (order_number: string, lines: object[] = [{ productId: 110, amount: 1, reason: 'too_small' }]) => ({
    ...{ order_number, lines, requestKey: newKey(), store: 1 },
  });
  const tell = async (form: object) => (await call(counter, form)).json<CounterResponse>();
  /** Both steps. */
  const take = async (form: object) => call(counter, { ...form, confirmation: (await tell(form)).confirmation });
  const mailsOf = async (reference: string) => {
    await shop.app.outboxWorker.drain();
    return shop.mails().filter((mail) => mail.includes(reference));
  };
  const logOf = async (number: string) =>
    (
      await shop.open.db
        .selectFrom('audit_log')
        .select(['action', 'after'])
        .where('entity_id', '=', number)
        .where('action', 'like', 'return.%')
        .orderBy('id')
        .execute()
    ).map(({ action, after }) => ({ action, after }));

  it('find the order by its number, with the email, and by the number of a return, for the staff alone', async () => {
    const { number } = await delivered(20);
    const { email } = (await call(`/api/staff/orders/${number}/`)).json<Order>().address;
    const find = (q: string, more = '') => call(`${counter}?q=${encodeURIComponent(q)}${more}`);
    for (const q of [number, `S${number}`, ` ${number} `])
      expect((await find(q)).json<Order>()).toMatchObject({ number, after_sale: { kind: 'return' } });
    expect((await find(number, `&email=${email.toUpperCase()}`)).json<Order>().number).toBe(number);
    expect(code(await find(number, '&email=other@example.com'))).toBe('order_not_found');
    expect(code(await find('999999'))).toBe('order_not_found');
    const { reference } = (await take(formOf(number))).json<CounterResponse>();
    expect((await find(String(reference))).json<Order>()).toMatchObject({
      ...{ number, after_sale: { withdrawals: [{ reference, outcome: null }] } },
    });
    expect((await call(`${counter}?q=${number}`, undefined, customer)).statusCode).toBe(403);
    expect((await call(counter, formOf(number), customer)).statusCode).toBe(403);
  });

  it('are declared and have arrived in one step, without a proof, and the buyer is told of the arrival alone', async () => {
    const { number, key } = await delivered(20);
    const form = formOf(number);
    const told = await tell(form);
    expect(told).toMatchObject({ step: 'confirm', kind: 'return', fee: 0, reference: null });
    const sums = (await call(`${counter}sums/`, { order_number: number, lines: form.lines })).json<ReturnSums>();
    expect(sums).toMatchObject({ refund: told.refund, fees: [] });
    const taken = (await call(counter, { ...form, confirmation: told.confirmation })).json<CounterResponse>();
    expect(taken).toMatchObject({ step: 'declared', reference: `${number}-1`, refund: told.refund });
    const found = (await call(`/api/staff/returns/${taken.reference}/`)).json<StaffReturn>();
    expect(found).toMatchObject({ status: 'processing-return', received_store: 1, can_cancel: false, way: 'store' });
    expect(found.received_at).not.toBeNull();
    expect(found.lines).toMatchObject([{ productId: 110, amount: 1, open: 1, reason: 'too_small' }]);
    const mails = await mailsOf(`${number}-1`);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatch(/have arrived|ovat saapuneet|perillä/);
    expect(await logOf(number)).toMatchObject([
      { action: 'return.taken_at_counter', after: { reference: `${number}-1`, store: 1, lines: [{ amount: 1 }] } },
      { action: 'return.received', after: { reference: `${number}-1`, store: 1 } },
    ]);
    // The buyer's own form offers the goods that are left, too.
    const { after_sale } = (await shop.call(`/api/orders/${number}/?key=${key}`)).json<Order>();
    expect(after_sale.lines).toMatchObject([
      { productId: 110, bought: 2, withdrawn: 1 },
      { productId: 100, bought: 1, withdrawn: 0 },
    ]);
    expect(await findOrderFaults(shop.open.db)).toEqual([]);
  });

  it('are one return however often the form is sent, and two counters do not take the same goods', async () => {
    const { number } = await delivered(20);
    const form = formOf(number, [{ productId: 110, amount: 2, reason: 'too_small' }]);
    const { confirmation } = await tell(form);
    const answers = await Promise.all(Array.from({ length: 50 }, () => call(counter, { ...form, confirmation })));
    const references = answers.map((answer) => answer.json<CounterResponse>().reference);
    expect(references).toEqual(Array.from({ length: 50 }, () => `${number}-1`));
    expect(await mailsOf(`${number}-1`)).toHaveLength(1);
    expect(await logOf(number)).toHaveLength(2);
    const other = await call(counter, { ...form, confirmation, requestKey: newKey() });
    expect(code(other)).toBe('withdrawal_known');
    const rest = formOf(number, [{ productId: 100, amount: 1, reason: 'too_small' }]);
    const told = await tell(rest);
    const rivals = await Promise.all(
      Array.from({ length: 8 }, () =>
        call(counter, { ...rest, requestKey: newKey(), confirmation: told.confirmation }),
      ),
    );
    expect(rivals.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await findOrderFaults(shop.open.db)).toEqual([]);
  });

  it('are refused by the rules of the buyer’s own form: no reason, too many, too late, and what never left', async () => {
    const { number } = await delivered(20);
    const bare = await call(counter, formOf(number, [{ productId: 110, amount: 1 }]));
    expect(bare.json()).toMatchObject({ error: { fields: { 'lines.110.reason': expect.any(String) } } });
    const many = formOf(number, [{ productId: 100, amount: 2, reason: 'faulty' }]);
    expect(code(await call(counter, many))).toBe('invalid_request');
    const foreign = formOf(number, [{ productId: 1, amount: 1, reason: 'faulty' }]);
    expect(code(await call(counter, foreign))).toBe('invalid_request');
    const late = await delivered(102);
    expect(code(await call(counter, formOf(late.number)))).toBe('return_time_over');
    const placed = await shop.place({ rows: [[110, 1]] });
    await shop.pay(placed, 'approve', 'lost');
    expect(code(await call(counter, formOf(placed.order_number)))).toBe('return_with_shop');
    expect(await logOf(placed.order_number)).toEqual([]);
  });

  it('lie in a store of the shop, and need a key', async () => {
    const { number } = await delivered(3);
    const form = formOf(number, [{ productId: 110, amount: 1 }]);
    const { confirmation, kind } = await tell({ ...form, store: undefined });
    expect(kind).toBe('withdrawal');
    for (const store of [undefined, 999])
      expect((await call(counter, { ...form, confirmation, store })).json()).toMatchObject({
        error: { fields: { store: expect.any(String) } },
      });
    expect(code(await call(counter, { ...form, confirmation, requestKey: undefined }))).toBe('invalid_request');
    expect((await call(counter, { ...form, confirmation })).statusCode).toBe(200);
  });

  it('take their turn with the buyer’s own return: what one of them declares, the other cannot', async () => {
    const { number, key } = await delivered(20);
    const lines = [{ productId: 100, amount: 1, reason: 'faulty' }];
    const own = { order_number: number, key, lines };
    const form = formOf(number, lines);
    const { confirmation } = (await call('/api/returns/', own)).json<WithdrawOrderResponse>();
    const told = await tell(form);
    const [mine, theirs] = await Promise.all([
      call('/api/returns/', { ...own, confirmation }),
      call(counter, { ...form, confirmation: told.confirmation }),
    ]);
    expect([mine.statusCode, theirs.statusCode].toSorted()).toEqual([200, 409]);
    expect(await findOrderFaults(shop.open.db)).toEqual([]);
  });
});
