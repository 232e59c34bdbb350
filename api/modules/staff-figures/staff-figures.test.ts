import { sql } from 'kysely';
import type { DemandFigures, SalesFigures } from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOrderFaults } from '../../audit/find-order-faults.ts';
import { shopToday } from '../../db/shop-day-of.ts';
import { readRows } from '../../read-model/read-rows.ts';
import { daysAgo } from '../../testing/days-ago.ts';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';
import { createMissCounts } from '../demand/count-misses.ts';
import { createSoldOutCounts } from '../demand/count-sold-out.ts';

let shop: SellingService;
let staff: string;
let store: string;
beforeAll(async () => {
  shop = await sellingService();
  await shop.fillShelves(110, 1000);
  ({ authorization: staff } = await shop.signedIn({ is_staff: true, staff_role: 'commerce' }));
  ({ authorization: store } = await shop.signedIn({ is_staff: true, staff_role: 'store', staff_store_id: 20 }));
});
afterAll(() => shop.close());

const sales = async (query = '', authorization = staff) =>
  (await shop.call(`/api/staff/figures/sales/${query}`, { authorization })).json<SalesFigures>();
const demand = async () =>
  (await shop.call('/api/staff/figures/demand/', { authorization: staff, locale: 'en' })).json<DemandFigures>();
const totals = async (query?: string, authorization?: string) =>
  (await sales(query, authorization)).currencies[0]?.total;
async function paid(amount = 1): Promise<string> {
  const placed = await shop.place({ rows: [[110, amount]] });
  await shop.pay(placed, 'approve', 'lost');
  return placed.order_number;
}
const post = (path: string, body: object) =>
  shop.call(`/api/staff/orders/${path}`, {
    ...{ method: 'POST', body, headers: { 'idempotency-key': crypto.randomUUID() }, authorization: staff },
  });

describe('orders and money at a glance (STAFF-39)', () => {
  it('are told for each day, and nothing is sold at first', async () => {
    const figures = await sales('?days=7');
    expect(figures.currencies.map(({ currency, days }) => [currency, days.length])).toEqual([['eur', 7]]);
    expect(figures.currencies[0]?.days.at(-1)?.day).toBe(figures.to);
    expect(figures.steps).toEqual({ placed: 0, sold: 0, delivered: 0, returned: 0 });
    expect((await shop.call('/api/staff/figures/sales/?days=31', { authorization: staff })).statusCode).toBe(400);
  });

  it('tell what was paid, what went back and what was called off apart, to the cent of the payments', async () => {
    await shop.place({ rows: [[110, 1]] });
    await paid();
    const returned = await paid(2);
    const cancelled = await paid();
    expect((await post(`${returned}/refund/`, { amount: 12.34 })).statusCode).toBe(200);
    expect((await post(`${cancelled}/status/`, { status: 'manual_cancellation' })).statusCode).toBe(200);
    expect((await post(`${cancelled}/status/`, { status: 'cancelled' })).statusCode).toBe(200);
    await expect.poll(() => shop.statusOf(cancelled)).toBe('cancelled');
    const [stored] = await readRows<{ captured: number; refunded: number }>(
      shop.open.db,
      sql`SELECT sum(captured_minor)::int AS captured, sum(refunded_minor)::int AS refunded FROM payments`,
    );
    const [eur] = (await sales()).currencies;
    const { total } = eur ?? {};
    expect(total).toMatchObject({ orders: 3, cancelled: 1, refunded: 12.34, moved: 0, gift_cards: 0 });
    expect(Math.round((total?.paid ?? 0) * 100)).toBe(stored?.captured);
    expect(Math.round(((total?.refunded ?? 0) + (total?.called_off ?? 0)) * 100)).toBe(stored?.refunded);
    expect(total?.called_off).toBeGreaterThan(12.34);
    expect(eur?.days.at(-1)).toMatchObject(total ?? {});
    expect((await sales()).steps).toMatchObject({ placed: 4, sold: 3, returned: 0 });
    expect(await findOrderFaults(shop.open.db)).toEqual([]);
  });

  it('leave out what is older than asked for', async () => {
    const number = await paid();
    const before = await totals('?days=30');
    await shop.open.db
      .updateTable('orders')
      .set({ placed_at: daysAgo(40) })
      .where('number', '=', number)
      .execute();
    expect((await totals('?days=30'))?.orders).toBe((before?.orders ?? 0) - 1);
    expect((await totals('?days=90'))?.orders).toBe(before?.orders);
  });

  it('are told to store staff for their own store alone', async () => {
    expect((await totals('', store))?.orders).toBe(0);
    const own = await sales('', store);
    expect([own.store, own.stores, own.carts]).toEqual([20, [], null]);
    expect((await shop.call('/api/staff/figures/sales/?store=21', { authorization: store })).statusCode).toBe(403);
    expect((await shop.call('/api/staff/figures/demand/', { authorization: store })).statusCode).toBe(403);
  });

  it('tell why pieces come back, without what was taken back', async () => {
    const number = await paid(3);
    const order = await shop.open.db
      .selectFrom('orders')
      .select('id')
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    const line = (reason: string | null, amount: number) => JSON.stringify([{ product_id: 110, amount, reason }]);
    const values = { order_id: order.id };
    await shop.open.db
      .insertInto('returns')
      .values([
        { ...values, lines: line('too_small', 2) },
        { ...values, lines: line(null, 1) },
        { ...values, lines: line('faulty', 1), outcome: 'revoked', settled_at: new Date() },
      ])
      .execute();
    expect((await sales()).returns).toEqual([
      { reason: 'too_small', pieces: 2 },
      { reason: null, pieces: 1 },
    ]);
  });
});

