import type {
  MadeContentPage,
  Navigation,
  Sitemap,
  StaffContentPages,
  StaffLogResponse,
  StaffTabbedPage,
  StaticPageWithTabs,
  TabbedPageState,
  TabState,
} from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertMany } from '../../db/insert-many.ts';
import { type Refused, type StaffCall, staffCall } from '../../testing/staff-calls.ts';
import { carePage, tab, tents } from '../../testing/tabbed-page.ts';
import { type TestService, testService } from '../../testing/test-service.ts';

let service: TestService;
let call: StaffCall;
beforeAll(async () => {
  service = await testService({}, (db) => insertMany(db, 'tabbed_pages', [carePage]));
  call = await staffCall(service, 'content');
});
afterAll(() => service.close());

const path = '/api/staff/tabbed-pages/';
async function stateOf(id: number): Promise<TabbedPageState> {
  const { id: _id, path: _path, standing, languages, error, ...state } = await call<StaffTabbedPage>(`${path}${id}/`);
  return state;
}
async function save(id: number, change: Partial<TabbedPageState>, tab?: number[], seen?: TabbedPageState) {
  const was = seen ?? (await stateOf(id));
  return call<TabbedPageState>(`${path}${id}/`, { ...was, ...change, ...(tab && { tab }), was });
}
const get = async <T>(url: string, locale: 'en' | 'fi' | 'sv' = 'en') =>
  (await service.call(url, { locale })).json<T & Refused>();
const shown = (slug: string, locale: 'en' | 'fi' | 'sv' = 'en') =>
  get<StaticPageWithTabs>(`/api/static-page-with-tabs/?slug=${slug}`, locale);
const namesOf = async (locale: 'en' | 'fi' | 'sv' = 'en') =>
  (await shown('care', locale)).tabs.map(({ title, tabs }) => [title, ...tabs.map((below) => below.title)].join(' > '));
const faultsOf = ({ error }: Refused) => Object.keys(error?.fields ?? {});
const writeAt = async (place: number) =>
  (await call<StaffLogResponse>('/api/staff/log/?about=tabbed_page')).results[place];
async function undo(place: number) {
  const write = await writeAt(place);
  expect(write?.can_be_undone).toBe(true);
  return call(`/api/staff/log/${write?.id}/undo/`, {}, 'POST');
}
const listed = async (query: string) =>
  (await call<StaffContentPages>(`/api/staff/pages/?${query}`)).results.map(({ title, kind }) => `${title} ${kind}`);

