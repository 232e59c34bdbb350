import type { CaseHolder, HeldCase, StaffReturnsResponse, WithdrawOrderResponse } from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';

describe('who has a case (AFTER-96)', () => {
  let shop: SellingService;
  let outi: Staff;
  let sven: Staff;
  let reference = '';

  interface Staff {
    id: number;
    authorization: string;
  }
  const hold = (staff: Staff, take: boolean, from: number | null = null) =>
    shop.call(`/api/staff/returns/${reference}/holder/`, {
      method: 'POST',
      authorization: staff.authorization,
      body: { take, from },
      locale: 'en',
    });
  const holderOf = async (answer: ReturnType<typeof hold>): Promise<CaseHolder | null> =>
    (await answer).json<HeldCase>().holder;
  const list = async (staff: Staff, query: string) =>
    (
      await shop.call(`/api/staff/returns/?${query}`, { authorization: staff.authorization })
    ).json<StaffReturnsResponse>();

  /** A delivered order of two pieces of which as many have come back. */
  async function declaredReturn(amount = 1): Promise<string> {
    const placed = await shop.place({ rows: [[110, 2]], payment: 'klarna' });
    await shop.pay(placed, 'approve', 'lost');
    const { order_number, order_key: key } = placed;
    const post = (path: string, body: object, staff?: Staff) =>
      shop.call(path, {
        ...{ method: 'POST', body, headers: { 'idempotency-key': crypto.randomUUID() } },
        ...(staff && { authorization: staff.authorization }),
      });
    for (const status of ['ready_for_packing', 'shipped', 'delivered'])
      await post(`/api/staff/orders/${order_number}/status/`, { status }, outi);
    const form = { order_number, key, lines: [{ productId: 110, amount }] };
    const { confirmation } = (await post('/api/returns/', form)).json<WithdrawOrderResponse>();
    await post('/api/returns/', { ...form, confirmation });
    const [declared] = (await list(outi, `q=${order_number}`)).results;
    await post(`/api/staff/returns/${declared?.id}/receive/`, { store: null }, outi);
    return `${order_number}-1`;
  }

  beforeAll(async () => {
    shop = await sellingService();
    outi = await shop.signedIn({ email: 'outi@example.fi', is_staff: true });
    sven = await shop.signedIn({ email: 'sven@example.fi', is_staff: true });
    reference = await declaredReturn();
  });
  afterAll(() => shop.close());

  it('is nobody’s until somebody takes it; the list and its counts tell whose it is', async () => {
    expect((await list(outi, 'status=nobody')).results).toMatchObject([{ reference, holder: null }]);
    expect(await holderOf(hold(outi, true))).toMatchObject({ id: outi.id, is_me: true });
    const { results, counts } = await list(outi, 'status=mine');
    expect(results).toMatchObject([{ reference, holder: { id: outi.id, is_me: true } }]);
    expect(counts).toMatchObject({ mine: 1, nobody: 0, open: 1 });
    expect(await list(sven, 'status=open')).toMatchObject({
      results: [{ holder: { id: outi.id, name: 'Aino Havu', is_me: false } }],
      counts: { mine: 0, nobody: 0 },
    });
  });

  it('is not taken from somebody who was not shown to have it, and is where that was shown', async () => {
    const late = await hold(sven, true);
    expect([late.statusCode, late.json().error]).toMatchObject([
      409,
      { code: 'case_taken', message: 'Aino Havu has taken this case in the meantime.' },
    ]);
    expect(await holderOf(hold(sven, true, outi.id))).toMatchObject({ id: sven.id });
    expect(await holderOf(hold(sven, true))).toMatchObject({ id: sven.id });
    expect((await hold(outi, false)).statusCode).toBe(409);
    // Shown or not, nobody lays down what a colleague has.
    expect((await hold(outi, false, sven.id)).statusCode).toBe(409);
    expect((await list(sven, 'status=mine')).results).toMatchObject([{ reference }]);
    expect(await holderOf(hold(sven, false))).toBeNull();
    expect(await holderOf(hold(sven, false))).toBeNull();
  });

  it('of twenty who take it at once one has it, and each change stands once in the log', async () => {
    const before = await writes();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => hold(index % 2 === 0 ? outi : sven, true)),
    );
    const holders = answers
      .filter(({ statusCode }) => statusCode === 200)
      .map((each) => each.json<HeldCase>().holder?.id);
    expect(new Set(holders).size).toBe(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(10);
    expect((await writes()) - before).toBe(1);
  });

  it('is for the staff alone, and asks for a case that there is', async () => {
    const customer = await shop.signedIn({});
    expect((await hold(customer, true)).statusCode).toBe(403);
    for (const path of ['returns/999999-9', 'reclamations/999999', 'store-returns/999999']) {
      const call = { method: 'POST', authorization: outi.authorization, body: { take: true } } as const;
      expect((await shop.call(`/api/staff/${path}/holder/`, call)).statusCode).toBe(404);
    }
  });

  it('lists sort by age, number and amount, in both directions', async () => {
    const second = await declaredReturn(2);
    const sorted = async (sort: string) =>
      (await list(outi, `status=open&sort=${sort}`)).results.map((each) => each.reference);
    for (const sort of ['age', 'case', 'amount']) {
      expect(await sorted(sort)).toEqual([reference, second]);
      expect(await sorted(`-${sort}`)).toEqual([second, reference]);
    }
    const wrong = await shop.call('/api/staff/returns/?sort=name', { authorization: outi.authorization });
    expect(wrong.statusCode).toBe(400);
  });

  it('are large from over 200 € on, and tell what is at stake in all of them (AFTER-99)', async () => {
    const { results, at_stake } = await list(outi, 'status=open');
    const [eur] = at_stake;
    const sum = results.reduce((total, { refund }) => total + Math.round((refund ?? 0) * 100), 0);
    expect(at_stake).toHaveLength(1);
    expect(Math.round((eur?.amount ?? 0) * 100)).toBe(sum);
    const [small, big] = results.map((each) => each.reference);
    if (!small || !big) throw new Error('two are open');
    const orderOf = (of: string) =>
      shop.open.db.selectFrom('orders').select('id').where('number', '=', of.replace(/-\d+$/, ''));
    const promise = (of: string, minor: number) =>
      shop.open.db.updateTable('returns').set({ refund_minor: minor }).where('order_id', 'in', orderOf(of)).execute();
    const pay = (of: string, paid: 'eur' | 'sek') =>
      shop.open.db.updateTable('payments').set({ currency: paid }).where('order_id', 'in', orderOf(of)).execute();
    const large = async () => {
      const found = await list(outi, 'status=large');
      expect(found.counts.large).toBe(found.total);
      return found.results.map((each) => each.reference);
    };
    await promise(small, 20_000);
    await promise(big, 20_001);
    expect(await large()).toEqual([big]);
    // The same number of kronor is worth less.
    await pay(big, 'sek');
    expect(await large()).toEqual([]);
    await promise(big, 220_001);
    expect(await large()).toEqual([big]);
    expect((await list(outi, 'status=open')).at_stake).toMatchObject([{ currency: 'eur' }, { currency: 'sek' }]);
  });

  const writes = async () => {
    const { count } = await shop.open.db
      .selectFrom('audit_log')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .where('entity', '=', 'return')
      .executeTakeFirstOrThrow();
    return Number(count);
  };
});
