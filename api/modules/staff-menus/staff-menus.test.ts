import type {
  MenuPlaces,
  MenuState,
  Navigation,
  StaffLogResponse,
  StaffMenuLink,
  StaffMenuOfGroup,
  StaffMenus,
} from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertMany } from '../../db/insert-many.ts';
import { type Refused, type StaffCall, staffCall } from '../../testing/staff-calls.ts';
import { type TestService, testService } from '../../testing/test-service.ts';

let service: TestService;
let call: StaffCall;
let clerk: string;
beforeAll(async () => {
  service = await testService({}, async (db) => {
    await insertMany(db, 'static_pages', [
      {
        ...{ id: 7, slugs: { fi: 'huolto', en: 'care' }, section: 'service', sort_order: 1 },
        texts: { fi: { title: 'Huolto', content: '<p>Pese.</p>' }, en: { title: 'Care', content: '<p>Wash.</p>' } },
      },
    ]);
    await insertMany(db, 'campaigns', [
      {
        ...{ id: 5, slugs: { fi: 'joulu' }, texts: { fi: { title: 'Joulu' } }, club_starts_at: null },
        ...{ starts_at: '2199-12-01T00:00:00Z', ends_at: null },
      },
    ]);
    const gone = [{ slug: '/gone/', image: 'scenes/old', titles: { fi: 'Mennyt' } }];
    await db
      .updateTable('product_groups')
      .set({ menu_links: JSON.stringify(gone) })
      .where('id', '=', footwear)
      .execute();
  });
  call = await staffCall(service, 'content');
  clerk = (await service.signedIn({ is_staff: true })).authorization;
});
afterAll(() => service.close());

const path = '/api/staff/menus/';
/** Groups of the small shop. */
const [clothing, jackets, footwear] = [1, 2, 3];
const picture = '/media/groups/x';
const care: StaffMenuLink = { path: '/care/', image: picture, titles: { en: 'Care' } };
const read = (id: number) => call<StaffMenuOfGroup>(`${path}${id}/`);
async function save(id: number, links: readonly StaffMenuLink[], was?: MenuState) {
  return call<MenuState>(`${path}${id}/`, { links, was: was ?? (await read(id)).state });
}
const faultsOf = ({ error }: Refused) => Object.keys(error?.fields ?? {});
/** The links of a group as the shop's menu shows them. */
async function shown(id: number, locale: 'fi' | 'en' | 'sv' = 'en') {
  const { productGroups } = (await service.call('/api/navigation/', { locale })).json<Navigation>();
  return productGroups.find((group) => group.id === id)?.links.map(({ slug, title }) => [slug, title]);
}
const lastWrite = async () => (await call<StaffLogResponse>('/api/staff/log/?about=product_group')).results[0];
async function undoLast() {
  const write = await lastWrite();
  expect(write?.can_be_undone).toBe(true);
  return call(`/api/staff/log/${write?.id}/undo/`, {}, 'POST');
}

