import { sql } from 'kysely';
import type { OrderChoices, PlaceOrderResponse, StaffOrder, StaffOrdersResponse } from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';

let shop: SellingService;
let staff: { id: number; authorization: string };
beforeAll(async () => {
  shop = await sellingService();
  await shop.fillShelves(110, 1000);
  staff = await shop.signedIn({ email: 'liisa@havu.example', is_staff: true });
});
afterAll(() => shop.close());

const place = (form: object = {}) => shop.place({ rows: [[110, 1]], form });
const paid = async (form: object = {}): Promise<PlaceOrderResponse> => {
  const placed = await place(form);
  await shop.pay(placed, 'approve', 'lost');
  return placed;
};
const read = (path: string, authorization: string | undefined = staff.authorization) =>
  shop.call(path, { locale: 'en', ...(authorization ? { authorization } : {}) });
const list = async (query = '') => (await read(`/api/staff/orders/${query}`)).json<StaffOrdersResponse>();
const one = async (number: string) => (await read(`/api/staff/orders/${number}/`)).json<StaffOrder>();
const post = (path: string, body: object, key: string = crypto.randomUUID()) =>
  shop.call(`/api/staff/orders/${path}`, {
    method: 'POST',
    body,
    headers: { 'idempotency-key': key },
    authorization: staff.authorization,
  });