describe('a page with tabs, in the staff’s room (STAFF-59)', () => {
  it('is found beside pages of text, by words of its tabs and by a language that it lacks', async () => {
    expect(await listed('')).toEqual(['Sopimusehdot text', 'Ohjeet tabs', 'Care tabs']);
    expect(await listed('q=NAHKA')).toEqual(['Care tabs']);
    expect(await listed('kind=tabs&lacks=en')).toEqual(['Ohjeet tabs']);
    expect(await listed('kind=text')).toEqual(['Sopimusehdot text']);
    const found = await call<StaffContentPages>('/api/staff/pages/?q=leather');
    expect(found.results[0]).toMatchObject({ id: 7, path: '/care/', languages: ['fi', 'en'], standing: 'published' });
  });

  it('has its tabs in all languages together, each with those below it', async () => {
    const { tabs } = await stateOf(7);
    expect(tabs[1]).toEqual({
      ...{ titles: { fi: 'Kengät', en: 'Shoes' }, slugs: { fi: 'kengat', en: 'shoes' } },
      contents: { fi: '<p>Kengät</p>', en: '<p>Shoes</p>' },
      tabs: [expect.objectContaining({ titles: { fi: 'Nahka', en: 'Leather' } })],
    });
  });

  it('shows shoppers tabs that staff add, change, move and remove, sanitised, from the save on', async () => {
    const { tabs } = await stateOf(7);
    await save(7, { tabs: [...tabs, tents] }, [2]);
    await expect.poll(() => namesOf()).toEqual(['Clothes', 'Shoes > Leather', 'Tents']);
    const added = (await shown('hoito')).tabs[2];
    expect(added).toMatchObject({ content: '<p>Dry it.</p>', paths: { fi: '/hoito/teltat/', en: '/care/tents/' } });
    const [clothes = tents, shoes = tents, last = tents] = (await stateOf(7)).tabs;
    const changed = { ...clothes, titles: { ...clothes.titles, en: 'Layers' } };
    await save(7, { tabs: [last, changed, shoes] }, [1]);
    await expect.poll(() => namesOf()).toEqual(['Tents', 'Layers', 'Shoes > Leather']);
    await save(7, { tabs: [last, shoes] });
    await expect.poll(() => namesOf('fi')).toEqual(['Teltat', 'Kengät > Nahka']);
  });

  it('is undone from the log, which tells each text of a tab', async () => {
    expect(await writeAt(0)).toMatchObject({ name: 'Care', before: { 'tab_title 2 en': 'Layers' } });
    await undo(0);
    await expect.poll(() => namesOf()).toEqual(['Tents', 'Layers', 'Shoes > Leather']);
  });

  it('is not saved over what somebody else has saved', async () => {
    const seen = { ...(await stateOf(7)), in_menu: false };
    expect((await save(7, { tabs: [tents] }, [0], seen)).error?.code).toBe('changed_meanwhile');
  });

  it('is read in another language once each tab is written there', async () => {
    const { titles, tabs } = await stateOf(7);
    await save(7, { titles: { ...titles, sv: 'Skötsel' } });
    const inSwedish = (each: TabState, word: string): TabState => ({
      titles: { ...each.titles, sv: word },
      slugs: { ...each.slugs, sv: word.toLowerCase() },
      contents: { ...each.contents, sv: `<p>${word}</p>` },
      tabs: each.tabs,
    });
    const [one = tents, two = tents, three = tents] = tabs;
    await save(7, { tabs: [one, inSwedish(two, 'Lager'), three] }, [1]);
    await service.followCatalogue();
    expect(await namesOf('sv')).toEqual(['Teltat', 'Vaatteet', 'Kengät > Nahka']);
    expect((await call<StaffTabbedPage>(`${path}7/`)).languages).toEqual(['fi', 'en']);
    expect(await listed('kind=tabs&lacks=sv')).toContain('Care tabs');
    const written = [inSwedish(one, 'Talt'), inSwedish(two, 'Lager')];
    await save(7, { tabs: [...written, three] }, [0]);
    await save(7, { tabs: [...written, inSwedish(three, 'Skor')] }, [2]);
    const below = three.tabs.map((each) => inSwedish(each, 'Skorr'));
    await save(7, { tabs: [...written, { ...inSwedish(three, 'Skor'), tabs: below }] }, [2, 0]);
    await expect.poll(() => namesOf('sv')).toEqual(['Talt', 'Lager', 'Skor > Skorr']);
    expect(await listed('kind=tabs&lacks=sv')).not.toContain('Care tabs');
    expect(faultsOf(await save(7, { tabs: [one, two, three] }, [1]))).toEqual(['title_sv']);
  });

  it.each<[string, Partial<TabState>, string]>([
    ['no words at all', { titles: {}, slugs: {}, contents: {} }, 'title_fi'],
    ['no heading in a language of the page', { titles: { fi: 'Teltat' } }, 'title_en'],
    ['no address', { slugs: { en: 'tents' } }, 'slug_fi'],
    ['no text', { contents: {} }, 'content_fi'],
    ['signs that no address has', { slugs: { fi: 'teltat', en: 'Tents!' } }, 'slug_en'],
    ['the address of the tab beside it', { slugs: { fi: 'kengat', en: 'tents' } }, 'slug_fi'],
  ])('refuses beside the field a tab with %s', async (_what, own, field) => {
    const was = await stateOf(1);
    await save(1, { titles: { fi: 'Ohjeet', en: 'Help' } });
    const shoes = tab({
      titles: { fi: 'K', en: 'S' },
      slugs: { fi: 'kengat', en: 's' },
      contents: { fi: 'x', en: 'x' },
    });
    await save(1, { tabs: [shoes] }, [0]);
    const answer = await save(1, { tabs: [shoes, { ...tents, ...own }] }, [1]);
    expect(faultsOf(answer)).toEqual([field]);
    expect(answer.error?.fields?.[field]).toMatch(/ .+\.$/);
    await save(1, { ...was, tabs: [shoes] });
  });

  it('changes no other tab than the one that is written, and leaves none without a text', async () => {
    const { tabs } = await stateOf(7);
    const [one = tents, two = tents, three = tents] = tabs;
    const codeOf = async (next: TabState[]) => (await save(7, { tabs: next }, [0])).error?.code;
    expect(await codeOf([one, two, { ...three, titles: { fi: 'K' } }])).toBe('invalid_request');
    expect(await codeOf([one, two, { ...three, slugs: two.slugs }])).toBe('invalid_request');
    expect(await codeOf([one, two, three, three])).toBe('invalid_request');
    await save(7, { tabs: [one, two, { ...three, contents: {} }] }, [2]);
    const emptied = await save(7, { tabs: [one, two, { ...three, contents: {}, tabs: [] }] });
    expect(emptied.error).toMatchObject({
      ...{ code: 'tab_without_text', message: expect.stringMatching(/Tab 3 .+ \(fi\)/) },
    });
  });

  it('is no page for shoppers while it is hidden or its day is to come', async () => {
    const entries = async () => JSON.stringify((await get<Sitemap>('/api/sitemap/')).entries);
    expect(await entries()).toContain('/care/tents/');
    await save(7, { published_on: '2999-01-01' });
    await expect.poll(async () => (await shown('care')).error?.code).toBe('page_not_found');
    expect(await entries()).not.toContain('/care/tents/');
    await save(7, { published_on: '', is_published: false });
    expect(await listed('state=hidden')).toEqual(['Care tabs']);
    await save(7, { is_published: true });
    await expect.poll(async () => (await shown('care')).title).toBe('Care');
  });
});

it('a new page with tabs is hidden, and shown once it has a tab (STAFF-59)', async () => {
  const body = { kind: 'tabs', section: 'company', in_menu: true, titles: { en: 'Jobs' }, slugs: { en: 'jobs' } };
  const { id } = await call<MadeContentPage>('/api/staff/pages/', body, 'POST');
  expect(await stateOf(id)).toMatchObject({ titles: { en: 'Jobs' }, tabs: [], is_published: false });
  const answer = await save(id, { is_published: true });
  expect(answer.error?.code).toBe('page_without_tabs');
  expect(faultsOf(answer)).toEqual(['is_published']);
  await save(id, { tabs: [tents] }, [0]);
  await save(id, { is_published: true });
  await expect.poll(async () => (await shown('jobs')).tabs[0]?.title).toBe('Tents');
  const { pages } = await get<Navigation>('/api/navigation/');
  expect(pages).toContainEqual({ slug: 'jobs', title: 'Jobs', section: 'company' });
  expect((await save(id, { tabs: [] })).error?.code).toBe('page_without_tabs');
  // What was taken back stands in the log too, above the changes before.
  for (const place of [0, 2, 4]) await undo(place);
  expect((await call<StaffTabbedPage>(`${path}${id}/`)).error?.code).toBe('not_found');
});
