import type {
  GroupFilters,
  GroupPlace,
  GroupState,
  MadeGroup,
  MenuGroup,
  NewGroup,
  ProductGroup,
  RedirectAnswer,
  StaffGroup,
  StaffGroups,
  StaffLogResponse,
} from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Refused, type StaffCall, staffCall } from '../../testing/staff-calls.ts';
import { type TestService, testService } from '../../testing/test-service.ts';
import { noteUpload } from '../content/shown-pictures.ts';

let service: TestService;
let call: StaffCall;
let clerk: string;
beforeAll(async () => {
  service = await testService();
  call = await staffCall(service, 'content');
  clerk = (await service.signedIn({ is_staff: true })).authorization;
});
afterAll(() => service.close());

const path = '/api/staff/groups/';
/** Groups of the small shop. */
const [clothing, jackets, footwear] = [1, 2, 3];
const read = (id: number) => call<StaffGroup>(`${path}${id}/`);
const tree = async () => (await call<StaffGroups>(path)).results;
async function save(id: number, change: Partial<GroupState>, was?: GroupState) {
  const seen = was ?? (await read(id)).state;
  return call<GroupState>(`${path}${id}/`, { ...seen, ...change, was: seen });
}
const move = (id: number, next: GroupPlace, was?: GroupPlace) =>
  call<GroupPlace>(`${path}${id}/place/`, { ...next, ...(was && { was }) });
const make = (own: Partial<NewGroup>) =>
  call<MadeGroup>(path, { names: { en: 'Tents' }, slugs: {}, parent_id: null, show_in_menu: true, ...own }, 'POST');
const faultsOf = ({ error }: Refused) => Object.keys(error?.fields ?? {});

const page = async (group: string, locale: 'fi' | 'en' | 'sv' = 'en') =>
  (await service.call(`/api/products/productgroup/?path=${group}`, { locale })).json<ProductGroup[]>()[0];
const leadsTo = async (from: string) =>
  (await service.call(`/api/redirects/?path=${from}`, { locale: 'en' })).json<RedirectAnswer>().path;
const lastWrite = async () => (await call<StaffLogResponse>('/api/staff/log/?about=product_group')).results[0];
async function undoLast() {
  const write = await lastWrite();
  expect(write?.can_be_undone).toBe(true);
  return call(`/api/staff/log/${write?.id}/undo/`, {}, 'POST');
}

