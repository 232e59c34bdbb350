import { sql } from 'kysely';
import type { BulkDone, BulkLook, BulkRow, StaffLogResponse } from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';
import { until } from '../../testing/until.ts';
import { beginChange } from './apply-change.ts';
import { endChange } from './take-back.ts';

let shop: SellingService;
let admin: string;
let writer: string;
beforeAll(async () => {
  shop = await sellingService();
  admin = (await shop.signedIn({ is_staff: true, is_admin: true })).authorization;
  writer = (await shop.signedIn({ is_staff: true, staff_role: 'content' })).authorization;
});
afterAll(() => shop.close());

const now = { from: null, until: null };
const ids = [10, 11];
const lower = (value: number, times: object = now) => ({
  kind: 'campaign',
  how: 'lower',
  value,
  ending: 'none',
  ...times,
});
const show = (is_public: boolean, times: object = now) => ({ kind: 'visibility', is_public, ...times });
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const call = async <T>(path: string, body?: object, authorization = admin) => {
  const options = { method: body ? ('POST' as const) : ('GET' as const), ...(body && { body }) };
  const answer = await shop.call(`/api/staff/${path}`, { ...options, authorization, locale: 'en' });
  return { status: answer.statusCode, ...answer.json<{ error?: { code: string; message: string } } & T>() };
};
const look = (change: object, products: object = { ids }, authorization = admin) =>
  call<BulkLook & { error?: { fields?: object } }>('bulk-changes/', { products, change }, authorization);
const apply = (id: number, authorization = admin) => call<BulkDone>(`bulk-changes/${id}/apply/`, {}, authorization);
const undo = (id: number, authorization = admin) => call<BulkDone>(`bulk-changes/${id}/undo/`, {}, authorization);
const newest = async () => (await call<{ results: BulkRow[] }>('bulk-changes/')).results[0];
const stored = async () =>
  shop.open.db
    .selectFrom('prices')
    .select(['model_id', 'variant_id', 'tax_area_id', 'regular_minor', 'active_minor', 'club_minor', 'ends_at'])
    .where('model_id', 'in', ids)
    .orderBy('id')
    .execute();
const shown = async () =>
  (
    await shop.open.db
      .selectFrom('product_models')
      .select(['id', 'is_public'])
      .where('id', 'in', ids)
      .orderBy('id')
      .execute()
  ).map(({ is_public }) => is_public);
const shoppersPay = async () => {
  const body = { country_code: 'fi', language_code: 'fi', products: [{ productId: 110, amount: 1 }] };
  return (await shop.call('/api/checkout/', { method: 'POST', body })).json().products[0].price.active;
};

