import type { StaffCode, StaffCodes, StaffLogResponse } from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';

let shop: SellingService;
let keeper: string;
let clerk: string;
beforeAll(async () => {
  shop = await sellingService();
  keeper = (await shop.signedIn({ is_staff: true, staff_role: 'commerce' })).authorization;
  clerk = (await shop.signedIn({ is_staff: true })).authorization;
});
afterAll(() => shop.close());

const state = {
  ...{ kind: 'percent', value: 12.5, min_total: 0, excludes_offers: false, club_only: false, starts_at: null },
  ...{ ends_at: null, max_uses: 5, is_active: true, names: { fi: 'Kevätale', en: '' } },
};
const call = async (path: string, method: 'GET' | 'POST' | 'PUT', body?: object, authorization = keeper) => {
  const answer = await shop.call(`/api/staff/${path}`, { method, ...(body && { body }), authorization, locale: 'en' });
  const { error, ...rest } = answer.json<{ error?: { code: string; fields?: object } }>();
  return { status: answer.statusCode, code: error?.code, fields: error?.fields, ...rest };
};
const make = (change: object, authorization = keeper) => call('codes/', 'POST', { ...state, ...change }, authorization);
const codeOf = async (code: string) =>
  ((await call('codes/', 'GET')) as unknown as { results: StaffCode[] }).results.find((each) => each.code === code);
const save = async (code: string, change: object, was?: object) => {
  const { id, code: _code, uses: _uses, standing: _standing, ...known } = (await codeOf(code)) as StaffCode;
  return call(`codes/${id}/`, 'PUT', { ...known, ...change, ...(was ? { was: { ...known, ...was } } : {}) });
};
const discountOf = async (code: string) =>
  (await shop.checkout({ rows: [[110, 1]], cart: { discount_codes: [code] } })).discount_codes;

describe('discount codes of the staff (STAFF-45)', () => {
  it('are made, count in a cart at once, and are stopped', async () => {
    expect(await make({ code: 'KEVAT-25' })).toMatchObject({ status: 200 });
    expect(await codeOf('KEVAT-25')).toMatchObject({
      value: 12.5,
      uses: 0,
      standing: 'open',
      names: { fi: 'Kevätale' },
    });
    expect(await discountOf('kevat-25')).toMatchObject([{ valid: true }]);
    expect(await save('KEVAT-25', { is_active: false }, {})).toMatchObject({ status: 200 });
    expect((await codeOf('KEVAT-25'))?.standing).toBe('stopped');
    expect(await discountOf('kevat-25')).toMatchObject([{ valid: false }]);
  });

  it('are refused where they make no sense, each beside its field', async () => {
    const fields = async (change: object) => Object.keys((await make({ code: 'OTHER', ...change })).fields ?? {});
    expect(await fields({ code: 'kevat-25' })).toEqual(['code']);
    expect(await fields({ value: 101 })).toEqual(['value']);
    expect(await fields({ value: 0 })).toEqual(['value']);
    expect(await fields({ starts_at: '2030-02-01T00:00:00Z', ends_at: '2030-01-01T00:00:00Z' })).toEqual(['ends_at']);
    for (const change of [{ code: 'a' }, { code: 'two words' }, { max_uses: 0 }, { value: -1 }, { kind: 'gift' }])
      expect((await make({ code: 'OTHER', ...change })).status).toBe(400);
    expect(await codeOf('OTHER')).toBeUndefined();
    await shop.open.db.updateTable('discount_codes').set({ uses: 3 }).where('code', '=', 'KEVAT-25').execute();
    expect((await save('KEVAT-25', { max_uses: 2 })).fields).toHaveProperty('max_uses');
  });

  it('are not saved over what somebody else has saved, and are undone from the log', async () => {
    expect(await save('KEVAT-25', { value: 20 }, { value: 99 })).toMatchObject({
      status: 409,
      code: 'changed_meanwhile',
    });
    expect(await save('KEVAT-25', { value: 20 }, {})).toMatchObject({ status: 200 });
    const log = async () => ((await call('log/?about=discount_code', 'GET')) as unknown as StaffLogResponse).results;
    const [write] = await log();
    expect(write).toMatchObject({ before: { value: 12.5 }, after: { value: 20 }, can_be_undone: true });
    expect(await call(`log/${write?.id}/undo/`, 'POST', {})).toMatchObject({ status: 200 });
    expect((await codeOf('KEVAT-25'))?.value).toBe(12.5);
    // The code did not exist before it was made.
    expect((await log()).at(-1)).toMatchObject({ before: {}, can_be_undone: false });
  });

  it('need the right to keep them (STAFF-35)', async () => {
    expect(await make({ code: 'CLERK' }, clerk)).toMatchObject({ status: 403, code: 'right_missing' });
  });
});

it('are found by words of the code or of a name, and by whether they count, page by page (STAFF-45)', async () => {
  const { db } = shop.open;
  await db.deleteFrom('discount_codes').execute();
  const [past, future] = [new Date(Date.now() - 86_400_000), new Date(Date.now() + 86_400_000)];
  const row = { kind: 'percent' as const, value: 1000, min_total_minor: 0, names: '{}', made_by_staff: true };
  await db
    .insertInto('discount_codes')
    .values([
      { ...row, id: 1, code: 'KEVÄT', names: JSON.stringify({ sv: 'Vårens pris' }) },
      { ...row, id: 2, code: 'TALVI', starts_at: future },
      { ...row, id: 3, code: 'TALVI-25', ends_at: past, uses: 5, max_uses: 5 },
      { ...row, id: 4, code: 'VIP', max_uses: 2, uses: 2, starts_at: future },
      { ...row, id: 5, code: 'POIS', is_active: false, ends_at: past },
    ])
    .execute();
  const list = async (query: string) => (await call(`codes/${query}`, 'GET')) as unknown as StaffCodes;
  const found = async (query: string) => (await list(query)).results.map(({ code, standing }) => `${code} ${standing}`);
  expect(await found('')).toEqual(['POIS stopped', 'VIP used_up', 'TALVI-25 ended', 'TALVI waiting', 'KEVÄT open']);
  for (const { code, standing } of (await list('')).results)
    expect(await found(`?state=${standing}`)).toEqual([`${code} ${standing}`]);
  expect(await found('?q=talvi')).toEqual(['TALVI-25 ended', 'TALVI waiting']);
  expect(await found(`?q=${encodeURIComponent('vårens')}`)).toEqual(['KEVÄT open']);
  expect(await found('?q=%25')).toEqual([]);
  const many = Array.from({ length: 30 }, (_, at) => ({ ...row, id: 10 + at, code: `ONCE-${at}` }));
  await db.insertInto('discount_codes').values(many).execute();
  const { total, page_count, results } = await list('?q=once&page=2');
  expect([total, page_count, results.at(-1)?.code]).toEqual([30, 2, 'ONCE-0']);
});
