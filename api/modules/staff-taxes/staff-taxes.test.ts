import type { StaffLogResponse, StaffTaxes, TaxState } from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';
import { type StaffCall, staffCall } from '../../testing/staff-calls.ts';

let shop: SellingService;
let call: StaffCall;
let clerk: string;
beforeAll(async () => {
  shop = await sellingService();
  call = await staffCall(shop, 'commerce');
  clerk = (await shop.signedIn({ is_staff: true })).authorization;
});
afterAll(() => shop.close());

const path = '/api/staff/taxes/';
const areas = async () => (await call<StaffTaxes>(path)).results;
const ratesOf = async (id: number) => (await areas()).find((area) => area.id === id)?.rates ?? {};
const save = (id: number, rates: TaxState['rates'], was: TaxState['rates']) =>
  call<TaxState>(`${path}${id}/`, { rates, was: { rates: was } });
const sweden = { '5 2013-01-01': 25 };

describe('rates of VAT, in the staff’s room (STAFF-54)', () => {
  it('stand by area with its countries, and one area is that of the prices', async () => {
    const all = await call<StaffTaxes>(path);
    expect(all.results.find(({ id }) => id === 1)).toMatchObject({
      ...{ is_base: true, rates: { '5 2013-01-01': 24, '5 2024-09-01': 25.5 } },
      countries: expect.arrayContaining(['Finland']) as unknown,
    });
    expect(all.results.find(({ id }) => id === 2)).toMatchObject({ is_base: false, rates: sweden });
    expect(all.classes.find(({ tax_class }) => tax_class === 5)?.model_count).toBeGreaterThan(0);
  });

  it('are planned for a day to come, end where the next begins, and are taken away', async () => {
    const planned = { ...sweden, '5 2090-01-01': 26.25, '5 2091-01-01': 24 };
    expect(await save(2, planned, sweden)).toEqual({ rates: planned });
    const { db } = shop.open;
    const stored = () =>
      db
        .selectFrom('tax_rates')
        .select(['rate_basis_points', 'valid_from', 'valid_to'])
        .where('tax_area_id', '=', 2)
        .orderBy('valid_from')
        .execute();
    expect(await stored()).toEqual([
      { rate_basis_points: 2500, valid_from: '2013-01-01', valid_to: '2090-01-01' },
      { rate_basis_points: 2625, valid_from: '2090-01-01', valid_to: '2091-01-01' },
      { rate_basis_points: 2400, valid_from: '2091-01-01', valid_to: null },
    ]);
    expect(await save(2, sweden, planned)).toEqual({ rates: sweden });
    expect(await stored()).toEqual([{ rate_basis_points: 2500, valid_from: '2013-01-01', valid_to: null }]);
  });

  it.each([
    ['what holds already, changed', { '5 2013-01-01': 20 }, 'from'],
    ['what holds already, taken away', {}, 'from'],
    ['a day that is over', { ...sweden, '5 2020-01-01': 20 }, 'from'],
    ['no day', { ...sweden, '5 2090-02-31': 20 }, 'from'],
  ])('refuse %s, and keep what is stored', async (_title, rates, field) => {
    expect(Object.keys((await save(2, rates, sweden)).error?.fields ?? {})).toEqual([field]);
    expect(await ratesOf(2)).toEqual(sweden);
  });

  it.each([
    ['more than half', { '5 2090-01-01': 50.01 }],
    ['less than nothing', { '5 2090-01-01': -1 }],
    ['a class that is none', { 'x 2090-01-01': 10 }],
  ])('refuse %s', async (_title, rates) => {
    expect((await save(2, { ...sweden, ...rates }, sweden)).error?.code).toBe('invalid_request');
    expect(await ratesOf(2)).toEqual(sweden);
  });

  it('are not saved over what somebody else has saved, and are not for who lacks the right', async () => {
    expect((await save(2, { ...sweden, '5 2090-01-01': 26 }, {})).error?.code).toBe('changed_meanwhile');
    expect((await save(9, {}, {})).error?.code).toBe('not_found');
    expect((await shop.call(path, { authorization: clerk })).statusCode).toBe(403);
    expect((await shop.call(path)).statusCode).toBe(401);
  });

  it('stand in the log by class and day, which takes a plan back until its day has come', async () => {
    const planned = { ...sweden, '5 2090-01-01': 26 };
    await save(2, planned, sweden);
    const log = () => call<StaffLogResponse>('/api/staff/log/?about=tax_area');
    const [write] = (await log()).results;
    expect(write).toMatchObject({
      ...{ entity: 'tax_area', name: 'Sverige', can_be_undone: true },
      after: { 'rate_5 2090-01-01': 26 },
    });
    await call(`/api/staff/log/${write?.id}/undo/`, {}, 'POST');
    expect(await ratesOf(2)).toEqual(sweden);
    await shop.open.db
      .insertInto('audit_log')
      .values({
        ...{ action: 'tax_rates', entity: 'tax_area', entity_id: '2' },
        before: JSON.stringify({ rates: {} }),
        after: JSON.stringify({ rates: sweden }),
      })
      .execute();
    expect((await log()).results[0]).toMatchObject({ can_be_undone: false });
  });
});
