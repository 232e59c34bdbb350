import type { Resources, StaffLogResponse, StaffStore, StaffStores, StoreDetails } from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onDayBefore } from '../../testing/days-ago.ts';
import { type TestService, testService } from '../../testing/test-service.ts';

let shop: TestService;
const callers: Record<'content' | 'keeper' | 'clerk', string> = { content: '', keeper: '', clerk: '' };
beforeAll(async () => {
  shop = await testService();
  const signedIn = async (own: object) => (await shop.signedIn({ is_staff: true, ...own })).authorization;
  callers.content = await signedIn({ staff_role: 'content' });
  callers.keeper = await signedIn({ staff_role: 'store', staff_store_id: 1 });
  callers.clerk = await signedIn({ staff_role: 'service' });
});
afterAll(() => shop.close());

interface Asked {
  method?: 'GET' | 'POST' | 'PUT';
  body?: object;
  by?: keyof typeof callers;
}
const call = async <T>(path: string, { method = 'GET', body, by = 'content' }: Asked = {}) => {
  const asked = { method, ...(body && { body }), authorization: callers[by], locale: 'en' } as const;
  const answer = await shop.call(`/api/staff/${path}`, asked);
  const { error, ...rest } = answer.json<{ error?: { code: string; fields?: Record<string, string> } }>();
  return { status: answer.statusCode, code: error?.code, fields: error?.fields, answer: rest as T };
};
const list = async (q = '', by: Asked['by'] = 'content') =>
  (await call<StaffStores>(`stores/${q}`, { by })).answer.results;
const storeOf = async (id: number) => (await list()).find((each) => each.id === id) as StaffStore;
const saveHours = async (id: number, change: object, by: Asked['by'] = 'content') => {
  const { hours } = await storeOf(id);
  return call<StaffStore['hours']>(`stores/${id}/hours/`, {
    method: 'PUT',
    body: { ...hours, ...change, was: hours },
    by,
  });
};
const saveFacts = async (id: number, change: object) => {
  const { facts } = await storeOf(id);
  return call<StaffStore['facts']>(`stores/${id}/`, { method: 'PUT', body: { ...facts, ...change, was: facts } });
};
const read = async <T>(path: string) => (await shop.call(path, { locale: 'en' })).json<T>();
const shown = async (id: number) => (await read<Resources>('/api/resources/')).stores.find((each) => each.id === id);
const ahead = (days: number) => onDayBefore(-days).toISOString().slice(0, 10);

