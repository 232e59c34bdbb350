import { sql } from 'kysely';
import type {
  ContentPageState,
  MadeContentPage,
  Navigation,
  NewContentPage,
  Sitemap,
  StaffContentPage,
  StaffContentPages,
  StaffLogResponse,
  StaticPage,
} from 'mf-shared/contract';
import { shopDayAfter } from 'mf-shared/rules/shop-day';
import { termsSlugs } from 'mf-shared/rules/terms-slugs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertMany } from '../../db/insert-many.ts';
import { type Refused, type StaffCall, staffCall } from '../../testing/staff-calls.ts';
import { type TestService, testService } from '../../testing/test-service.ts';
import { until } from '../../testing/until.ts';

let service: TestService;
let call: StaffCall;
beforeAll(async () => {
  service = await testService({}, async (db) => {
    await insertMany(db, 'redirects', [{ old_path: '/sv/gammal/', new_path: '/stores/' }]);
    await insertMany(db, 'former_group_paths', [{ path: 'vanhat', group_id: 1 }]);
  });
  call = await staffCall(service, 'content');
});
afterAll(() => service.close());

const path = '/api/staff/pages/';
const make = (own: Partial<NewContentPage>) =>
  call<MadeContentPage>(
    path,
    { kind: 'text', section: 'shop', in_menu: true, titles: { en: 'Repairs' }, slugs: { en: 'repairs' }, ...own },
    'POST',
  );
async function stateOf(id: number): Promise<ContentPageState> {
  const { id: _id, path: _path, standing, is_needed, error, ...state } = await call<StaffContentPage>(`${path}${id}/`);
  return state;
}
async function save(id: number, change: Partial<ContentPageState>) {
  const was = await stateOf(id);
  return call<ContentPageState>(`${path}${id}/`, { ...was, ...change, was });
}
const faultsOf = ({ error }: Refused) => Object.keys(error?.fields ?? {});
const writes = async () => (await call<StaffLogResponse>('/api/staff/log/?about=page')).results;
const undo = (id?: number) => call(`/api/staff/log/${id}/undo/`, {}, 'POST');

const get = async <T>(url: string, locale: 'en' | 'fi' = 'en') =>
  (await service.call(url, { locale })).json<T & Refused>();
const shown = (slug: string) => get<StaticPage>(`/api/static-page/?slug=${slug}`);
/** Where the menu has the page, and whether search engines know it. */
async function placesOf(slug: string) {
  const { pages } = await get<Navigation>('/api/navigation/');
  const { entries } = await get<Sitemap>('/api/sitemap/');
  const inMap = entries.some(({ paths }) => paths.en === `/${slug}/`);
  return [pages.find((page) => page.slug === slug)?.section ?? 'no menu', ...(inMap ? ['sitemap'] : [])];
}
const names = async (query: string) =>
  (await call<StaffContentPages>(`${path}?${query}`)).results.map(({ title, standing }) => `${title} ${standing}`);