describe('GET /api/staff/orders/ (STAFF-14, STAFF-17)', () => {
  it('is for staff only: guests 401, customers 403, one order and all of them alike', async () => {
    const { order_number } = await place();
    const { authorization } = await shop.signedIn({ is_org_user: true });
    for (const path of ['/api/staff/orders/', `/api/staff/orders/${order_number}/`]) {
      const asked = [await shop.call(path), await read(path, authorization), await read(path)];
      expect(asked.map(({ statusCode }) => statusCode)).toEqual([401, 403, 200]);
      expect(asked[2]?.headers['cache-control']).toBe('private, no-store');
    }
  });

  it('lists the newest first and tells who, what and how it is paid', async () => {
    const first = await place();
    const second = await paid({ first_name: 'Aino', last_name: 'Lehtonen', email: 'Aino.L@example.fi' });
    const { results, total, page } = await list();
    expect(results.slice(0, 2).map(({ number }) => number)).toEqual([second.order_number, first.order_number]);
    expect(results[0]).toMatchObject({
      name: 'Aino Lehtonen',
      email: 'Aino.L@example.fi',
      status: 'processing',
      payment_status: 'captured',
      currency: 'eur',
      line_count: 1,
    });
    expect([total, page]).toEqual([results.length, 1]);
  });

  it.each(['AINO.l@', 'lehtonen aino', 'Lehto'])('finds by %j in the number, the email or the name', async (q) => {
    const { order_number } = await place({ first_name: 'Aino', last_name: 'Lehtonen', email: 'aino.l@example.fi' });
    const byWords = await list(`?q=${encodeURIComponent(q)}`);
    expect(byWords.results.map(({ number }) => number)).toContain(order_number);
    expect(byWords.results.every(({ name }) => name === 'Aino Lehtonen')).toBe(true);
    expect((await list(`?q=${order_number}`)).results).toHaveLength(1);
  });

  it.each(['%', '_', '\\', "'; DROP TABLE orders; --", 'Maija Lehtonen'])('finds nothing by %j', async (q) => {
    expect(await list(`?q=${encodeURIComponent(q)}`)).toMatchObject({ results: [], total: 0, page_count: 1 });
  });

  it('shows one status, and pages of 25 that do not overlap', async () => {
    for (let count = 0; count < 27; count += 1) await place({ last_name: 'Sivutettu' });
    const pages = [await list('?q=sivutettu'), await list('?q=sivutettu&page=2')];
    expect(pages.map(({ results }) => results.length)).toEqual([25, 2]);
    expect(pages[1]).toMatchObject({ total: 27, page: 2, page_count: 2 });
    expect(new Set(pages.flatMap(({ results }) => results.map(({ number }) => number))).size).toBe(27);
    // A page beyond the last is the last.
    expect(await list('?q=sivutettu&page=1000000')).toEqual(pages[1]);
    const waiting = await list('?status=pending_payment');
    expect(new Set(waiting.results.map(({ status }) => status))).toEqual(new Set(['pending_payment']));
    expect((await list('?status=shipped')).results).toEqual([]);
  });

  it.each([
    ...['?page=0', '?page=1000001', '?page=x', '?status=lost', `?q=${'a'.repeat(101)}`, '?q=%00'],
    ...[
      '?from=2026-02-30',
      '?from=0000-01-01',
      '?to=yesterday',
      '?store=x',
      '?paid_by=cash',
      '?payment=lost',
      '?country=FIN',
      '?sort=id',
    ],
  ])('refuses %s', async (query) => expect((await read(`/api/staff/orders/${query}`)).statusCode).toBe(400));

  it('is narrowed to days, means of payment and how it stands, country, way to deliver and store', async () => {
    const last_name = 'Suodatettu';
    const [waiting, charged] = [await place({ last_name }), await paid({ last_name })];
    const numbers = async (query: string) => (await list(`?q=suodatettu&${query}`)).results.map(({ number }) => number);
    const both = [charged.order_number, waiting.order_number];
    const set = (number: string, values: object) =>
      shop.open.db.updateTable('orders').set(values).where('number', '=', number).execute();
    // Ten past midnight in Helsinki, while it is still the day before by UTC.
    await set(waiting.order_number, { placed_at: '2026-06-30T21:10:00Z' });
    expect(await numbers('from=2026-07-01')).toEqual(both);
    expect(await numbers('from=2026-07-01&to=2026-07-01')).toEqual([waiting.order_number]);
    expect(await numbers('to=2026-06-30')).toEqual([]);
    expect(await numbers('paid_by=klarna')).toEqual(both);
    expect(await numbers('paid_by=paypal')).toEqual([]);
    expect(await numbers('paid_by=giftcampaign')).toEqual([]);
    expect(await numbers('payment=captured')).toEqual([charged.order_number]);
    expect(await numbers('paid_by=klarna&payment=created')).toEqual([waiting.order_number]);
    await set(charged.order_number, { country_code: 'se' });
    expect(await numbers('country=se')).toEqual([charged.order_number]);
    expect(await numbers('country=fi')).toEqual([waiting.order_number]);
    await set(charged.order_number, { delivery_method: 'nouto-myymalasta', delivery_location: '20' });
    expect(await numbers('delivery=nouto-myymalasta')).toEqual([charged.order_number]);
    const choices = (await read('/api/staff/orders/choices/')).json<OrderChoices>();
    expect(choices.stores).toContainEqual({ id: 20, name: expect.any(String) });
    expect(choices.countries).toEqual(expect.arrayContaining(['fi', 'se']));
  });

  it('is sorted by day, sum and name', async () => {
    const numbers: Record<string, string> = {};
    for (const [last_name, placed_at, total] of [
      ['Lajiteltu Beta', '2026-05-02T10:00:00Z', 300],
      ['Lajiteltu Alfa', '2026-05-01T10:00:00Z', 200],
      ['Lajiteltu Gamma', '2026-05-03T10:00:00Z', 100],
    ] as const) {
      const { order_number } = await place({ last_name });
      numbers[order_number] = last_name.slice(-4);
      const extra = {
        lines_minor: sql<number>`lines_minor + ${total}`,
        total_minor: sql<number>`total_minor + ${total}`,
      };
      await sql`SET session_replication_role = replica`.execute(shop.open.db);
      await shop.open.db
        .updateTable('orders')
        .set({ placed_at, ...extra })
        .where('number', '=', order_number)
        .execute();
      await sql`SET session_replication_role = origin`.execute(shop.open.db);
    }
    const names = async (query: string) =>
      (await list(`?q=lajiteltu&${query}`)).results.map(({ number }) => numbers[number]?.trim());
    expect(await names('')).toEqual(['amma', 'Beta', 'Alfa']);
    expect(await names('sort=oldest')).toEqual(['Alfa', 'Beta', 'amma']);
    expect(await names('sort=sum')).toEqual(['Beta', 'Alfa', 'amma']);
    expect(await names('sort=name')).toEqual(['Alfa', 'Beta', 'amma']);
  });

  it('shows store staff the orders that are collected in their store, and no store to choose', async () => {
    const { authorization } = await shop.signedIn({ is_staff: true, staff_role: 'store', staff_store_id: 20 });
    expect((await read('/api/staff/orders/choices/', authorization)).json<OrderChoices>().stores).toEqual([]);
    const elsewhere = (await read('/api/staff/orders/?store=1', authorization)).json<StaffOrdersResponse>();
    expect(elsewhere.total).toBe(0);
    const { order_number } = await place();
    await shop.open.db.updateTable('orders').set({ country_code: 'zz' }).where('number', '=', order_number).execute();
    const countriesOf = async (who?: string) =>
      (await read('/api/staff/orders/choices/', who)).json<OrderChoices>().countries;
    expect(await countriesOf()).toContain('zz');
    expect(await countriesOf(authorization)).not.toContain('zz');
  });
});

