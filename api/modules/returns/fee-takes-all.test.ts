import type {
  InspectReturnResponse,
  SettleWithdrawalResponse,
  StaffOrder,
  StaffReturn,
  WithdrawOrderResponse,
} from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOrderFaults } from '../../audit/find-order-faults.ts';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';

const dayMs = 86_400_000;
/** A jacket, and the same in another colour, 20 € cheaper: less than a label costs here. */
const [bought, cheaper] = [100, 103] as const;

describe('a fee of the way back that takes all the money (AFTER-49)', () => {
  let shop: SellingService;
  let authorization: string;
  beforeAll(async () => {
    shop = await sellingService({ RETURN_ADDRESS: 'Havu, Palautukset, 01530 Vantaa', RETURN_FEES: 'return=30' });
    for (const id of [bought, cheaper]) await shop.fillShelves(id, 100);
    authorization = (await shop.signedIn({ is_staff: true })).authorization;
  });
  afterAll(() => shop.close());

  async function post<T>(path: string, body: object): Promise<T> {
    const answer = await shop.call(path, { method: 'POST', body, authorization, locale: 'en' });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json<T>();
  }

  /** One jacket of an order that arrived twenty days ago is on its way back, with a label. */
  async function declared(wish: object) {
    const placed = await shop.place({ rows: [[bought, 1]] });
    await shop.pay(placed, 'approve', 'lost');
    const number = placed.order_number;
    for (const status of ['ready_for_packing', 'shipped', 'delivered'])
      await post(`/api/staff/orders/${number}/status/`, { status });
    await shop.open.db
      .updateTable('order_status_history')
      .set({ at: new Date(Date.now() - 20 * dayMs) })
      .where('status', '=', 'delivered')
      .execute();
    const lines = [{ productId: bought, amount: 1, reason: 'other', ...wish }];
    const form = { order_number: number, key: placed.order_key, lines, way: 'label', drop_point: 'pn-2' };
    const { ways } = await post<WithdrawOrderResponse>('/api/returns/', form);
    const confirmation = ways.find(({ way }) => way === 'label')?.confirmation;
    const { fee, refund } = await post<WithdrawOrderResponse>('/api/returns/', { ...form, confirmation });
    const path = `/api/staff/returns/${number}-1/`;
    const read = async () => (await shop.call(path, { authorization })).json<StaffReturn>();
    return { number, path, fee, refund, read };
  }

  it('keeps no exchange from being sent: the difference pays the label', async () => {
    const { number, read, fee, refund } = await declared({ wish: 'exchange', variantId: cheaper });
    expect([fee, refund]).toEqual([20, 0]);
    const { id } = await read();
    const settled = await post<SettleWithdrawalResponse>(`/api/staff/orders/${number}/withdrawals/${id}/settle/`, {
      ...{ outcome: 'refunded', restock: true },
    });
    expect(settled).toMatchObject({ refund: null, exchange_order: expect.any(String) });
    const { fee_taken_minor } = await shop.open.db
      .selectFrom('returns')
      .select('fee_taken_minor')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(fee_taken_minor).toBe(2000);
    expect(await findOrderFaults(shop.open.db)).toEqual([]);
  });

  it('lets the order’s page accept a return that is worth no more than its label', async () => {
    const { number, read } = await declared({});
    const { id } = await read();
    await shop.open.db
      .updateTable('returns')
      .set((eb) => ({ refund_minor: eb.ref('fee_minor') }))
      .where('id', '=', id)
      .execute();
    const { withdrawals } = (
      await shop.call(`/api/staff/orders/${number}/`, { authorization, locale: 'en' })
    ).json<StaffOrder>();
    expect(withdrawals).toMatchObject([{ proposed: 0 }]);
    const settled = await post<SettleWithdrawalResponse>(`/api/staff/orders/${number}/withdrawals/${id}/settle/`, {
      ...{ outcome: 'refunded', restock: true },
    });
    expect(settled).toMatchObject({ outcome: 'refunded', refund: null, to_gift_card: 0, exchange_order: null });
    expect((await read()).status).toBe('processed-return');
    expect(await findOrderFaults(shop.open.db)).toEqual([]);
  });

  it('ends a return that is worth less than its label, and the books agree', async () => {
    const { path, read } = await declared({});
    await post(`/api/staff/returns/${(await read()).id}/receive/`, { store: 20 });
    const { version } = await read();
    const lines = [{ productId: bought, amount: 1, outcome: 'reduced', refund: 12, reason: 'Worn.', store: 20 }];
    const { total, fee } = await post<InspectReturnResponse>(`${path}inspection/`, { version, lines });
    expect([total, fee]).toEqual([0, 12]);
    await post(`${path}inspection/`, { version, lines, total });
    expect((await read()).status).toBe('processed-return');
    expect(await findOrderFaults(shop.open.db)).toEqual([]);
  });
});
