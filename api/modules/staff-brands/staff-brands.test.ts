import type { BrandState, Manufacturer, StaffBrand, StaffBrands, StaffLogResponse } from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Refused, type StaffCall, staffCall } from '../../testing/staff-calls.ts';
import { type TestService, testService } from '../../testing/test-service.ts';

let service: TestService;
let call: StaffCall;
let clerk: string;
beforeAll(async () => {
  service = await testService();
  call = await staffCall(service, 'content');
  clerk = (await service.signedIn({ is_staff: true })).authorization;
});
afterAll(() => service.close());

const path = '/api/staff/brands/';
async function routa(): Promise<{ id: number; state: BrandState }> {
  const { results } = await call<StaffBrands>(`${path}?q=ROUT`);
  expect(results).toHaveLength(1);
  const { id, name: _name, slug: _slug, logo: _logo, model_count: _count, ...state } = results[0] as StaffBrand;
  return { id, state };
}
const save = (id: number, change: Partial<BrandState>, was: BrandState) =>
  call<BrandState>(`${path}${id}/`, { ...was, ...change, was });
const shown = async (locale: 'en' | 'sv' = 'en') =>
  (await service.call('/api/brand/?slug=routa', { locale })).json<Manufacturer>();

describe('brands, in the staff’s room (STAFF-53)', () => {
  it('are found by a part of the name, with how many products shoppers see of them', async () => {
    const { results, total } = await call<StaffBrands>(path);
    expect(total).toBe(results.length);
    expect(results.find(({ slug }) => slug === 'routa')?.model_count).toBeGreaterThan(0);
    expect((await call<StaffBrands>(`${path}?q=%25`)).total).toBe(0);
  });

  it('are read one by one, by who may change them', async () => {
    const { id, state } = await routa();
    expect(await call<StaffBrand>(`${path}${id}/`)).toMatchObject({ id, slug: 'routa', ...state });
    expect((await call<Refused>(`${path}9999/`)).error?.code).toBe('not_found');
    expect((await service.call(`${path}${id}/`, { authorization: clerk })).statusCode).toBe(403);
  });

  it('say to shoppers what staff wrote, sanitised and in each language, from the save on', async () => {
    const { id, state } = await routa();
    const descriptions = { en: '<p>From the north.<script>alert(1)</script></p>', sv: '<p>Norrifrån.</p>', de: ' ' };
    const kept = await save(id, { titles: { en: 'Routa of Inari' }, descriptions, is_featured: true }, state);
    expect(kept.descriptions).not.toHaveProperty('de');
    await expect.poll(async () => (await shown()).title).toBe('Routa of Inari');
    expect((await shown()).description).toBe('<p>From the north.</p>');
    expect((await shown('sv')).description).toBe('<p>Norrifrån.</p>');
  });

  it('are not saved over what somebody else has saved, and undone from the log', async () => {
    const { id, state } = await routa();
    expect((await save(id, { is_featured: false }, { ...state, titles: {} })).error?.code).toBe('changed_meanwhile');
    const { results } = await call<StaffLogResponse>('/api/staff/log/?about=brand');
    expect(results[0]).toMatchObject({ name: 'Routa', after: { titles_en: 'Routa of Inari' }, can_be_undone: true });
    await call(`/api/staff/log/${results[0]?.id}/undo/`, {}, 'POST');
    expect((await routa()).state.titles).not.toHaveProperty('en', 'Routa of Inari');
  });

  it('with texts as an import may bring them are shown and saved all the same', async () => {
    const { id } = await routa();
    const texts = { en: { title: 'x'.repeat(900), description: '<p>x</p>\n' }, fi: { title: ' ' } };
    await service.open.db
      .updateTable('manufacturers')
      .set({ texts: JSON.stringify(texts) })
      .where('id', '=', id)
      .execute();
    const { state } = await routa();
    expect(await save(id, { is_featured: !state.is_featured }, state)).toMatchObject({
      is_featured: !state.is_featured,
    });
  });

  it('are kept by who has the right to it, and nobody else', async () => {
    const answer = await service.call(path, { authorization: clerk });
    expect(answer.json<Refused>().error?.code).toBe('right_missing');
  });
});
