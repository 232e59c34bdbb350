import type { StaffCode, StaffLogResponse } from 'mf-shared/contract';
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
