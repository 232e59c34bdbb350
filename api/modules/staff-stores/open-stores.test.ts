import type { RedirectAnswer, Resources, StaffLogResponse, StaffStore, StoreStanding } from 'mf-shared/contract';
import { shopDay, shopDayAfter } from 'mf-shared/rules/shop-day';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdProducts } from '../../db/product-turn.ts';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';
import { type StaffCall, staffCall } from '../../testing/staff-calls.ts';
import { closeStores } from './close-stores.ts';

let shop: SellingService;
let call: StaffCall;
/** A member of the staff of the store in Tampere. */
let keeper: string;
beforeAll(async () => {
  shop = await sellingService();
  call = await staffCall(shop, 'content');
  keeper = (await shop.signedIn({ is_staff: true, staff_role: 'store', staff_store_id: 2 })).authorization;
});
afterAll(() => shop.close());

const path = '/api/staff/stores/';
const oulu = { name: 'Oulu', address: 'Isokatu 1', postal_code: '90100', city: 'Oulu', phone: '', email: '' };
const [today, tomorrow] = [shopDay(), shopDayAfter(Date.now(), 1)];
const storeOf = async (id: number) => {
  const { results } = await call<{ results: StaffStore[] }>(path);
  return results.find((each) => each.id === id) as StaffStore;
};
const make = (body: object) => call<{ id: number }>(path, body, 'POST');
const stand = async (id: number, next: Partial<StoreStanding>) => {
  const { standing: was } = await storeOf(id);
  return call<StoreStanding>(`${path}${id}/standing/`, { ...was, ...next, was });
};
const saveFacts = async (id: number, change: object) => {
  const { facts: was } = await storeOf(id);
  return call<object>(`${path}${id}/`, { ...was, ...change, was });
};
const resources = async () => (await shop.call('/api/resources/')).json<Resources>();
const isShown = async (id: number) => (await resources()).stores.some((each) => each.id === id);
const hasClosed = async (id: number) => (await resources()).closedStores.some((each) => each.id === id);
const leads = async (to: string) =>
  (await shop.call(`/api/redirects/?${new URLSearchParams({ path: to })}`)).json<RedirectAnswer>();
/** Where a basket with a jacket can be fetched. Seldom, as a buyer would ask: the checkout has a limit. */
const pickups = async () => {
  const { delivery_methods } = await shop.checkout({ rows: [[110, 1]] });
  return delivery_methods.find(({ slug }) => slug === 'store')?.locations.map(({ id }) => id) ?? [];
};
const rarely = { interval: 300, timeout: 20_000 };
const lastWrite = async () => (await call<StaffLogResponse>('/api/staff/log/?about=store')).results[0];
const undo = (id: number | undefined) => call<object>(`/api/staff/log/${id}/undo/`, {}, 'POST');

describe('stores that staff make (STAFF-47)', () => {
  it('have an address that follows from their name, and a number that no other store has', async () => {
    const [one, other] = [await make({ ...oulu, name: 'Oulu Höyhtyä' }), await make({ ...oulu, name: 'Oulu Höyhtyä' })];
    expect([one.id, other.id]).toEqual([21, 22]);
    expect((await storeOf(21)).slug).toBe('oulu-hoyhtya');
    expect((await storeOf(22)).slug).toBe('oulu-hoyhtya-2');
    expect((await make({ ...oulu, slug: 'oulu-hoyhtya' })).error?.fields).toHaveProperty('slug');
    expect((await make({ ...oulu, slug: 'Oulu!' })).error?.fields).toHaveProperty('slug');
    expect((await make({ ...oulu, name: ' ' })).error?.code).toBe('invalid_request');
  });

  it('are seen by nobody before they have an address and hours and are opened', async () => {
    const { id } = await make({ name: 'Oulu Tuira' });
    expect((await storeOf(id)).standing).toEqual({ is_open: false, closes_on: null });
    expect((await stand(id, { is_open: true })).error?.code).toBe('store_not_whole');
    await saveFacts(id, oulu);
    expect((await stand(id, { is_open: true })).error?.code).toBe('store_not_whole');
    const { hours: was } = await storeOf(id);
    await call(`${path}${id}/hours/`, { ...was, opening_hours: Array(7).fill('10–20'), was });
    expect([await isShown(id), await hasClosed(id)]).toEqual([false, false]);
    expect((await shop.call('/api/stores/oulu-tuira/')).statusCode).toBe(404);
    expect(await leads('/stores/oulu-tuira/')).toMatchObject({ kind: 'none' });
    expect(await stand(id, { is_open: true })).toEqual({ is_open: true, closes_on: null });
    await expect.poll(pickups, rarely).toContain(String(id));
    expect((await shop.call('/api/stores/oulu-tuira/')).json()).toMatchObject({ name: oulu.name, city: 'Oulu' });
  });

  it('stand in the log; the making stays, and what was opened is hidden again from there (STAFF-41)', async () => {
    const opened = await lastWrite();
    expect(opened).toMatchObject({ action: 'store_standing', after: { is_open: true }, can_be_undone: true });
    await undo(opened?.id);
    await expect.poll(() => isShown(Number(opened?.entity_id))).toBe(false);
    const { results } = await call<StaffLogResponse>('/api/staff/log/?about=store&q=tuira');
    expect(results.find(({ action }) => action === 'store_made')).toMatchObject({ can_be_undone: false });
  });

  // The embedded engine has one connection.
  it.runIf(process.env.TEST_ENGINE === 'postgres')('are not made while an import runs', async () => {
    await shop.open.db.transaction().execute(async (importing) => {
      await holdProducts(importing);
      expect((await make({ name: 'Vaasa' })).error?.code).toBe('import_runs');
    });
  });
});