describe('a new page of text (STAFF-59)', () => {
  let id = 0;

  it('is hidden at first, and shown at its addresses when it has a text', async () => {
    ({ id } = await make({ slugs: { en: 'repairs', fi: 'korjaukset' } }));
    expect(await stateOf(id)).toEqual({
      ...{ titles: { en: 'Repairs' }, contents: {}, meta_descriptions: {}, is_published: false, published_on: '' },
      ...{ section: 'shop', in_menu: true },
    });
    expect(await names('state=hidden')).toEqual(['Repairs hidden']);
    expect(await placesOf('repairs')).toEqual(['no menu']);
    expect(faultsOf(await save(id, { is_published: true }))).toEqual(['content_en']);
    await save(id, { is_published: true, contents: { en: '<p>We mend.</p>' } });
    await expect.poll(async () => (await shown('korjaukset')).content).toBe('<p>We mend.</p>');
    expect(await placesOf('repairs')).toEqual(['shop', 'sitemap']);
  });

  it('moves to another section of the menu, or out of it', async () => {
    await save(id, { section: 'circular' });
    await expect.poll(() => placesOf('repairs')).toEqual(['circular', 'sitemap']);
    await save(id, { in_menu: false });
    await expect.poll(() => placesOf('repairs')).toEqual(['no menu', 'sitemap']);
  });

  it('whose day is to come is no page for shoppers', async () => {
    await save(id, { published_on: shopDayAfter(Date.now(), 30) });
    await expect.poll(async () => (await shown('repairs')).error?.code).toBe('page_not_found');
    expect(await placesOf('repairs')).toEqual(['no menu']);
    expect(await names('state=planned')).toEqual(['Repairs planned']);
    expect(await names('kind=text&state=published')).toEqual(['Sopimusehdot published']);
    expect(faultsOf(await save(id, { published_on: '2026-02-30' }))).toEqual(['published_on']);
  });

  it('is taken back only while it is as it was made', async () => {
    const made = (await writes()).at(-1);
    expect(made).toMatchObject({ name: 'Repairs', before: {}, can_be_undone: false });
    expect((await undo(made?.id)).error?.code).toBe('changed_meanwhile');
    const { id: other } = await make({ slugs: { en: 'other' } });
    await undo((await writes())[0]?.id);
    expect((await call<StaffContentPage>(`${path}${other}/`)).error?.code).toBe('not_found');
    expect((await writes())[0]).toMatchObject({ name: 'Repairs', can_be_undone: false });
  });

  it.each<[string, Partial<NewContentPage>, string, string]>([
    ['no title', { titles: { en: ' ' } }, 'title_fi', ''],
    ['no address', { slugs: {} }, 'slug_fi', ''],
    ['signs that no address has', { slugs: { sv: 'lagning å' } }, 'slug_sv', ''],
    ['the address of the shop’s own page', { slugs: { en: 'x', fi: 'myymalat' } }, 'slug_fi', ''],
    ['the address of another page', { slugs: { de: 'repairs' } }, 'slug_de', 'Repairs'],
    ['the address of a page with tabs', { slugs: { de: 'help' } }, 'slug_de', 'Ohjeet'],
    ['the address of a brand', { slugs: { en: 'kaamos' } }, 'slug_en', 'Kaamos'],
    ['the address of a group', { slugs: { en: 'vaatteet' } }, 'slug_en', 'Clothing'],
    ['an address that a group had', { slugs: { en: 'vanhat' } }, 'slug_en', 'Clothing'],
    ['an address that leads on', { slugs: { en: 'gammal' } }, 'slug_en', '/sv/gammal/'],
  ])('is refused beside the field with %s, by name', async (_what, own, field, name) => {
    const answer = await make(own);
    expect(faultsOf(answer)).toEqual([field]);
    expect(answer.error?.fields?.[field]).toContain(name);
    expect(answer.error?.fields?.[field]).not.toContain('{{');
  });
});

it('the terms can be written anew before shoppers see them, and stay shown from then on (STAFF-59)', async () => {
  const { id } = await make({ titles: { de: 'AGB' }, slugs: { de: termsSlugs.de } });
  await save(id, { contents: { de: '<p>AGB</p>' } });
  expect((await call<StaffContentPage>(`${path}${id}/`)).is_needed).toBe(false);
  expect(await save(id, { is_published: true })).toMatchObject({ is_published: true });
  expect((await call<StaffContentPage>(`${path}${id}/`)).is_needed).toBe(true);
  expect(faultsOf(await save(id, { is_published: false }))).toEqual(['is_published']);
});

it('the terms wait for no day (STAFF-59)', async () => {
  const answer = await save(1, { published_on: shopDayAfter(Date.now(), 1) });
  expect(faultsOf(answer)).toEqual(['published_on']);
  expect(await save(1, { published_on: '2026-01-01' })).toMatchObject({ published_on: '2026-01-01' });
});

it('a change from before pages had a day and a place is undone without them (STAFF-59)', async () => {
  const was = await stateOf(1);
  await save(1, { titles: { ...was.titles, en: 'Conditions' } });
  const [write] = await writes();
  const short = (state: ContentPageState) => {
    const { published_on, section, in_menu, ...earlier } = state;
    return JSON.stringify(earlier);
  };
  const logged = { before: short(was), after: short(await stateOf(1)) };
  await service.open.db
    .updateTable('audit_log')
    .set(logged)
    .where('id', '=', write?.id ?? 0)
    .execute();
  expect((await writes())[0]?.can_be_undone).toBe(true);
  await undo(write?.id);
  expect(await stateOf(1)).toEqual(was);
});

// The embedded engine has one connection.
it.runIf(process.env.TEST_ENGINE === 'postgres')(
  'a page waits for a group that is made at the same moment, and does not get its address (STAFF-59)',
  async () => {
    const { db } = service.open;
    let making: ReturnType<typeof make> | undefined;
    await db.transaction().execute(async (holding) => {
      // As the room of groups locks them, and writes one.
      await sql`LOCK TABLE product_groups IN SHARE ROW EXCLUSIVE MODE`.execute(holding);
      await insertMany(holding, 'product_groups', [{ id: 900, slugs: { fi: 'yhta-aikaa' }, names: { fi: 'Yhtä' } }]);
      making = make({ slugs: { fi: 'yhta-aikaa' } });
      await until(async () => {
        const { rows } = await sql`SELECT FROM pg_locks WHERE NOT granted`.execute(db);
        return rows.length > 0;
      });
    });
    const answer = await making;
    expect(answer && faultsOf(answer)).toEqual(['slug_fi']);
  },
);