describe('what shoppers look for and do not get (STAFF-40)', () => {
  const misses = () => createMissCounts(shop.open.db);

  it('is told from three searches on, without what may be about somebody', async () => {
    const counts = misses();
    for (let time = 0; time < 3; time += 1) {
      counts.note('en', 'Snow Shoes', ['snow', 'shoes']);
      counts.note('en', 'aino@example.fi', ['aino', 'example', 'fi']);
      counts.note('en', '040 123 4567', ['040', '123', '4567']);
    }
    counts.note('en', 'once', ['once']);
    await counts.flush();
    expect((await demand()).searches).toEqual([{ words: 'snow shoes', locale: 'en', searches: 3 }]);
    const kept = await shop.open.db.selectFrom('search_misses').select('words').orderBy('words').execute();
    expect(kept).toEqual([{ words: 'once' }, { words: 'snow shoes' }]);
  });

  it('counts a search five times in a minute at most, and forgets days that are long gone', async () => {
    const { db } = shop.open;
    const counts = misses();
    for (let time = 0; time < 50; time += 1) counts.note('fi', 'lumikengät', ['lumikengät']);
    const old = { locale: 'fi', words: 'vanha', searches: 9, day: sql<string>`${shopToday} - 91` };
    await db.insertInto('search_misses').values(old).execute();
    await counts.flush();
    const kept = await db
      .selectFrom('search_misses')
      .select(['words', 'searches'])
      .where('locale', '=', 'fi')
      .execute();
    expect(kept).toEqual([{ words: 'lumikengät', searches: 5 }]);
  });

  it('has looks at what is sold out, with who waits for it', async () => {
    const counts = createSoldOutCounts(shop.open.db);
    for (let time = 0; time < 4; time += 1) counts.note(14);
    counts.note(999_999);
    await counts.flush();
    counts.note(14);
    await counts.flush();
    const variant = await shop.open.db
      .selectFrom('variants')
      .select('id')
      .where('model_id', '=', 14)
      .executeTakeFirstOrThrow();
    await shop.open.db
      .insertInto('availability_notifications')
      .values({ email: 'a@example.fi', variant_id: variant.id, language: 'fi' })
      .execute();
    expect((await demand()).sold_out).toMatchObject([{ id: 14, views: 5, waiting: 1 }]);
  });

  it('is counted by the shop itself: pages of results that found nothing, and pages of what is sold out', async () => {
    const { db } = shop.open;
    const search = (q: string, counted = '&counted=1') =>
      shop.call(`/api/search/?q=${encodeURIComponent(q)}&language=fi${counted}`);
    await search('qwrtzpx');
    await search('half typed qwr', '');
    await search('kuura');
    const slug = await db.selectFrom('product_models').select('slug').where('id', '=', 14).executeTakeFirstOrThrow();
    const bought = await db.selectFrom('product_models').select('slug').where('id', '=', 10).executeTakeFirstOrThrow();
    for (const each of [slug, bought]) await shop.call(`/api/product/extra/?slug=${each.slug}&type=1`);
    await shop.app.close();
    const kept = await db.selectFrom('search_misses').select('words').where('locale', '=', 'fi').execute();
    expect(kept).toEqual([{ words: 'lumikengät' }, { words: 'qwrtzpx' }]);
    expect(await db.selectFrom('sold_out_views').select(['model_id', 'views']).execute()).toEqual([
      { model_id: 14, views: 6 },
    ]);
  });
});
