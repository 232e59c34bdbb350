import type { StaffDeliveries, StaffLogResponse } from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdProducts } from '../../db/product-turn.ts';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';
import { type StaffCall, staffCall } from '../../testing/staff-calls.ts';

let shop: SellingService;
let call: StaffCall;
beforeAll(async () => {
  shop = await sellingService();
  call = await staffCall(shop, 'commerce');
});
afterAll(() => shop.close());

const path = '/api/staff/deliveries/';
const evening = {
  ...{ country: 'fi', kind: 'home', carrier: 'Matkahuolto', names: { fi: 'Iltatoimitus', en: 'Evening delivery' } },
  ...{ descriptions: {}, price: 12.9, free_from: 900, days_from: 1, days_to: 2 },
};
const make = (own: object = {}) => call<{ id: number }>(path, { ...evening, ...own }, 'POST');
const rowOf = async (id: number) => (await call<StaffDeliveries>(path)).results.find((each) => each.id === id);
const stateOf = async (id: number) => {
  const found = await rowOf(id);
  if (!found) throw new Error(`no way to deliver ${id}`);
  const { names, descriptions, price, free_from, days_from, days_to, is_active } = found;
  return { names, descriptions, price, free_from, days_from, days_to, is_active };
};
const offer = async (id: number, is_active = true) => {
  const was = await stateOf(id);
  return call<object>(`${path}${id}/`, { ...was, is_active, was });
};
const remove = async (id: number) => call<object>(`${path}${id}/remove/`, { was: await stateOf(id) }, 'POST');
/** Seldom, as a buyer would: the checkout has a limit. */
const rarely = { interval: 300, timeout: 20_000 };
const offered = async () => (await shop.checkout({ rows: [[110, 1]] })).delivery_methods.map(({ slug }) => slug);
const undoLast = async () => {
  const { results } = await call<StaffLogResponse>('/api/staff/log/?about=delivery');
  const [last] = results;
  return { last, ...(await call<object>(`/api/staff/log/${last?.id}/undo/`, {}, 'POST')) };
};

describe('ways to deliver that staff make (STAFF-52)', () => {
  it('are offered to nobody at first, then by a press, and an order is placed with one', async () => {
    const { id } = await make();
    expect(await rowOf(id)).toMatchObject({ slug: 'evening-delivery', is_active: false, is_made_by_staff: true });
    expect(await offered()).not.toContain('evening-delivery');
    await offer(id);
    await expect.poll(offered, rarely).toContain('evening-delivery');
    const placed = await shop.place({ rows: [[110, 1]], method: 'evening-delivery' });
    await shop.pay(placed, 'approve');
    expect(await shop.read(placed)).toMatchObject({ number: placed.order_number });
    const order = shop.open.db.selectFrom('orders').select(['delivery_method', 'delivery_minor']);
    expect(await order.where('number', '=', placed.order_number).executeTakeFirst()).toEqual({
      ...{ delivery_method: 'evening-delivery', delivery_minor: 1290 },
    });
    // One that an order has is stopped, and stays.
    await offer(id, false);
    expect((await remove(id)).error?.code).toBe('delivery_used');
    expect((await rowOf(id))?.is_active).toBe(false);
  });

  it('have a key of their own, go away unused, and come back from the log (STAFF-41)', async () => {
    const { id } = await make({ names: { en: 'Home' } });
    expect((await rowOf(id))?.slug).toBe('home-2');
    await offer(id);
    expect((await remove(id)).error?.code).toBe('delivery_used');
    await offer(id, false);
    expect(await remove(id)).toEqual({ ok: true });
    expect(await rowOf(id)).toBeUndefined();
    const { last, error } = await undoLast();
    expect(error).toBeUndefined();
    expect(last).toMatchObject({
      action: 'delivery_made',
      can_be_undone: true,
      before: { way: 'home', country: 'fi' },
    });
    expect(await rowOf(id)).toMatchObject({ slug: 'home-2', is_made_by_staff: true });
    const { results } = await call<StaffLogResponse>('/api/staff/log/?about=delivery');
    expect(results[0]?.name).toContain('Home, ');
    // The making itself is taken back, too.
    await undoLast();
    expect(await rowOf(id)).toBeUndefined();
    const another = await make();
    expect(another.id).toBeGreaterThan(id);
  });

  it('go to a country for the first time, and to none without rates of VAT or that the shop does not know', async () => {
    const { db } = shop.open;
    await db.insertInto('tax_areas').values({ id: 9, slug: 'island', name: 'Iceland' }).execute();
    const { code: _code, ...like } = await db
      .selectFrom('countries')
      .selectAll()
      .where('code', '=', 'se')
      .executeTakeFirstOrThrow();
    const json = {
      ...{ names: JSON.stringify({ en: 'Iceland' }), delivery_days: JSON.stringify(like.delivery_days) },
      ski_bundle_days: JSON.stringify(like.ski_bundle_days),
    };
    await db
      .insertInto('countries')
      .values({ ...like, ...json, code: 'is', tax_area_id: 9, currency_code: 'eur' })
      .execute();
    await shop.followCatalogue();
    expect((await call<StaffDeliveries>(path)).countries).toContainEqual({ code: 'is', name: 'Iceland' });
    expect((await make({ country: 'is' })).error?.fields?.country).toContain('under Taxes');
    expect((await make({ country: 'xx' })).error?.fields?.country).toContain('does not know this country');
    await db
      .insertInto('tax_rates')
      .values({ tax_area_id: 9, tax_class: 5, rate_basis_points: 2400, valid_from: '2020-01-01' })
      .execute();
    await shop.followCatalogue();
    const { id } = await make({ country: 'is', names: { en: 'To Iceland' } });
    await offer(id);
    const there = async () =>
      (await shop.checkout({ rows: [[110, 1]], cart: { country_code: 'is' }, form: { postal_code: '101' } }))
        .delivery_methods;
    await expect.poll(async () => (await there()).map(({ slug }) => slug), rarely).toEqual(['to-iceland']);
  });

  it('are refused beside their field', async () => {
    const fields = async (own: object) => Object.keys((await make(own)).error?.fields ?? {});
    expect(await fields({ names: {} })).toEqual(['name_fi']);
    expect(await fields({ days_from: 3, days_to: 1 })).toEqual(['days_to']);
    expect(await fields({ kind: 'pickup_point', carrier: 'Nobody' })).toEqual(['carrier']);
    expect((await make({ price: -1 })).error?.code).toBe('invalid_request');
    expect((await make({ kind: 'drone' })).error?.code).toBe('invalid_request');
    const home = (await call<StaffDeliveries>(path)).results.find(({ slug }) => slug === 'home');
    await offer(home?.id ?? 0, false);
    expect((await remove(home?.id ?? 0)).error?.code).toBe('delivery_used');
  });

  // The embedded engine has one connection.
  it.runIf(process.env.TEST_ENGINE === 'postgres')('are not made while an import runs', async () => {
    await shop.open.db.transaction().execute(async (importing) => {
      await holdProducts(importing);
      expect((await make()).error?.code).toBe('import_runs');
    });
  });
});