describe('prices of many products (STAFF-43)', () => {
  it('are looked at before anything changes: how many, which, from what to what, and what is refused', async () => {
    const before = await stored();
    const { status, ...seen } = await look(lower(20), { ids: [...ids, 999_999] });
    expect([status, seen.models]).toEqual([200, 2]);
    expect(seen.refused).toMatchObject([{ why: 'removed', count: 1 }]);
    expect(seen.variants).toBeGreaterThan(1);
    const [sample] = seen.samples;
    expect(sample?.after?.active).toBeCloseTo((sample?.after?.regular ?? 0) * 0.8, 1);
    expect(Object.keys(sample?.currencies ?? {})).not.toContain('eur');
    expect(await stored()).toEqual(before);
    expect((await look({ kind: 'regular', how: 'lower', value: 100, ending: '90', ...now })).refused).toMatchObject([
      { why: 'below_zero', count: 2 },
    ]);
  });

  it('change in one go, once however often it is asked, are in the log as one write, and go back in one press', async () => {
    const before = await stored();
    const paid = await shoppersPay();
    const { id } = await look(lower(20));
    const [first, second] = await Promise.all([apply(id), apply(id)]);
    expect([first, second]).toMatchObject([
      { status: 200, state: 'applied', models: 2 },
      { status: 200, state: 'applied', models: 2 },
    ]);
    const after = await stored();
    expect(after.map(({ active_minor }) => active_minor)).toEqual(
      before.map(({ regular_minor }) => Math.round(regular_minor * 0.8)),
    );
    await until(async () => (await shoppersPay()) < paid);
    const log = (await call<StaffLogResponse>('log/?about=product')).results;
    expect(log[0]).toMatchObject({
      ...{ action: 'bulk_change', entity: 'products', after: { kind: 'campaign', value: 20, models: 2 } },
      can_be_undone: true,
    });
    expect(log.filter(({ action }) => action === 'product_prices')).toEqual([]);
    expect(await undo(id)).toMatchObject({ state: 'undone', models: 2, kept: { count: 0 } });
    expect(await stored()).toEqual(before);
    expect(await undo(id)).toMatchObject({ status: 200, state: 'undone' });
    await until(async () => (await shoppersPay()) === paid);
    expect((await call<StaffLogResponse>('log/?about=product')).results[0]).toMatchObject({ action: 'bulk_undo' });
  });

  it('are left alone where somebody has changed one since it was looked at, and that one is named', async () => {
    const { id, samples } = await look(lower(10));
    await shop.open.db.updateTable('prices').set({ club_minor: 1 }).where('model_id', '=', 10).execute();
    const before = await stored();
    const refused = await apply(id);
    expect([refused.status, refused.error?.code]).toEqual([409, 'bulk_changed']);
    expect(refused.error?.message).toContain(samples.find((each) => each.id === 10)?.name);
    expect(await stored()).toEqual(before);
  });

  it('go back from the log and from a product’s page, but not where somebody has changed them since', async () => {
    const before = await stored();
    const { id } = await look(lower(30));
    await apply(id);
    await shop.open.db.updateTable('prices').set({ club_minor: 2 }).where('model_id', '=', 10).execute();
    const [write] = (await call<StaffLogResponse>('log/?about=product')).results;
    expect(await call(`log/${write?.id}/undo/`, {}, writer)).toMatchObject({ status: 403 });
    expect(await undo(id)).toMatchObject({ state: 'undone', models: 1, kept: { count: 1 } });
    const of11 = (rows: typeof before) => rows.filter(({ model_id }) => model_id === 11);
    expect(of11(await stored())).toEqual(of11(before));
    const again = await look(lower(31));
    await apply(again.id);
    const page = await call<{ writes: { id: number; action: string; can_be_undone: boolean }[] }>('products/11/');
    expect(page.writes[0]).toMatchObject({ action: 'product_prices', can_be_undone: true });
    expect(await call('products/11/undo/', { write: page.writes[0]?.id })).toMatchObject({ status: 200 });
    expect(of11(await stored())).toEqual(of11(before));
    await shop.open.db.updateTable('prices').set({ club_minor: 3 }).where('model_id', '=', 10).execute();
    expect((await undo(again.id)).error?.code).toBe('bulk_all_changed');
  });

  it('need the right to change prices, and a sensible question', async () => {
    expect((await look(lower(5), { ids }, writer)).error?.code).toBe('right_missing');
    const { id } = await look(lower(5));
    expect((await apply(id, writer)).error?.code).toBe('right_missing');
    for (const products of [{ ids: [] }, { ids: ['1'] }, { ids: [-1] }, { brands: 3 }])
      expect((await look(lower(5), products)).status).toBe(400);
    expect((await look({ ...lower(5), value: -5 })).status).toBe(400);
    expect((await apply(2_000_000)).error?.code).toBe('bulk_not_found');
    const clerk = (await shop.signedIn({ is_staff: true, staff_role: 'service' })).authorization;
    expect((await look(lower(5), { ids }, clerk)).status).toBe(403);
  });

  it('are those of a brand, a group or the words that were asked for', async () => {
    const { manufacturer_id: brand } = await shop.open.db
      .selectFrom('product_models')
      .select('manufacturer_id')
      .where('id', '=', 11)
      .executeTakeFirstOrThrow();
    const total = async (query: string) => (await call<{ total: number }>(`products/?${query}`)).total;
    const count = ({ models, refused }: BulkLook) => models + refused.reduce((sum, each) => sum + each.count, 0);
    expect(count(await look(lower(5), { brand }))).toBe(await total(`brand=${brand}`));
    const { groups } = await call<{ groups: { id: number }[] }>('products/choices/');
    const group = groups[0]?.id ?? 0;
    expect(await total(`group=${group}`)).toBeGreaterThan(0);
    expect(count(await look(lower(5), { group }))).toBe(await total(`group=${group}`));
    expect((await look(lower(5), { q: 'nothing is called so' })).status).toBe(404);
  });
});

describe('visibility of many products (STAFF-43)', () => {
  it('is changed by who writes, and back', async () => {
    const { id, models, samples } = await look(show(false), { ids }, writer);
    expect([models, samples[0]?.before]).toEqual([2, null]);
    expect(await apply(id, writer)).toMatchObject({ state: 'applied', models: 2 });
    expect(await shown()).toEqual([false, false]);
    const nothing = await look(show(false));
    expect(nothing.refused).toMatchObject([{ why: 'unchanged', count: 2 }]);
    expect((await apply(nothing.id)).error?.code).toBe('bulk_nothing');
    expect(await undo(id, writer)).toMatchObject({ state: 'undone', models: 2 });
    expect(await shown()).toEqual([true, true]);
  });
});

