import type { SettleWithdrawalResponse, StaffOrder, WithdrawOrderResponse } from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOrderFaults } from '../../audit/find-order-faults.ts';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';

/** The embedded engine has one connection: few at once show as much as many. */
const crowd = process.env.TEST_ENGINE === 'postgres' ? 50 : 8;

describe('withdrawals at once', () => {
  let shop: SellingService;
  let staff: string;
  beforeAll(async () => {
    shop = await sellingService();
    await shop.fillShelves(110, 1000);
    staff = (await shop.signedIn({ is_staff: true })).authorization;
  });
  afterAll(() => shop.close());

  /** An order of 400 € and 8.90 € for home delivery. */
  const paid = async (amount = 2) => {
    const placed = await shop.place({ rows: [[110, amount]] });
    await shop.pay(placed, 'approve', 'lost');
    return { number: placed.order_number, key: placed.order_key };
  };
  let callers = 0;
  const withdraw = (number: string, body: object) =>
    shop.call(`/api/orders/${number}/withdraw/`, {
      ...{ method: 'POST', body },
      // Declarations of one address are limited.
      from: `198.51.100.${(++callers % 250) + 1}`,
    });
  const declare = async (number: string, body: object) => {
    const { confirmation } = (await withdraw(number, body)).json<WithdrawOrderResponse>();
    return withdraw(number, { ...body, confirmation });
  };
  const ask = (path: string, body: unknown) =>
    shop.call(path, {
      ...{ method: 'POST', body, authorization: staff },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
  const move = (number: string, status: string) => ask(`/api/staff/orders/${number}/status/`, { status });
  const settle = (number: string, id: number) =>
    ask(`/api/staff/orders/${number}/withdrawals/${id}/settle/`, { outcome: 'refunded', restock: true });
  const staffSees = async (number: string) =>
    (await shop.call(`/api/staff/orders/${number}/`, { authorization: staff })).json<StaffOrder>();
  const declarationOf = async (number: string) => (await staffSees(number)).withdrawals[0]?.id ?? 0;
  const atOnce = <T>(one: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: crowd }, (_, index) => one(index)));
  const givenBack = async (number: string) =>
    (await shop.klarna.orders())
      .filter(({ reference }) => reference === number)
      .flatMap(({ refunded }) => refunded)
      .reduce((sum, cents) => sum + cents, 0);
  const delivered = async (number: string) => {
    for (const status of ['ready_for_packing', 'shipped', 'delivered']) await move(number, status);
  };
  const onePiece = [{ productId: 110, amount: 1 }];

  it.each([
    ['the same whole order', [], 2],
    ['one piece of many', onePiece, 20],
  ])(
    `${crowd} declarations of %s: one counts, with one mail to the buyer and one to the shop`,
    async (_, lines, of) => {
      const { number, key } = await paid(of);
      const { confirmation } = (await withdraw(number, { key, lines })).json<WithdrawOrderResponse>();
      const answers = await atOnce(() => withdraw(number, { key, lines, confirmation }));
      const statuses = answers.map(({ statusCode }) => statusCode);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(new Set(statuses)).toEqual(new Set([200, 409]));
      expect((await staffSees(number)).withdrawals).toHaveLength(1);
      const mails = await shop.open.db.selectFrom('outbox').select('payload').where('kind', '=', 'mail').execute();
      const told = mails
        .map(({ payload }) => payload as { template: string; values?: { reference?: string } })
        .filter(({ values }) => values?.reference?.startsWith(`${number}-`));
      expect(told.map(({ template }) => template).sort()).toEqual(['order_withdrawal', 'shop_withdrawal']);
    },
  );

  it(`${crowd} buyers’ windows that each go through both steps: never more is withdrawn than was bought`, async () => {
    const { number, key } = await paid(3);
    const answers = await atOnce(() => declare(number, { key, lines: onePiece }));
    const { withdrawals } = await staffSees(number);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(withdrawals.length);
    expect(withdrawals.length).toBeGreaterThan(0);
    expect(withdrawals.length).toBeLessThanOrEqual(3);
  });

  it(`${crowd} settlements of one declaration: the money goes back once, and the goods once on the shelf`, async () => {
    const { number, key } = await paid();
    await delivered(number);
    await declare(number, { key, lines: onePiece });
    const id = await declarationOf(number);
    const before = await shop.stockOf(110);
    const statuses = (await atOnce(() => settle(number, id))).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
    expect(await givenBack(number)).toBe(20_000);
    expect((await shop.stockOf(110)).quantity).toBe(before.quantity + 1);
    expect((await staffSees(number)).refunds).toMatchObject([{ amount: 200, status: 'done' }]);
  });

  it(`${crowd} settlements and refunds by the staff: each takes effect once, and no more goes back than was paid`, async () => {
    const { number, key } = await paid();
    await delivered(number);
    await declare(number, { key, lines: onePiece });
    const id = await declarationOf(number);
    const refund = () => ask(`/api/staff/orders/${number}/refund/`, { amount: 300, reason: 'by phone' });
    const answers = await atOnce(async (index) =>
      index % 2 === 0 ? { by: 'settling', answer: await settle(number, id) } : { by: 'refund', answer: await refund() },
    );
    const done = answers.filter(({ answer }) => answer.statusCode === 200);
    expect(new Set(answers.map(({ answer }) => answer.statusCode))).toEqual(new Set([200, 409]));
    const settled = done.filter(({ by }) => by === 'settling').map(({ answer }) => answer);
    expect(settled).toHaveLength(1);
    const given = settled[0]?.json<SettleWithdrawalResponse>().refund?.amount;
    // The first got what it asked for; 408.90 € is not enough for both.
    expect(done.length === 1 ? [given] : [300, given]).toEqual(done.length === 1 ? [200] : [300, 108.9]);
    expect(await givenBack(number)).toBe(done.length === 1 ? 20_000 : 40_890);
  });

  it(`${crowd} settlements while the withdrawn order is ended: all goes back once, and the goods once`, async () => {
    const { number, key } = await paid();
    const before = await shop.stockOf(110);
    const told = await declare(number, { key, lines: [] });
    expect(told.json<WithdrawOrderResponse>()).toMatchObject({ refund: 408.9, delivery: 8.9 });
    const id = await declarationOf(number);
    const answers = await atOnce((index) => (index % 2 === 0 ? settle(number, id) : move(number, 'cancelled')));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    expect(await givenBack(number)).toBe(40_890);
    expect((await shop.stockOf(110)).quantity).toBe(before.quantity + 2);
    expect(await staffSees(number)).toMatchObject({ status: 'cancelled', refundable: 0 });
  });

  it('leaves books that agree', async () => {
    expect(await findOrderFaults(shop.open.db)).toEqual([]);
  });
});