describe('product groups, in the staff’s room (STAFF-56)', () => {
  it('are a tree that tells how many products shoppers see, with those below', async () => {
    const groups = await tree();
    expect(groups.map(({ id, parent_id }) => [id, parent_id])).toEqual([
      [clothing, null],
      [jackets, clothing],
      [footwear, null],
    ]);
    expect(groups.map(({ model_count }) => model_count)).toEqual([2, 2, 1]);
    expect(groups[1]).toMatchObject({ names: { fi: 'Takit', en: 'Jackets' }, paths: { sv: '/vaatteet/takit/' } });
    expect(await read(clothing)).toMatchObject({
      place: { parent_id: null, place: 1 },
      sibling_count: 2,
      below_count: 1,
    });
    expect((await read(999)).error?.code).toBe('not_found');
  });

  it('say to shoppers what staff wrote, sanitised and in each language, from the save on', async () => {
    const kept = await save(jackets, {
      ...{ names: { fi: 'Takit', en: 'Coats', sv: 'Jackor' }, descriptions: { en: '<p>Warm<script>x</script></p>' } },
      ...{ meta_titles: { en: 'All coats', de: ' ' }, show_in_menu: false },
    });
    expect(kept.meta_titles).toEqual({ en: 'All coats' });
    await expect.poll(async () => (await page('clothing/jackets'))?.name).toBe('Coats');
    const told = { description_html: '<p>Warm</p>', meta_title: 'All coats', showInMenu: false };
    expect(await page('clothing/jackets')).toMatchObject(told);
    expect((await page('vaatteet/takit', 'sv'))?.name).toBe('Jackor');
  });

  it('are not saved over what somebody else has saved, and undone from the log', async () => {
    const { state } = await read(jackets);
    const stale = await save(jackets, { show_in_menu: true }, { ...state, names: { fi: 'Takit' } });
    expect(stale.error?.code).toBe('changed_meanwhile');
    expect(await lastWrite()).toMatchObject({ name: 'Coats', after: { names_sv: 'Jackor', show_in_menu: false } });
    await undoLast();
    expect((await read(jackets)).state).toMatchObject({ names: { fi: 'Takit', en: 'Jackets' }, show_in_menu: true });
  });

  it('have a picture that staff have uploaded or the shop shows, or that of a product, and an undo brings it back', async () => {
    const { state } = await read(jackets);
    expect(state.image).toBe('/media/groups/x');
    const menuPicture = async () => {
      const { productGroups } = (await service.call('/api/product-groups/')).json<{ productGroups: MenuGroup[] }>();
      return productGroups.flatMap(({ children }) => children).find(({ id }) => id === jackets)?.image;
    };
    expect(faultsOf(await save(jackets, { image: '/media/groups/not-there' }))).toEqual(['image']);
    await noteUpload(service.open.db, 'imported/coats');
    expect((await save(jackets, { image: '/media/imported/coats' }, state)).image).toBe('/media/imported/coats');
    await expect.poll(menuPicture).toBe('/media/imported/coats');
    expect(await save(jackets, { image: '' }, state)).toMatchObject({ error: { code: 'changed_meanwhile' } });
    await save(jackets, { image: '' });
    await expect.poll(menuPicture).toMatch(/^\/media\/products\//);
    expect(await lastWrite()).toMatchObject({ before: { image: '/media/imported/coats' }, after: { image: '' } });
    await service.open.db.deleteFrom('uploaded_pictures').where('path', '=', 'imported/coats').execute();
    await undoLast();
    await expect.poll(menuPicture).toBe('/media/imported/coats');
    await save(jackets, { image: state.image });
  });

  it('keep their picture where a form of an earlier release names none', async () => {
    await noteUpload(service.open.db, 'imported/old');
    await save(jackets, { image: '/media/imported/old' });
    const { image: _image, ...older } = (await read(jackets)).state;
    const kept = await call<GroupState>(`${path}${jackets}/`, { ...older, show_in_menu: false, was: older });
    expect(kept).toMatchObject({ show_in_menu: false, image: '/media/imported/old' });
    await save(jackets, { ...older, image: '/media/groups/x' });
  });

  it('need a name and an address, and say so beside the field', async () => {
    expect(faultsOf(await save(jackets, { names: {} }))).toEqual(['name_fi']);
    expect(faultsOf(await save(jackets, { slugs: {} }))).toEqual(['slug_fi']);
    expect(faultsOf(await save(jackets, { slugs: { fi: 'takit', en: 'Rain wear' } }))).toEqual(['slug_en']);
    expect(faultsOf(await save(jackets, { slugs: { fi: 'takit', en: 'x'.repeat(121) } }))).not.toEqual([]);
  });

  it('are made and moved by who has the right to it, and nobody else', async () => {
    for (const [url, body] of [[path], [`${path}1/`], [path, { names: {} }]] as const) {
      const request = { method: body ? 'POST' : 'GET', ...(body && { body }), authorization: clerk } as const;
      expect((await service.call(url, request)).json<Refused>().error?.code).toBe('right_missing');
    }
  });
});

describe('addresses of product groups (STAFF-56, ROUTE-137)', () => {
  it('lead from the old one to the new one, in each language and for groups below, and back after an undo', async () => {
    await save(clothing, { slugs: { fi: 'vaatteet', en: 'wear' } });
    await expect.poll(async () => (await page('wear/jackets'))?.path).toBe('/wear/jackets/');
    expect(await leadsTo('/clothing/jackets/')).toBe('/wear/jackets/');
    expect(await leadsTo('/clothing/')).toBe('/wear/');
    expect(await leadsTo('/vaatteet/')).toBe('');
    await undoLast();
    await expect.poll(() => leadsTo('/wear/jackets/')).toBe('/clothing/jackets/');
  });

  it('that another group, a brand or a page of the shop has are refused beside the field', async () => {
    const inEnglish = async (en: string) => faultsOf(await save(footwear, { slugs: { fi: 'kengat', en } }));
    for (const taken of ['clothing', 'vaatteet', 'kaamos', 'checkout', 'campaigns', 'haku', 'de'])
      expect([taken, await inEnglish(taken)]).toEqual([taken, ['slug_en']]);
    // It leads on to the page that had it.
    const { db } = service.open;
    const some = await db.selectFrom('static_pages').select('id').executeTakeFirstOrThrow();
    const had = (slug: string) => ({ slug, static_page_id: some.id, tabbed_page_id: null });
    await db.insertInto('former_page_slugs').values(had('old-page')).execute();
    expect(await inEnglish('old-page')).toEqual(['slug_en']);
    await db.deleteFrom('former_page_slugs').execute();
    expect(faultsOf(await make({ slugs: { fi: 'takit' }, parent_id: clothing }))).toEqual(['slug_fi']);
    expect(faultsOf(await make({ slugs: { en: 'takit' }, parent_id: footwear }))).toEqual([]);
    await undoLast();
  });

  it('of more than 200 signs are refused, for groups below too', async () => {
    const slugs = { en: 'y'.repeat(120) };
    expect(faultsOf(await make({ slugs: { en: 'x'.repeat(80) }, parent_id: jackets }))).toEqual([]);
    const long = Number((await tree()).at(2)?.id);
    expect(faultsOf(await make({ slugs, parent_id: long }))).toEqual(['slug_en']);
    const { id } = await make({ slugs });
    expect(faultsOf(await move(long, { parent_id: id, place: 1 }))).toEqual(['parent_id']);
    expect(faultsOf(await move(id, { parent_id: jackets, place: 1 }))).toEqual([]);
    expect(faultsOf(await save(clothing, { slugs: { en: 'z'.repeat(100) } }))).toEqual(['slug_en']);
    await undoLast();
    await undoLast();
  });
});

describe('the place of a product group (STAFF-56)', () => {
  const roots = async () => (await tree()).filter(({ parent_id }) => parent_id === null).map(({ id }) => id);

  it('is changed among its siblings, told to shoppers, and undone from the log', async () => {
    const was = { parent_id: null, place: 2 };
    const before = await roots();
    expect(await move(footwear, { ...was, place: 1 }, was)).toEqual({ ...was, place: 1 });
    expect((await roots())[0]).toBe(footwear);
    const menu = async () =>
      (await service.call('/api/product-groups/')).json<{ productGroups: { id: number }[] }>().productGroups[0]?.id;
    await expect.poll(menu).toBe(footwear);
    expect((await move(footwear, { ...was, place: 9 }, was)).error?.code).toBe('changed_meanwhile');
    await undoLast();
    expect(await roots()).toEqual(before);
    expect(await move(footwear, { ...was, place: 999 })).toEqual({ ...was, place: before.length });
    await undoLast();
  });

  it('below another group takes its products and its addresses along', async () => {
    await move(footwear, { parent_id: clothing, place: 1 });
    expect(await read(footwear)).toMatchObject({ place: { parent_id: clothing, place: 1 }, sibling_count: 2 });
    expect(await lastWrite()).toMatchObject({
      ...{ action: 'group_place', name: 'Footwear' },
      ...{ before: { parent: '' }, after: { parent: 'Vaatteet' } },
    });
    await expect.poll(() => leadsTo('/footwear/')).toBe('/clothing/footwear/');
    expect((await tree())[0]?.model_count).toBe(3);
    const answer = await service.call('/api/products/productmodel/loppu/', { locale: 'en' });
    expect(answer.json<{ model_url: string }>().model_url).toBe('/routa/clothing/footwear/loppu/');
    await undoLast();
    await expect.poll(() => leadsTo('/clothing/footwear/')).toBe('/footwear/');
  });

  it('below itself, below a group of its own, or below none that is there is refused beside the field', async () => {
    for (const parent_id of [clothing, jackets, 999])
      expect(faultsOf(await move(clothing, { parent_id, place: 1 }))).toEqual(['parent_id']);
  });
});

describe('the filters of a group’s list (STAFF-75)', () => {
  const save = (properties: string[], was?: string[]) =>
    call<GroupFilters>(`${path}${clothing}/filters/`, { properties, ...(was && { was: { properties: was } }) });

  it('are chosen among the properties, shown to shoppers in their order, and taken back by the log', async () => {
    const before = (await read(clothing)).filters.properties;
    const others = (await read(clothing)).all_properties.map(({ key }) => key).filter((key) => !before.includes(key));
    const wanted = [...others.slice(0, 1), ...before];
    expect(await save([...wanted, ...wanted], before)).toEqual({ properties: wanted });
    await expect.poll(async () => (await page('clothing'))?.filterable_properties).toEqual(wanted);
    expect((await save(before, before)).error?.code).toBe('changed_meanwhile');
    expect(await lastWrite()).toMatchObject({ action: 'group_filters', after: { filters: wanted.join(', ') } });
    await undoLast();
    expect((await read(clothing)).filters.properties).toEqual(before);
  });

  it('that are no properties are refused beside the field', async () => {
    expect(faultsOf(await save(['made-up']))).toEqual(['properties']);
  });
});

describe('a new product group (STAFF-56)', () => {
  it('stands behind its siblings, is filtered as the group above, and is taken back while it is empty', async () => {
    const { id } = await make({
      names: { en: 'Rainwear', fi: 'Sadevaatteet' },
      slugs: { en: 'rain' },
      parent_id: clothing,
    });
    expect(await read(id)).toMatchObject({ names: { en: 'Rainwear' }, place: { parent_id: clothing }, model_count: 0 });
    await expect.poll(async () => (await page('clothing/rain'))?.filterable_properties).toEqual(['vesipilari']);
    await service.open.db.insertInto('model_groups').values({ model_id: 10, group_id: id }).execute();
    expect((await undoLast()).error?.code).toBe('group_not_empty');
    await service.open.db.deleteFrom('model_groups').where('group_id', '=', id).execute();
    await undoLast();
    expect((await read(id)).error?.code).toBe('not_found');
    expect(await lastWrite()).toMatchObject({ name: 'Rainwear', can_be_undone: false });
  });

  it('needs a name, an address and a group that is there', async () => {
    expect(faultsOf(await make({ names: {}, slugs: { en: 'tents' } }))).toEqual(['name_fi']);
    expect(faultsOf(await make({}))).toEqual(['slug_fi']);
    expect(faultsOf(await make({ slugs: { en: 'tents' }, parent_id: 999 }))).toEqual(['parent_id']);
  });
});