describe('a change with its days (STAFF-44)', () => {
  it('begins and ends at its moments, and a price that somebody has changed stays', async () => {
    const before = await stored();
    const { id } = await look(lower(40, { from: inDays(1), until: inDays(3) }));
    expect(await apply(id)).toMatchObject({ state: 'waiting', models: 2 });
    expect(await stored()).toEqual(before);
    const entries = () =>
      shop.open.db.selectFrom('outbox').select(['available_at', 'payload']).where('kind', '=', 'bulk_change').execute();
    expect((await entries()).map(({ payload }) => payload)).toContainEqual({ id, step: 'begin' });
    await beginChange(shop.open.db, id);
    await beginChange(shop.open.db, id);
    expect(await newest()).toMatchObject({ id, state: 'applied' });
    expect((await stored()).every((row) => row.active_minor < row.regular_minor && row.ends_at !== null)).toBe(true);
    expect((await entries()).map(({ payload }) => payload)).toContainEqual({ id, step: 'end' });
    await shop.open.db.updateTable('prices').set({ club_minor: 4 }).where('model_id', '=', 10).execute();
    await endChange(shop.open.db, id);
    expect(await newest()).toMatchObject({ id, state: 'ended', can_be_undone: false });
    const after = await stored();
    expect(after.filter(({ model_id }) => model_id === 11)).toEqual(before.filter(({ model_id }) => model_id === 11));
    expect(after.some((row) => row.model_id === 10 && row.active_minor < row.regular_minor)).toBe(true);
  });

  it('ends although a variant has got a price of its own since, which stays (STAFF-71)', async () => {
    const before = await stored();
    const { id } = await look(lower(30, { from: null, until: inDays(3) }));
    await apply(id);
    const own = { model_id: 10, variant_id: 100, regular_minor: 777, active_minor: 700, discount_free_minor: 777 };
    await shop.open.db
      .insertInto('prices')
      .values(own)
      .onConflict((conflict) => conflict.columns(['model_id', 'variant_id', 'tax_area_id']).doUpdateSet(own))
      .execute();
    await endChange(shop.open.db, id);
    const ofOthers = (rows: typeof before) => rows.filter(({ variant_id }) => variant_id !== 100);
    expect(ofOthers(await stored())).toEqual(ofOthers(before));
    expect((await stored()).find(({ variant_id }) => variant_id === 100)).toMatchObject({ active_minor: 700 });
    await shop.open.db.deleteFrom('prices').where('variant_id', '=', 100).execute();
    const was = before
      .filter(({ variant_id }) => variant_id === 100)
      .map((row) => ({ ...row, discount_free_minor: row.regular_minor }));
    if (was.length > 0) await shop.open.db.insertInto('prices').values(was).execute();
  });

  it('is stopped while it waits, and does nothing then', async () => {
    const { id } = await look(show(false, { from: inDays(2), until: null }));
    expect(await apply(id)).toMatchObject({ state: 'waiting' });
    expect(await undo(id)).toMatchObject({ state: 'stopped' });
    await beginChange(shop.open.db, id);
    expect(await shown()).toEqual([true, true]);
  });

  it('hides at its end what was shown before it began', async () => {
    const { id } = await look(show(true, { from: null, until: inDays(2) }));
    expect(await apply(id)).toMatchObject({ state: 'applied', models: 2 });
    await endChange(shop.open.db, id);
    expect(await shown()).toEqual([false, false]);
    await apply((await look(show(true))).id);
  });

  it('ends after it begins and after now, and within two years', async () => {
    const fields = async (from: string | null, until_: string | null) =>
      Object.keys((await look(lower(5, { from, until: until_ }))).error?.fields ?? {});
    expect(await fields(null, inDays(-1))).toEqual(['until']);
    expect(await fields(inDays(3), inDays(2))).toEqual(['until']);
    expect(await fields(inDays(900), null)).toEqual(['from']);
    expect((await look(lower(5, { from: 'tomorrow', until: null }))).status).toBe(400);
  });
});

it('more than 10,000 products are refused, by a question or by their ids (STAFF-43)', async () => {
  await sql`INSERT INTO product_models
    SELECT (jsonb_populate_record(m, jsonb_build_object('id', n, 'slug', 'copy-' || n, 'model_number', 'C' || n, 'uuid', gen_random_uuid()))).*
    FROM product_models m, generate_series(100001, 110001) n WHERE m.id = 10`.execute(shop.open.db);
  const refused = await look(lower(5), {});
  expect([refused.status, refused.error?.code]).toEqual([400, 'bulk_too_large']);
  expect(refused.error?.message).toContain('10000');
  const many = Array.from({ length: 10_001 }, (_, at) => 100_001 + at);
  expect((await look(lower(5), { ids: many })).status).toBe(400);
});