describe('GET /api/staff/orders/{number}/ (STAFF-14, AFTER-9 to AFTER-14)', () => {
  it('shows an order whole, with where it may go', async () => {
    const { order_number } = await paid();
    expect(await one(order_number)).toMatchObject({
      number: order_number,
      status: 'processing',
      next: ['ready_for_packing', 'manual_cancellation'],
      payments: [{ provider: 'klarna', status: 'captured', amount: 208.9, captured: 208.9, refunded: 0 }],
      refunds: [],
      refundable: 208.9,
      has_account: false,
      country_code: 'fi',
      address: { email: 'maija@example.fi' },
      vat: [{ percent: 25.5 }],
    });
  });

  it('an order that waits for its payment is the system’s to move, and has nothing to refund', async () => {
    const { order_number } = await place();
    expect(await one(order_number)).toMatchObject({ status: 'pending_payment', next: [], refundable: 0 });
  });

  it('tells who did what, when: the staff’s moves and refunds, and what the system did', async () => {
    const { order_number } = await paid();
    await post(`${order_number}/status/`, { status: 'ready_for_packing', note: 'shelf 4' });
    await post(`${order_number}/refund/`, { amount: 20.5, reason: 'scratch' });
    const order = await one(order_number);
    expect(order.refundable).toBe(188.4);
    expect(order.refunds).toMatchObject([{ amount: 20.5, status: 'done', reason: 'scratch' }]);
    expect(order.story.map(({ kind, by, note }) => [kind, by, note])).toEqual([
      ['ordered', null, ''],
      ['paid', null, ''],
      ['packing', 'liisa@havu.example', 'shelf 4'],
      ['refund', 'liisa@havu.example', 'scratch'],
    ]);
    expect(order.story.at(-1)).toMatchObject({ amount: 20.5, detail: 'Klarna' });
  });

  it('a refund that is asked for twice with one key is noted once', async () => {
    const { order_number } = await paid();
    const key = crypto.randomUUID();
    for (let tries = 0; tries < 3; tries += 1) await post(`${order_number}/refund/`, { amount: 5 }, key);
    const { story, refunds } = await one(order_number);
    expect([story.filter(({ kind }) => kind === 'refund').length, refunds.length]).toEqual([1, 1]);
  });

  it('a cancellation that is handled shows its refund in the story too', async () => {
    const { order_number } = await paid();
    await post(`${order_number}/status/`, { status: 'manual_cancellation' });
    await post(`${order_number}/status/`, { status: 'cancelled' });
    const { story, refundable } = await one(order_number);
    expect(story.slice(-3)).toMatchObject([
      { kind: 'cancellation_asked', by: 'liisa@havu.example' },
      { kind: 'cancelled', by: 'liisa@havu.example' },
      { kind: 'refund', amount: 208.9, by: 'liisa@havu.example' },
    ]);
    expect(refundable).toBe(0);
  });

  it('of an unknown number is not found', async () => {
    expect((await read('/api/staff/orders/nonsense/')).statusCode).toBe(404);
  });
});