describe('links in the menu, in the staff’s room (STAFF-62)', () => {
  it('stand with the groups at the top that the menu shows, in its order, and say where no page is', async () => {
    const { results } = await call<StaffMenus>(path);
    expect(results.map(({ id, state, dead }) => [id, state.links.length, dead])).toEqual([
      [clothing, 0, []],
      [footwear, 1, ['/gone/']],
    ]);
    expect(await read(jackets)).toMatchObject({ is_shown: true, paths: { fi: '/vaatteet/takit/' } });
    expect((await read(999)).error?.code).toBe('not_found');
    expect(await shown(footwear)).toEqual([]);
  });

  it('lead shoppers where staff chose, in the reader’s language and in their order, from the save on', async () => {
    const titles = { fi: 'Takit talveen', en: 'Winter jackets' };
    const kept = await save(clothing, [
      { ...care, path: 'http://localhost:3000/en/care/?x=1#wash' },
      { path: '/vaatteet/takit', image: picture, titles },
    ]);
    expect(kept.links.map((link) => link.path)).toEqual(['/care/?x=1#wash', '/vaatteet/takit/']);
    await expect
      .poll(() => shown(clothing, 'fi'))
      .toEqual([
        ['/huolto/?x=1#wash', 'Care'],
        ['/vaatteet/takit/', 'Takit talveen'],
      ]);
    expect((await shown(clothing))?.[0]).toEqual(['/care/?x=1#wash', 'Care']);
    // A title that lacks is that of another language, Finnish before others.
    expect((await shown(clothing, 'sv'))?.[1]).toEqual(['/vaatteet/takit/', 'Takit talveen']);
    await save(clothing, kept.links.toReversed());
    await expect
      .poll(async () => (await shown(clothing))?.map(([, title]) => title))
      .toEqual(['Winter jackets', 'Care']);
  });

  it('are undone from the log, by the name of their group', async () => {
    expect(await lastWrite()).toMatchObject({ action: 'group_menu', after: { 'link 1 titles_en': 'Winter jackets' } });
    await undoLast();
    await expect
      .poll(async () => (await shown(clothing))?.map(([, title]) => title))
      .toEqual(['Care', 'Winter jackets']);
  });

  it('that lead nowhere by now stay where they are, may be renamed, and come back by the log', async () => {
    const [gone] = (await read(footwear)).state.links;
    if (!gone) throw new Error('The link is not there.');
    expect(faultsOf(await save(footwear, [{ ...gone, titles: { fi: 'Vanha' } }]))).toEqual([]);
    await save(footwear, []);
    await undoLast();
    expect((await read(footwear)).state.links).toEqual([{ ...gone, titles: { fi: 'Vanha' } }]);
    // The menu showed the picture before.
    expect(faultsOf(await save(clothing, [{ ...care, image: gone.image }]))).toEqual([]);
  });

  it('may lead to a campaign to come, which the menu shows once it runs', async () => {
    const { links } = (await read(clothing)).state;
    const campaign = { path: '/campaigns/joulu/', image: picture, titles: { fi: 'Joulu' } };
    expect(faultsOf(await save(clothing, [...links, campaign]))).toEqual([]);
    expect((await read(clothing)).dead).toEqual([campaign.path]);
    await service.followCatalogue();
    expect(await shown(clothing)).toHaveLength(links.length);
    await service.open.db
      .updateTable('campaigns')
      .set({ starts_at: new Date(0) })
      .execute();
    await service.followCatalogue();
    await expect.poll(async () => (await shown(clothing))?.at(-1)).toEqual(['/campaigns/joulu/', 'Joulu']);
  });

  it('stay in the menu where a redirect leads on, and where the page is one of a kind that is not in memory', async () => {
    const { db } = service.open;
    await db.insertInto('redirects').values({ old_path: '/gone/', new_path: '/huolto/' }).execute();
    await service.followCatalogue();
    await expect.poll(() => shown(footwear)).toHaveLength(1);
    const gift = { ...care, path: '/giftcampaigns/joululahja/' };
    expect(faultsOf(await save(clothing, [gift]))).toEqual([]);
    await expect.poll(() => shown(clothing)).toEqual([[gift.path, 'Care']]);
  });

  it('stand in the room below the top, too, where a group there has some', async () => {
    await save(jackets, [care]);
    const { results } = await call<StaffMenus>(path);
    expect(results.map(({ id, names }) => [id, names.fi])).toContainEqual([jackets, 'Vaatteet › Takit']);
    await save(jackets, []);
  });

  it('are not saved over what somebody else has saved', async () => {
    const answer = await save(clothing, [], { links: [care] });
    expect(answer.error?.code).toBe('changed_meanwhile');
  });

  it.each<[string, readonly StaffMenuLink[], string]>([
    ['no title', [care, { ...care, path: '/newest/', titles: {} }], 'title_2_fi'],
    ['no address', [{ ...care, path: '' }], 'path_1'],
    ['an address of another shop', [{ ...care, path: 'https://a.example/care/' }], 'path_1'],
    ['an address that is no path', [{ ...care, path: 'care' }], 'path_1'],
    ['an address of a file', [{ ...care, path: '/media/x.pdf' }], 'path_1'],
    ['an address that no page answers', [{ ...care, path: '/en/caare/' }], 'path_1'],
    ['an address of the staff’s', [{ ...care, path: '/staff/orders/' }], 'path_1'],
    ['the same page twice', [care, { ...care, path: '/huolto/' }], 'path_2'],
    ['no picture', [{ ...care, image: '' }], 'image_1'],
    ['a picture that the shop does not show', [{ ...care, image: '/media/scenes/none' }], 'image_1'],
    ['more than there is room for', Array.from({ length: 7 }, () => care), 'links'],
  ])('are refused beside the field with %s', async (_what, links, field) => {
    const answer = await save(clothing, links);
    expect(faultsOf(answer)).toEqual([field]);
    expect(answer.error?.fields?.[field]).toMatch(/ .+\.$/);
  });

  it('are found by the names of pages, groups and brands', async () => {
    const found = async (q: string) =>
      (await call<MenuPlaces>(`${path}places/?q=${q}`)).results.map(({ name, path: to }) => [name, to]);
    expect(await found('care')).toContainEqual(['Care', '/care/']);
    expect((await found('jackets')).map(([name]) => name)).toContain('Jackets');
    expect(await found('%20')).toEqual([]);
  });

  it('are found with their names in all languages that they have (STAFF-62)', async () => {
    const titlesOf = async (q: string, name: string) =>
      (await call<MenuPlaces>(`${path}places/?q=${q}`)).results.find((place) => place.name === name)?.titles;
    expect(await titlesOf('care', 'Care')).toEqual({ fi: 'Huolto', en: 'Care' });
    expect(await titlesOf('jackets', 'Jackets')).toMatchObject({ en: 'Jackets', fi: expect.any(String) });
    const brand = (await call<MenuPlaces>(`${path}places/?q=kaamos`)).results.find(
      (place) => place.path === '/kaamos/',
    );
    expect(brand?.titles).toEqual({});
  });

  it('are kept by staff with the right to groups, and nobody else', async () => {
    const answer = await service.call(path, { authorization: clerk });
    expect(answer.json<Refused>().error?.code).toBe('right_missing');
  });
});