describe('stores of the staff (STAFF-47)', () => {
  it('are found by words of name and place; store staff see their own', async () => {
    const all = await list();
    expect(all.length).toBeGreaterThan(1);
    const [first] = all;
    expect(await list(`?q=${encodeURIComponent(first?.facts.short_name.toUpperCase() ?? '')}`)).toContainEqual(first);
    expect(await list('?q=nowhere')).toEqual([]);
    expect((await list('', 'keeper')).map(({ id }) => id)).toEqual([1]);
  });

  it('have hours that shoppers read at once, written in one way', async () => {
    const opening_hours = ['9:00 - 16:45', '10-20', '', null, '0–24', '10–20', null];
    const { status, answer } = await saveHours(1, { opening_hours });
    expect(status).toBe(200);
    expect(answer.opening_hours).toEqual(['9–16.45', '10–20', null, null, '0–24', '10–20', null]);
    await expect.poll(async () => (await shown(1))?.openingHours).toEqual(answer.opening_hours);
  });

  it('have other days, in their order; those that are over are told to nobody (AVAIL-33)', async () => {
    const days = (from: number, to: number, hours: string | null) => ({
      ...{ from: ahead(from), to: ahead(to), hours, reason: 'holiday' as const },
    });
    const { answer } = await saveHours(1, { other_days: [days(9, 10, null), days(5, 5, '10-14')] });
    expect(answer.other_days).toEqual([days(5, 5, '10–14'), days(9, 10, null)]);
    await expect.poll(async () => (await shown(1))?.otherDays).toEqual(answer.other_days);
    await shop.open.db
      .updateTable('stores')
      .set({ other_days: JSON.stringify([days(-9, -8, null), ...answer.other_days]) })
      .where('id', '=', 1)
      .execute();
    await saveFacts(1, { phone: '09 123' });
    await expect.poll(async () => (await shown(1))?.otherDays).toEqual(answer.other_days);
    // They are no hindrance to what is saved next.
    expect((await saveHours(1, { opening_hours: Array(7).fill('10–20') })).status).toBe(200);
  });

  it('refuse hours that are none and days that make no sense, beside their field', async () => {
    const days = (from: string, to: string, hours = '10–14') => ({
      other_days: [{ from, to, hours, reason: 'other' }],
    });
    const fields = async (change: object) => Object.keys((await saveHours(2, change)).fields ?? {});
    const tuesday = (hours: string) => ({ opening_hours: [null, hours, null, null, null, null, null] });
    for (const hours of ['20–10', '10–25', '10.75–12', 'by agreement', '10'])
      expect([hours, await fields(tuesday(hours))]).toEqual([hours, ['hours_1']]);
    expect(await fields(days(ahead(3), ahead(2)))).toEqual(['to']);
    expect(await fields(days(ahead(-3), ahead(-2)))).toEqual(['to']);
    expect(await fields(days(ahead(3), ahead(3), 'late'))).toEqual(['hours']);
    const twice = [...days(ahead(3), ahead(5)).other_days, ...days(ahead(5), ahead(6)).other_days];
    expect(await fields({ other_days: twice })).toEqual(['from']);
    expect((await saveHours(2, days('2030-02-30', '2030-03-01'))).status).toBe(400);
  });

  it('keep hours of a file that say no time until somebody writes others', async () => {
    const opening_hours = ['by agreement', null, null, null, null, null, null];
    await shop.open.db
      .updateTable('stores')
      .set({ opening_hours: JSON.stringify(opening_hours) })
      .where('id', '=', 2)
      .execute();
    const changed = ['by agreement', '10–18', null, null, null, null, null];
    expect((await saveHours(2, { opening_hours: changed })).answer.opening_hours).toEqual(changed);
  });

  it('of a file are told as they are, and their hours are changed beside blanks (IMPORT-3)', async () => {
    const opening_hours = ['10–18 ', ' by agreement', null, null, null, null, null];
    const own = { email: 'ask in the store', phone: '0'.repeat(60), postal_code: 'FI-33100 '.repeat(4), city: ' Oulu' };
    const row = shop.open.db.updateTable('stores').set({ ...own, opening_hours: JSON.stringify(opening_hours) });
    await row.where('id', '=', 2).execute();
    const { facts, hours } = await storeOf(2);
    expect(facts).toMatchObject(own);
    expect(hours.opening_hours).toEqual(opening_hours);
    const changed = ['10–18 ', ' by agreement', '9-17', null, null, null, null];
    expect(await saveHours(2, { opening_hours: changed })).toMatchObject({
      ...{ status: 200, answer: { opening_hours: ['10–18 ', ' by agreement', '9–17', null, null, null, null] } },
    });
    const mended = { email: '', phone: '', postal_code: '90100', city: 'Oulu' };
    expect(await saveFacts(2, mended)).toMatchObject({ status: 200, answer: mended });
  });

  it('have name, place, services and a text that their page tells (ROUTE-60)', async () => {
    const { facts, slug } = await storeOf(1);
    const change = {
      name: 'Havu Uusi',
      email: 'uusi@havu.example',
      pickup: false,
      descriptions: { en: ' Come in. ', fi: '' },
    };
    expect((await saveFacts(1, change)).answer).toEqual({
      ...{ ...facts, ...change },
      descriptions: { en: 'Come in.' },
    });
    await expect
      .poll(() => read<StoreDetails>(`/api/stores/${slug}/`))
      .toMatchObject({
        ...{ name: 'Havu Uusi', email: 'uusi@havu.example', nouto: false, description: 'Come in.' },
      });
    expect((await shop.call('/api/stores/nowhere/')).statusCode).toBe(404);
    for (const wrong of [{ name: ' ' }, { email: 'nobody' }, { phone: 'x'.repeat(41) }])
      expect((await saveFacts(1, wrong)).status).toBe(400);
  });

  it('are not saved over what somebody else has saved (STAFF-42)', async () => {
    const { hours, facts } = await storeOf(1);
    expect((await saveFacts(1, { city: 'Turku' })).status).toBe(200);
    const late = { method: 'PUT', body: { ...facts, city: 'Oulu', was: facts } } as const;
    expect(await call('stores/1/', late)).toMatchObject({ status: 409, code: 'changed_meanwhile' });
    // Hours are a save of their own.
    const body = { ...hours, opening_hours: Array(7).fill('11–12'), was: hours };
    expect((await call('stores/1/hours/', { method: 'PUT', body })).status).toBe(200);
    expect((await call('stores/1/hours/', { method: 'PUT', body })).code).toBe('changed_meanwhile');
  });

  it('are in the log field by field, and undone from there (STAFF-41)', async () => {
    const log = async () => (await call<StaffLogResponse>('log/?about=store')).answer.results;
    await saveHours(1, { opening_hours: ['8–9', ...Array(6).fill('11–12')], other_days: [] });
    const [write, older] = await log();
    expect(write).toMatchObject({
      ...{ action: 'store_hours', name: 'Havu Uusi', can_be_undone: true },
      ...{ before: { hours_0: '11–12' }, after: { hours_0: '8–9', other_days: '' } },
    });
    expect(write?.before.other_days).toMatch(/^[\d-]{10} \(10–14, holiday\) · [\d-]{10} – [\d-]{10} \(–, holiday\)$/);
    expect(older).toMatchObject({ action: 'store_hours', can_be_undone: false });
    expect((await call(`log/${write?.id}/undo/`, { method: 'POST', body: {} })).status).toBe(200);
    expect((await storeOf(1)).hours.opening_hours).toEqual(Array(7).fill('11–12'));
    expect((await storeOf(1)).hours.other_days).toHaveLength(2);
    const moved = (await log()).find(({ after }) => after.city === 'Turku');
    expect(moved).toMatchObject({ action: 'store_facts', can_be_undone: true });
    expect((await call(`log/${moved?.id}/undo/`, { method: 'POST', body: {} })).status).toBe(200);
    expect((await storeOf(1)).facts.city).not.toBe('Turku');
  });

  it('store staff change the hours of their own store, and nothing else (STAFF-35, STAFF-36)', async () => {
    expect((await saveHours(1, { opening_hours: Array(7).fill('12–13') }, 'keeper')).status).toBe(200);
    expect(await saveHours(2, {}, 'keeper')).toMatchObject({ status: 403, code: 'other_store' });
    const { facts } = await storeOf(1);
    const body = { ...facts, was: facts };
    expect((await call('stores/1/', { method: 'PUT', body, by: 'keeper' })).code).toBe('right_missing');
    expect((await call('stores/', { by: 'clerk' })).code).toBe('right_missing');
  });
});
