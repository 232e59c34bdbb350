import type {
  BrandState,
  MadeBrand,
  Manufacturer,
  Navigation,
  ProductMaking,
  ProductModel,
  SearchResponse,
  StaffBrand,
  StaffBrands,
  StaffLogResponse,
} from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdProducts } from '../../db/product-turn.ts';
import { type Refused, type StaffCall, staffCall } from '../../testing/staff-calls.ts';
import { type TestService, testService } from '../../testing/test-service.ts';
import { translate } from '../../texts/translate.ts';
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

const path = '/api/staff/brands/';
async function routa(): Promise<{ id: number; state: BrandState }> {
  const { id, slug: _slug, model_count: _count, ...state } = await call<StaffBrand>(`${path}2/`);
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
    expect((await call<StaffBrands>(`${path}?q=ROUT`)).results).toMatchObject([{ id: 2, slug: 'routa' }]);
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

const fieldsOf = ({ error }: Refused) => Object.keys(error?.fields ?? {});
const read = (id: number) => call<StaffBrand>(`${path}${id}/`);
const writes = async () => (await call<StaffLogResponse>('/api/staff/log/?about=brand')).results;
const undo = (id: number | undefined) => call<Refused>(`/api/staff/log/${id}/undo/`, {}, 'POST');

describe('a brand that staff make (STAFF-53)', () => {
  const make = (name: string, slug?: string) => call<MadeBrand>(path, { name, ...(slug && { slug }) }, 'POST');

  it('has an address of its name, is the last one, and is there for products to be made of', async () => {
    const { results } = await call<StaffBrands>(path);
    const { id } = await make('  Ääretön Erä & Co ');
    expect(id).toBe(Math.max(...results.map((brand) => brand.id)) + 1);
    const nothing = { titles: {}, descriptions: {}, meta_descriptions: {}, is_featured: false, is_hidden: false };
    expect(await read(id)).toEqual({
      ...{ id, slug: 'aareton-era-co', name: 'Ääretön Erä & Co', logo: '', producer: null, model_count: 0, ...nothing },
    });
    const commerce = await staffCall(service, 'commerce');
    const { brands } = await commerce<ProductMaking>('/api/staff/products/making/');
    expect(brands).toContainEqual({ key: 'aareton-era-co', name: 'Ääretön Erä & Co' });
    await expect
      .poll(async () => (await service.call('/api/brand/?slug=aareton-era-co')).json<Manufacturer>().name)
      .toBe('Ääretön Erä & Co');
  });

  it('stands in the log with its name, and is not undone there', async () => {
    const { id } = await make('Loki', 'loki-1');
    const [newest] = await writes();
    expect(newest).toMatchObject({ entity_id: String(id), name: 'Loki', before: {}, can_be_undone: false });
    expect(newest?.after).toMatchObject({ name: 'Loki', slug: 'loki-1', is_featured: false });
    expect((await undo(newest?.id)).error?.code).toBe('write_not_found');
  });

  it('has a number in its address where something else has that already, also a group, a page or the shop itself', async () => {
    const slugOf = async (name: string) => (await read((await make(name)).id)).slug;
    expect(await slugOf('Routa')).toBe('routa-2');
    expect(await slugOf('Routa')).toBe('routa-3');
    expect(await slugOf('Search')).toBe('search-2');
    expect(await slugOf('Vaatteet')).toBe('vaatteet-2');
  });

  it('is refused beside its address where that is taken, or none', async () => {
    const refusalOf = async (slug: string) => (await make('Toinen', slug)).error?.fields;
    expect(await refusalOf('routa')).toEqual({ slug: translate('en', 'addresses.of_brand', { name: 'Routa' }) });
    expect(await refusalOf('search')).toEqual({ slug: translate('en', 'addresses.of_shop') });
    for (const slug of ['Toinen', 'toinen merkki', '-toinen', 'toinen--2', 'tóinen', '../toinen'])
      expect(await refusalOf(slug)).toEqual({ slug: translate('en', 'addresses.slug_signs') });
    expect(await refusalOf('x'.repeat(121))).toHaveProperty('slug');
    expect((await call<StaffBrands>(`${path}?q=Toinen`)).total).toBe(0);
  });

  it('is refused without a name, and beside its address where no address follows from the name', async () => {
    expect(fieldsOf(await make(' '))).toEqual(['name']);
    expect(fieldsOf(await make('x'.repeat(301)))).toEqual(['name']);
    expect(fieldsOf(await make('北'))).toEqual(['slug']);
    expect((await read((await make('北', 'bei')).id)).slug).toBe('bei');
  });

  it('is made by who has the right to it, and nobody else', async () => {
    const body = { name: 'Kielletty' };
    expect((await service.call(path, { method: 'POST', body, authorization: clerk })).statusCode).toBe(403);
    expect((await call<StaffBrands>(`${path}?q=Kielletty`)).total).toBe(0);
  });
});

const producer = { name: 'Routa Oy', address: 'Jäätie 1, Inari', email: 'safety@routa.example' };

describe('what a brand is called, its logo and its producer (STAFF-53)', () => {
  const product = async () => (await service.call('/api/products/productmodel/halla/')).json<ProductModel>();
  const found = async (q: string) => (await service.call(`/api/search/?q=${q}`)).json<SearchResponse>();

  it('are shown to shoppers from the save on: products are found by the new name, and no more by the former one', async () => {
    const { id, state } = await routa();
    expect((await found('routa')).total).toBeGreaterThan(0);
    const kept = await save(id, { name: ' Pyry <b>& Co</b> ', producer }, state);
    expect(kept).toMatchObject({ name: 'Pyry <b>& Co</b>', producer });
    await expect.poll(async () => (await found('pyry')).products[0]?.manufacturer).toBe('Pyry <b>& Co</b>');
    await expect.poll(async () => (await found('routa')).total).toBe(0);
    expect((await shown()).name).toBe('Pyry <b>& Co</b>');
    const [newest] = await writes();
    expect(newest).toMatchObject({
      ...{ name: 'Pyry <b>& Co</b>', before: { name: 'Routa' }, can_be_undone: true },
      after: { name: 'Pyry <b>& Co</b>', producer_name: 'Routa Oy', producer_email: 'safety@routa.example' },
    });
    expect(newest?.after).not.toHaveProperty('responsible_name');
    await undo(newest?.id);
    expect((await read(id)).producer).toBeNull();
    await expect.poll(async () => (await found('routa')).total).toBeGreaterThan(0);
  });

  it('stand on the page of a product, with who answers for it in the European Union', async () => {
    const { id, state } = await routa();
    const responsible = { name: 'Routa EU', address: 'Katu 2, Tampere', email: 'eu@routa.example' };
    const whole = { ...producer, responsible };
    const kept = await save(id, { producer: whole }, state);
    expect(kept.producer).toEqual(whole);
    await expect.poll(async () => (await product()).manufacturer.producer).toEqual(whole);
    // Nothing in the fields of one of them is none.
    const empty = { name: '', address: ' ', email: '' };
    const alone = await save(id, { producer: { ...producer, responsible: empty } }, kept);
    expect(alone.producer).toEqual(producer);
    expect((await save(id, { producer: { ...empty, responsible: empty } }, alone)).producer).toBeNull();
    await expect.poll(async () => (await product()).manufacturer.producer).toBeNull();
  });

  it('are refused beside what half a producer lacks, and where the name is empty or the address is no email', async () => {
    const { id, state } = await routa();
    const refused = async (change: object) => fieldsOf(await save(id, change, state));
    expect(await refused({ name: ' ' })).toEqual(['name']);
    expect(await refused({ name: 'x'.repeat(301) })).toEqual(['name']);
    expect(await refused({ producer: { ...producer, address: '' } })).toEqual(['producer_address']);
    expect(await refused({ producer: { ...producer, name: '', email: 'nobody' } })).toEqual([
      ...['producer_name', 'producer_email'],
    ]);
    const nobody = { name: '', address: '', email: '' };
    expect(await refused({ producer: { ...nobody, responsible: { ...nobody, name: 'EU' } } })).toEqual([
      ...['producer_name', 'producer_address', 'producer_email', 'responsible_address', 'responsible_email'],
    ]);
    expect((await routa()).state).toEqual(state);
  });

  it('have as logo a picture that staff have uploaded or the shop shows, or none, and an undo brings a former one back', async () => {
    const { id, state } = await routa();
    const refused = ['/media/imported/nobody', '/etc/passwd', '/media/../x', 'https://else.example/x.png', '<b>x</b>'];
    for (const logo of refused)
      expect((await save(id, { logo }, state)).error?.fields).toEqual({ logo: translate('en', 'posts.no_picture') });
    await noteUpload(service.open.db, 'imported/routa-new');
    const kept = await save(id, { logo: '/media/imported/routa-new' }, state);
    await expect.poll(async () => (await shown()).logo).toBe('/media/imported/routa-new');
    await service.open.db.deleteFrom('uploaded_pictures').execute();
    expect((await save(id, { logo: '' }, kept)).logo).toBe('');
    await expect.poll(async () => (await shown()).logo).toBeNull();
    const [removal] = await writes();
    await undo(removal?.id);
    await expect.poll(async () => (await shown()).logo).toBe('/media/imported/routa-new');
  });

  it('stay where a form of an earlier release or an earlier write of the log does not name them', async () => {
    const { id, state } = await routa();
    const named = await save(id, { name: 'Routa II', producer }, state);
    const { name: _name, logo: _logo, producer: _producer, ...texts } = named;
    const kept = await call<BrandState>(`${path}${id}/`, { ...texts, is_featured: !texts.is_featured, was: texts });
    expect(kept).toEqual({ ...named, is_featured: !texts.is_featured });
    const [newest] = await writes();
    const before = JSON.stringify(texts);
    const after = JSON.stringify({ ...texts, is_featured: !texts.is_featured });
    await service.open.db
      .updateTable('audit_log')
      .set({ before, after })
      .where('id', '=', newest?.id ?? 0)
      .execute();
    expect(await undo(newest?.id)).toEqual({ ok: true });
    expect((await routa()).state).toEqual(named);
  });

  it('are not saved over what somebody else has saved', async () => {
    const { id, state } = await routa();
    for (const older of [{ name: 'Older' }, { logo: '/media/older' }, { producer: { ...producer, email: 'a@b.fi' } }])
      expect((await save(id, { is_featured: true }, { ...state, ...older })).error?.code).toBe('changed_meanwhile');
    expect((await routa()).state).toEqual(state);
  });
});

// The embedded engine has one connection.
it.runIf(process.env.TEST_ENGINE === 'postgres')('no brand is made while an import runs (STAFF-53)', async () => {
  const make = () => call<MadeBrand>(path, { name: 'Tuonnin aikana' }, 'POST');
  await service.open.db.transaction().execute(async (importing) => {
    await holdProducts(importing);
    expect((await make()).error?.code).toBe('import_runs');
  });
  expect((await make()).id).toBeGreaterThan(0);
});

describe('a brand that staff hide (STAFF-53)', () => {
  const brand = () => read(1);
  const hide = async () => {
    const { id, slug: _slug, model_count: _count, ...state } = await brand();
    return save(id, { is_hidden: true }, state);
  };
  const status = async (url: string) => (await service.call(url, { locale: 'en' })).statusCode;
  const told = async (url: string) => JSON.stringify((await service.call(url, { locale: 'en' })).json());

  it('has no page and stands in no list, search or sitemap, its address leads to the brands, and its products stay', async () => {
    const { id, slug, model_count } = await brand();
    const inMap = async () => (await told('/api/sitemap/')).includes(`"/${slug}/"`);
    expect([await inMap(), await told('/api/brands/')]).toEqual([true, expect.stringContaining(`"${slug}"`)]);
    const products = await told(`/api/products/productmodel/kuura/`);
    expect(await hide()).toMatchObject({ is_hidden: true });
    await expect.poll(() => status(`/api/brand/?slug=${slug}`)).toBe(404);
    expect(await told('/api/brands/')).not.toContain(`"${slug}"`);
    expect(await told('/api/home/?taxAreaId=1')).not.toContain(`"slug":"${slug}"`);
    expect(await inMap()).toBe(false);
    expect(await told(`/api/search/?q=${slug}`)).not.toContain(`"path":"/${slug}/"`);
    const way = (await service.call(`/api/redirects/?path=/${slug}/`, { locale: 'en' })).json();
    expect(way).toMatchObject({ kind: 'moved', path: '/manufacturers/' });
    expect(await told(`/api/products/productmodel/kuura/`)).toBe(products);
    expect(await brand()).toMatchObject({ id, is_hidden: true, model_count });
  });

  it('is left out of the menu where a link leads to it', async () => {
    const { slug } = await brand();
    const { db } = service.open;
    const { id, menu_links } = await db
      .selectFrom('product_groups')
      .select(['id', 'menu_links'])
      .where('parent_id', 'is', null)
      .where('show_in_menu', '=', true)
      .executeTakeFirstOrThrow();
    const link = (to: string) => ({ slug: to, image: 'groups/x', titles: { fi: to } });
    const write = async (links: object[]) => {
      const row = { menu_links: JSON.stringify(links) };
      await db.updateTable('product_groups').set(row).where('id', '=', id).execute();
      await service.followCatalogue();
    };
    await write([link(`/${slug}/`), link('/stores/')]);
    const { productGroups } = (await service.call('/api/navigation/')).json<Navigation>();
    expect(productGroups.find((group) => group.id === id)?.links.map(({ slug: to }) => to)).toEqual(['/stores/']);
    await write(menu_links);
  });

  it('stays hidden where a form of an earlier release does not say, and comes back by the log', async () => {
    const { id, slug, model_count: _count, is_hidden: _hidden, ...was } = await brand();
    const kept = await call<BrandState>(`${path}${id}/`, { ...was, is_featured: !was.is_featured, was });
    expect(kept.is_hidden).toBe(true);
    await undo((await writes())[0]?.id);
    await undo((await writes()).find(({ after }) => after.is_hidden === true)?.id);
    await expect.poll(() => status(`/api/brand/?slug=${slug}`)).toBe(200);
    expect((await brand()).is_hidden).toBe(false);
  });
});