describe('stores that close for good (STAFF-47)', () => {
  it('take no more pickups and sell nothing; their page leads to the stores, and what waits there is worked on', async () => {
    await shop.fillShelves(101, 0);
    await shop.open.db
      .insertInto('stock')
      .values({ variant_id: 101, store_id: 2, quantity: 3, reserved: 0 })
      .onConflict((conflict) => conflict.columns(['variant_id', 'store_id']).doUpdateSet({ quantity: 3 }))
      .execute();
    await shop.followCatalogue();
    expect(await shop.leftOf(101)).toBe(3);
    const waiting = await shop.place({ rows: [[110, 1]], method: 'store', location: '2' });
    await shop.pay(waiting, 'approve');
    expect(await stand(2, { is_open: false })).toEqual({ is_open: false, closes_on: today });
    await expect.poll(pickups, rarely).not.toContain('2');
    await expect.poll(() => shop.leftOf(101)).toBe(0);
    expect([await isShown(2), await hasClosed(2)]).toEqual([false, true]);
    expect((await shop.call('/api/stores/tampere/')).statusCode).toBe(404);
    expect(await leads('/stores/tampere/')).toMatchObject({ kind: 'moved', path: '/stores/' });
    const refused = await shop.send(await shop.orderOf({ rows: [[110, 1]], method: 'store', location: '2' }));
    expect(refused.statusCode).toBe(400);
    // Its staff finish what waits there.
    const read = await shop.call(`/api/staff/orders/${waiting.order_number}/`, { authorization: keeper });
    expect(read.statusCode).toBe(200);
    expect(await shop.read(waiting)).toMatchObject({ number: waiting.order_number });
  });

  it('open again by a press, or from the log, with their stock', async () => {
    await undo((await lastWrite())?.id);
    await expect.poll(() => shop.leftOf(101)).toBe(3);
    expect((await storeOf(2)).standing).toEqual({ is_open: true, closes_on: null });
    await expect.poll(() => isShown(2)).toBe(true);
  });

  it('close on a day to come, which the log tells', async () => {
    expect((await stand(2, { closes_on: today })).error?.fields).toHaveProperty('closes_on');
    expect(await stand(2, { closes_on: tomorrow })).toEqual({ is_open: true, closes_on: tomorrow });
    await closeStores(shop.open.db);
    expect((await storeOf(2)).standing.is_open).toBe(true);
    await shop.open.db.updateTable('stores').set({ closes_on: today }).where('id', '=', 2).execute();
    await closeStores(shop.open.db);
    await closeStores(shop.open.db);
    expect((await storeOf(2)).standing).toEqual({ is_open: false, closes_on: today });
    expect(await lastWrite()).toMatchObject({ by: null, action: 'store_standing', after: { is_open: false } });
    await stand(2, { is_open: true, closes_on: null });
    await expect.poll(() => isShown(2)).toBe(true);
  });

  it('are no warehouses, and nothing is saved over what somebody else has saved (STAFF-42)', async () => {
    expect((await stand(20, { is_open: false })).error?.code).toBe('store_stays_open');
    const was = { is_open: false, closes_on: null };
    const late = await call<object>(`${path}1/standing/`, { is_open: true, closes_on: null, was });
    expect(late.error?.code).toBe('changed_meanwhile');
  });

  it('are closed and made by nobody of a store (STAFF-35)', async () => {
    const { standing: was } = await storeOf(2);
    const asked = { authorization: keeper, body: { ...was, is_open: false, was } };
    const closed = await shop.call(`${path}2/standing/`, { ...asked, method: 'PUT' });
    expect(closed.json()).toMatchObject({ error: { code: 'right_missing' } });
    const made = await shop.call(path, { ...asked, method: 'POST', body: oulu });
    expect(made.json()).toMatchObject({ error: { code: 'right_missing' } });
  });
});
