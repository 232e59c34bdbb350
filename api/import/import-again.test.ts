import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nextMadeId } from '../db/made-ids.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { readCampaignStates, writeCampaign } from '../modules/staff-campaigns/write-campaign.ts';
import { readRows } from '../read-model/read-rows.ts';
import { smallCatalogue, writeMerchantFolder } from '../testing/merchant-folder.ts';
import { fillSmallShop } from '../testing/small-shop.ts';
import { testDatabase } from '../testing/test-database.ts';
import { importCatalogue } from './import-catalogue.ts';
import { openFolder } from './read-records.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await testDatabase();
  await fillSmallShop(open.db);
});
afterAll(() => open.close());

const options = { originalsDir: mkdtempSync(join(tmpdir(), 'havu-originals-')) };

it('what a file does not name of a store stays as the staff wrote it, and a new store has the defaults (STAFF-47)', async () => {
  const line = { key: 'varasto-2', name: 'Varasto', type: 'retail' as const };
  const bringStore = async (own: object) =>
    importCatalogue(open.db, openFolder(await writeMerchantFolder({ stores: [{ ...line, ...own }] })), options);
  const stored = () => open.db.selectFrom('stores').selectAll().where('slug', '=', line.key).executeTakeFirst();
  await bringStore({});
  const closed = Array(7).fill(null);
  expect(await stored()).toMatchObject({
    ...{ short_name: 'Varasto', nouto: false, sells_online: true, address: '', phone: '', opening_hours: closed },
  });
  const written = {
    short_name: 'V2',
    nouto: true,
    sells_online: false,
    address: 'Katu 1',
    phone: '09 1',
    email: 'a@b.fi',
  };
  const opening_hours = ['10–18', null, null, null, null, null, null];
  const update = open.db.updateTable('stores').set({ ...written, opening_hours: JSON.stringify(opening_hours) });
  await update.where('slug', '=', line.key).execute();
  expect((await bringStore({ city: 'Turku' })).stores).toMatchObject({ new: 0, changed: 1 });
  expect(await stored()).toMatchObject({ ...written, opening_hours, city: 'Turku' });
  expect((await bringStore({ phone: '', pickup: false })).stores).toMatchObject({ changed: 1 });
  expect(await stored()).toMatchObject({ ...written, phone: '', nouto: false });
  expect((await bringStore({})).stores).toMatchObject({ changed: 0, unchanged: 1 });
  // Whether it is open, staff say; a new one may wait for them.
  await open.db
    .updateTable('stores')
    .set({ is_open: false, closes_on: '2026-01-01' })
    .where('slug', '=', line.key)
    .execute();
  expect((await bringStore({ open: true })).stores).toMatchObject({ changed: 0, unchanged: 1 });
  expect(await stored()).toMatchObject({ is_open: false, closes_on: '2026-01-01' });
  await bringStore({ key: 'varasto-4', open: false });
  const waiting = open.db.selectFrom('stores').select('is_open').where('slug', '=', 'varasto-4').executeTakeFirst();
  expect(await waiting).toEqual({ is_open: false });
});

it('texts that a file does not name of a brand stay as the staff wrote them (STAFF-53)', async () => {
  const bring = async (own: object) => {
    const brands = [{ key: 'kotimaa-2', name: 'Kotimaa', ...own }];
    await importCatalogue(open.db, openFolder(await writeMerchantFolder({ brands })), options);
    return open.db.selectFrom('manufacturers').select('texts').where('slug', '=', 'kotimaa-2').executeTakeFirst();
  };
  expect(await bring({})).toEqual({ texts: {} });
  const texts = { en: { title: 'Of Turku' } };
  const update = open.db.updateTable('manufacturers').set({ texts: JSON.stringify(texts) });
  await update.where('slug', '=', 'kotimaa-2').execute();
  expect(await bring({})).toEqual({ texts });
  expect(await bring({ texts: { fi: { title: 'Turusta' } } })).toEqual({ texts: { fi: { title: 'Turusta' } } });
});

it('a logo and a producer that a file does not name of a brand stay as the staff wrote them; the name is the file’s (STAFF-53)', async () => {
  const bring = async (own: object) => {
    const brands = [{ key: 'kotimaa-3', name: 'Kotimaa', ...own }];
    await importCatalogue(open.db, openFolder(await writeMerchantFolder({ brands })), options);
    const found = open.db.selectFrom('manufacturers').select(['name', 'logo', 'producer']);
    return found.where('slug', '=', 'kotimaa-3').executeTakeFirst();
  };
  expect(await bring({})).toEqual({ name: 'Kotimaa', logo: null, producer: null });
  const producer = { name: 'Kotimaa Oy', address: 'Katu 1, Turku', email: 'a@kotimaa.example' };
  await open.db
    .updateTable('manufacturers')
    .set({ name: 'Kotimaa Turku', logo: 'imported/own', producer: JSON.stringify(producer) })
    .where('slug', '=', 'kotimaa-3')
    .execute();
  expect(await bring({})).toEqual({ name: 'Kotimaa', logo: 'imported/own', producer });
  const others = { ...producer, address: 'Katu 2, Turku' };
  expect(await bring({ producer: others })).toEqual({ name: 'Kotimaa', logo: 'imported/own', producer: others });
});

it('a brand stays hidden, and among the first, where a file does not say (STAFF-53)', async () => {
  const bring = async (own: object) => {
    const brands = [{ key: 'kotimaa-4', name: 'Kotimaa', ...own }];
    await importCatalogue(open.db, openFolder(await writeMerchantFolder({ brands })), options);
    const found = open.db.selectFrom('manufacturers').select(['is_featured', 'is_hidden']);
    return found.where('slug', '=', 'kotimaa-4').executeTakeFirst();
  };
  expect(await bring({})).toEqual({ is_featured: false, is_hidden: false });
  const staff = { is_featured: true, is_hidden: true };
  await open.db.updateTable('manufacturers').set(staff).where('slug', '=', 'kotimaa-4').execute();
  expect(await bring({})).toEqual(staff);
  expect(await bring({ hidden: false })).toEqual({ is_featured: true, is_hidden: false });
});

it('a page keeps its place in the menu where a file names none, and has none in another section (STAFF-59)', async () => {
  const bring = async (own: object) => {
    const texts = { fi: { title: 'Paikka', content: '<p>Tässä.</p>' } };
    const pages = [{ key: 'paikka', slugs: { fi: 'paikka' }, texts, ...own }];
    await importCatalogue(open.db, openFolder(await writeMerchantFolder({ pages })), options);
    const found = open.db.selectFrom('static_pages').select('menu_place').where('key', '=', 'paikka');
    return (await found.executeTakeFirstOrThrow()).menu_place;
  };
  expect(await bring({})).toBeNull();
  await open.db.updateTable('static_pages').set({ menu_place: 4 }).where('key', '=', 'paikka').execute();
  expect(await bring({})).toBe(4);
  expect(await bring({ place: 7 })).toBe(7);
  expect(await bring({ section: 'shop' })).toBeNull();
});

it('what a file does not name of a page stays as the staff wrote it (STAFF-55)', async () => {
  const fi = { title: 'Huolto', content: '<p>Pese harvoin.</p>' };
  const bring = async (own: object = {}) => {
    const pages = [{ key: 'huolto-2', slugs: { fi: 'huolto-2' }, texts: { fi }, ...own }];
    await importCatalogue(open.db, openFolder(await writeMerchantFolder({ pages })), options);
    const found = open.db.selectFrom('static_pages').select(['texts', 'is_published']).where('key', '=', 'huolto-2');
    return found.executeTakeFirst();
  };
  expect(await bring()).toEqual({ texts: { fi }, is_published: true });
  const en = { title: 'Care', content: '<p>Wash rarely.</p>' };
  const written = { fi: { ...fi, content: '<p>Tuuleta.</p>', metaDescription: 'Pesu' }, en };
  const update = open.db.updateTable('static_pages').set({ texts: JSON.stringify(written), is_published: false });
  await update.where('key', '=', 'huolto-2').execute();
  expect(await bring()).toEqual({ texts: { fi: { ...fi, metaDescription: 'Pesu' }, en }, is_published: false });
  const named = { published: true, texts: { fi: { ...fi, metaDescription: 'Huolto-ohje' } } };
  expect(await bring(named)).toEqual({ texts: { ...named.texts, en }, is_published: true });
});

it('what a file does not name of a post stays as the staff wrote it, and what they wrote anew is theirs (STAFF-57)', async () => {
  const fi = { title: 'Melo', content: '<p>Melo hiljaa.</p>' };
  const line = { key: 'melo-2', kind: 'guide', slugs: { fi: 'melo-2' }, texts: { fi }, published: '2026-04-01' };
  const bring = async (...posts: object[]) =>
    importCatalogue(open.db, openFolder(await writeMerchantFolder({ posts: posts as never })), options);
  const stored = (key: string) =>
    open.db
      .selectFrom('articles')
      .select(['texts', 'image', 'minutes', 'is_published', 'published_on'])
      .where('key', '=', key)
      .executeTakeFirst();
  await bring(line);
  const published = { published_on: '2026-04-01', is_published: true };
  expect(await stored('melo-2')).toEqual({ texts: { fi }, image: '', minutes: 3, ...published });
  const en = { title: 'Paddle', content: '<p>Softly.</p>' };
  const written = { fi: { ...fi, title: 'Melonta', summary: 'Lyhyesti' }, en };
  const own = { image: 'scenes/bog', minutes: 9, is_published: false, published_on: '2026-05-01' };
  await open.db
    .updateTable('articles')
    .set({ texts: JSON.stringify(written), ...own })
    .where('key', '=', 'melo-2')
    .execute();
  await bring(line);
  const kept = { texts: { fi: { ...fi, summary: 'Lyhyesti' }, en }, ...own, published_on: '2026-04-01' };
  expect(await stored('melo-2')).toEqual(kept);
  await bring({ ...line, shown: true, minutes: 5 });
  expect(await stored('melo-2')).toEqual({ ...kept, minutes: 5, is_published: true });
});

it('an import leads from an address that it takes from a post, and keeps products that it does not name (STAFF-57, ROUTE-143)', async () => {
  const { db } = open;
  const texts = { fi: { title: 'Soutu' } };
  const bring = async (slugs: Record<string, string>, own: object = {}) => {
    const posts = [{ key: 'soutu', kind: 'blog', slugs, texts, published: '2026-04-01', ...own }];
    await importCatalogue(db, openFolder(await writeMerchantFolder({ posts: posts as never })), options);
    const post = await db.selectFrom('articles').select(['id', 'slugs']).where('key', '=', 'soutu').executeTakeFirst();
    const models = await db
      .selectFrom('article_models')
      .select('model_id')
      .where('article_id', '=', post?.id ?? 0)
      .execute();
    const former = await db
      .selectFrom('former_post_slugs')
      .select('slug')
      .where('article_id', '=', post?.id ?? 0)
      .execute();
    return { ...post, models: models.map(({ model_id }) => model_id), former: former.map(({ slug }) => slug).sort() };
  };
  const { id = 0 } = await bring({ fi: 'soutu' });
  await db.insertInto('article_models').values({ article_id: id, model_id: 10 }).execute();
  await db
    .updateTable('articles')
    .set({ slugs: JSON.stringify({ fi: 'soutu', en: 'rowing' }) })
    .where('id', '=', id)
    .execute();
  const moved = { slugs: { fi: 'soutaminen', en: 'rowing' }, models: [10], former: ['soutu'] };
  expect(await bring({ fi: 'soutaminen' })).toMatchObject(moved);
  expect(await bring({ fi: 'soutu' }, { products: [] })).toMatchObject({ models: [], former: ['soutaminen'] });
});

it('what a file does not name of a campaign stays as the staff wrote it, and its old address leads on (STAFF-60, ROUTE-144)', async () => {
  const { db } = open;
  const bring = async (...campaigns: object[]) =>
    importCatalogue(db, openFolder(await writeMerchantFolder({ campaigns: campaigns as never })), options);
  const stored = async () => {
    const row = await db
      .selectFrom('campaigns')
      .select(['id', 'slugs', 'texts', 'image', 'starts_at', 'ends_at', 'is_active'])
      .where('key', '=', 'talvi')
      .executeTakeFirstOrThrow();
    const models = db.selectFrom('campaign_models').select('model_id').where('campaign_id', '=', row.id);
    const former = db.selectFrom('former_campaign_slugs').select('slug').where('campaign_id', '=', row.id);
    const products = (await models.orderBy('sort_order').execute()).map(({ model_id }) => model_id);
    return { ...row, products, former: (await former.execute()).map(({ slug }) => slug) };
  };
  const line = { key: 'talvi', slugs: { fi: 'talvi' }, texts: { fi: { title: 'Talvi' } } };
  await bring(line);
  expect(await stored()).toMatchObject({ image: '', starts_at: null, is_active: true, products: [], former: [] });
  const { id } = await stored();
  const [starts_at, ends_at] = [new Date('2026-01-01T10:00:00Z'), new Date('2026-02-01T10:00:00Z')];
  const texts = { fi: { title: 'Talvi', description: 'Nyt' }, en: { title: 'Winter' } };
  await db
    .updateTable('campaigns')
    .set({ ...{ starts_at, ends_at, image: 'scenes/bog', is_active: false, is_hidden: true } })
    .set({ texts: JSON.stringify(texts), slugs: JSON.stringify({ fi: 'talvi', en: 'winter' }) })
    .where('id', '=', id)
    .execute();
  await db
    .insertInto('campaign_models')
    .values([11, 10].map((model_id, sort_order) => ({ campaign_id: id, model_id, sort_order })))
    .execute();
  const kept = { texts, image: 'scenes/bog', starts_at, ends_at, is_active: false, products: [11, 10] };
  expect((await bring(line)).campaigns).toMatchObject({ changed: 0, unchanged: 1 });
  expect(await stored()).toMatchObject({ ...kept, slugs: { fi: 'talvi', en: 'winter' } });
  await bring({ ...line, slugs: { fi: 'talviale' } });
  expect(await stored()).toMatchObject({ ...kept, slugs: { fi: 'talviale', en: 'winter' }, former: ['talvi'] });
  await expect(bring({ ...line, ends: '2025-12-01T10:00:00Z' })).rejects.toMatchObject({
    problems: { told: [expect.stringContaining('ends before it begins')] },
  });
  await bring({ ...line, active: true, products: [] });
  expect(await stored()).toMatchObject({ ...kept, is_active: true, products: [], former: ['talviale'] });
});

it('an import brings back what vanished from its file of campaigns, and none that staff hid or removed, nor hides theirs (STAFF-60)', async () => {
  const { db } = open;
  const id = await nextMadeId(db);
  const texts = { fi: { title: 'Oma' } };
  const own = { texts: JSON.stringify(texts), slugs: JSON.stringify({ fi: 'oma-ale' }) };
  await db
    .insertInto('campaigns')
    .values({ ...own, id })
    .execute();
  const campaign = (key: string, slug = key) => ({ key, slugs: { fi: slug }, texts });
  const bring = async (...campaigns: object[]) =>
    importCatalogue(db, openFolder(await writeMerchantFolder({ campaigns: campaigns as never })), options);
  const active = async () => {
    const rows = db
      .selectFrom('campaigns')
      .select('slugs')
      .where('is_active', '=', true)
      .where('is_removed', '=', false);
    return (await rows.execute()).map(({ slugs }) => slugs.fi).sort();
  };
  const set = (key: string, columns: object) =>
    db.updateTable('campaigns').set(columns).where('key', '=', key).execute();
  const files = ['aa', 'bb', 'cc'].map((key) => campaign(key));
  await bring(...files);
  expect(await active()).toEqual(['aa', 'bb', 'cc', 'oma-ale']);
  await set('bb', { is_active: false, is_hidden: true });
  await set('cc', { is_removed: true });
  await bring();
  expect(await active()).toEqual(['oma-ale']);
  await bring(...files);
  expect(await active()).toEqual(['aa', 'oma-ale']);
  await bring(campaign('aa'), campaign(`campaign-${id}`, 'oma-ale'));
  await bring(campaign('aa'));
  expect(await active()).toEqual(['aa', 'oma-ale']);
  // A removed one keeps no address.
  await bring(campaign('aa'), campaign('dd', 'cc'));
  await db
    .updateTable('campaigns')
    .set({ slugs: JSON.stringify({ fi: 'cc' }) })
    .where('id', '=', id)
    .execute();
  await bring(campaign('aa'), campaign('cc'));
  expect(await active()).toEqual(['aa', 'cc']);
  await db.updateTable('campaigns').set({ slugs: own.slugs }).where('id', '=', id).execute();
  // A word that staff correct of one that vanished does not keep it away.
  await bring();
  const { id: vanished } = await db
    .selectFrom('campaigns')
    .select('id')
    .where('key', '=', 'aa')
    .executeTakeFirstOrThrow();
  const state = (await readCampaignStates(db, [vanished])).get(vanished);
  const actor = await db
    .insertInto('customers')
    .values({ email: 'aino@havu.example', first_name: 'Aino', last_name: 'Havu' })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (!state) throw new Error('aa is not kept');
  const corrected = { ...state, titles: { fi: 'Aa' } };
  await writeCampaign(db, { id: vanished, next: corrected, was: state, actorId: actor.id });
  await bring(campaign('aa'));
  expect(await active()).toEqual(['aa', 'oma-ale']);
  await expect(bring(campaign('aa', 'oma-ale'))).rejects.toMatchObject({
    problems: { told: ['campaigns: aa has the slug “oma-ale”, which another campaign keeps in the shop'] },
  });
});

it('an import takes no post away that staff wrote, not even after an export named it, nor gives its number (STAFF-57)', async () => {
  const id = await nextMadeId(open.db);
  const post = (key: string) => ({ key, kind: 'blog', slugs: { fi: key }, texts: { fi: { title: key } } });
  const bring = async (...keys: string[]) => {
    const posts = keys.map((key) => ({ ...post(key), published: '2026-04-01' }));
    await importCatalogue(open.db, openFolder(await writeMerchantFolder({ posts: posts as never })), options);
    const rows = await open.db.selectFrom('articles').select(['id', 'key']).orderBy('id').execute();
    return rows.filter((row) => row.key !== null || row.id === id);
  };
  await open.db
    .insertInto('articles')
    .values({
      ...{ id, kind: 'blog', slugs: JSON.stringify({ fi: 'oma' }), published_on: '2026-04-01' },
      texts: JSON.stringify({ fi: { title: 'Oma' } }),
    })
    .execute();
  const named = `post-${id}`;
  expect(await bring('yksi', named)).toEqual([
    { id: expect.any(Number), key: 'yksi' },
    { id, key: null },
  ]);
  const [two] = await bring('kaksi');
  expect(two).toMatchObject({ key: 'kaksi' });
  expect(two?.id).toBeLessThan(id);
  expect(await bring('kaksi')).toEqual([two, { id, key: null }]);
  const posts = [{ ...post('kaksi'), slugs: { en: named }, published: '2026-04-01' }];
  const folder = openFolder(await writeMerchantFolder({ posts: posts as never }));
  await expect(importCatalogue(open.db, folder, options)).rejects.toMatchObject({ problems: { count: 1 } });
});

it('an import keeps pages that staff made with their day, and refuses files that give a page their address (STAFF-59)', async () => {
  const id = await nextMadeId(open.db);
  const texts = { fi: { title: 'Oma', content: '<p>Oma</p>' } };
  await open.db
    .insertInto('static_pages')
    .values({
      ...{ id, slugs: JSON.stringify({ fi: 'oma-sivu' }), texts: JSON.stringify(texts), section: 'shop' },
      published_on: '2026-04-01',
    })
    .execute();
  const page = (key: string, slug: string, own: object = {}) => ({ key, slugs: { fi: slug }, texts, ...own });
  const bring = async (...pages: object[]) =>
    importCatalogue(open.db, openFolder(await writeMerchantFolder({ pages: pages as never })), options);
  const stored = () =>
    open.db.selectFrom('static_pages').select(['key', 'published_on']).where('id', '=', id).executeTakeFirst();
  await bring(page('muu', 'muu'));
  expect(await stored()).toEqual({ key: null, published_on: '2026-04-01' });
  await expect(bring(page('muu', 'oma-sivu'))).rejects.toMatchObject({ problems: { count: 1 } });
  const tabbed = { id: id + 1, slugs: JSON.stringify({ fi: 'oma-valilehti' }), texts: JSON.stringify({}) };
  await open.db.insertInto('tabbed_pages').values(tabbed).execute();
  await expect(bring(page('muu', 'oma-valilehti'))).rejects.toMatchObject({ problems: { count: 1 } });
  await bring(page(`page-${id}`, 'oma-sivu', { from: '2026-05-01' }));
  expect(await stored()).toEqual({ key: null, published_on: '2026-05-01' });
});

it('an import writes what its file names of a keyword, and leaves what staff wrote, made or removed (STAFF-58)', async () => {
  const bring = async (...keywords: { key: string; texts: Record<string, object> }[]) => {
    const folder = openFolder(await writeMerchantFolder({ keywords: keywords as never }));
    const { keywords: counts } = await importCatalogue(open.db, folder, options);
    return counts;
  };
  const stored = async () => {
    const rows = await open.db
      .selectFrom('keywords')
      .select(['key', 'texts', 'is_removed'])
      .where('id', '>', 1)
      .execute();
    return Object.fromEntries(rows.map(({ key, ...row }) => [key ?? 'by staff', row]));
  };
  const line = { key: 'mela-2', texts: { fi: { keyword: 'mela' } } };
  const other = { key: 'airo-2', texts: { fi: { keyword: 'airo', text: 'Soutuun.' } } };
  await bring(line, other);
  const mela = { keyword: 'mela', text: '', url: '' };
  expect(await stored()).toMatchObject({ 'mela-2': { texts: { fi: mela }, is_removed: false } });
  const written = { fi: { keyword: 'melat', text: 'Melontaan.', url: '/melat/' }, en: { ...mela, keyword: 'paddle' } };
  const own = open.db.updateTable('keywords');
  await own
    .set({ texts: JSON.stringify(written) })
    .where('key', '=', 'mela-2')
    .execute();
  await own.set({ is_removed: true }).where('key', '=', 'airo-2').execute();
  const id = await nextMadeId(open.db);
  const kept = { texts: { fi: { ...mela, keyword: 'liivi' } }, is_removed: false };
  await open.db
    .insertInto('keywords')
    .values({ id, texts: JSON.stringify(kept.texts) })
    .execute();
  const texts = { ...written, fi: { ...written.fi, keyword: 'mela' } };
  expect(await bring(line, other)).toMatchObject({ changed: 1, vanished: 0 });
  expect(await stored()).toMatchObject({ 'mela-2': { texts }, 'airo-2': { is_removed: true }, 'by staff': kept });
  // An export calls it by its number; it stays the staff's when it comes back, and when it does not.
  const named = { key: `keyword-${id}`, texts: { fi: { keyword: 'liivi', url: '/liivit/' } } };
  await bring(line, named);
  expect(await stored()).toMatchObject({ 'by staff': { texts: { fi: { url: '/liivit/' } } } });
  expect(await bring()).toMatchObject({ vanished: 1 });
  expect(Object.keys(await stored()).sort()).toEqual(['airo-2', 'by staff']);
});

it('a rate of VAT that staff planned stays where the file does not name its day (STAFF-54)', async () => {
  const bring = async (...rates: { from: string; percent: number }[]) => {
    const areas = [{ key: 'suomi-2', name: 'Suomi', rates: rates.map((rate) => ({ class: 5, ...rate })) }];
    await importCatalogue(open.db, openFolder(await writeMerchantFolder({ 'tax-areas': areas })), options);
    return readRows(
      open.db,
      sql`SELECT valid_from::text AS from, valid_to::text AS to, rate_basis_points AS rate FROM tax_rates
        WHERE tax_area_id = (SELECT id FROM tax_areas WHERE slug = 'suomi-2') ORDER BY valid_from`,
    );
  };
  const now = { from: '2024-09-01', percent: 25.5 };
  expect(await bring(now)).toEqual([{ from: '2024-09-01', to: null, rate: 2550 }]);
  await sql`WITH area AS (UPDATE tax_rates SET valid_to = '2090-01-01'
      WHERE tax_area_id = (SELECT id FROM tax_areas WHERE slug = 'suomi-2') RETURNING tax_area_id)
    INSERT INTO tax_rates (tax_area_id, tax_class, rate_basis_points, valid_from)
    SELECT tax_area_id, 5, 2600, '2090-01-01' FROM area`.execute(open.db);
  const planned = [
    { from: '2024-09-01', to: '2090-01-01', rate: 2550 },
    { from: '2090-01-01', to: null, rate: 2600 },
  ];
  expect(await bring(now)).toEqual(planned);
  expect(await bring(now, { from: '2089-01-01', percent: 24 }, { from: '2090-01-01', percent: 27 })).toEqual([
    { from: '2024-09-01', to: '2089-01-01', rate: 2550 },
    { from: '2089-01-01', to: '2090-01-01', rate: 2400 },
    { from: '2090-01-01', to: null, rate: 2700 },
  ]);
  // The day of a plan has come, and the file is still that of before.
  await sql`UPDATE tax_rates SET valid_to = '2026-01-01' WHERE valid_from = '2024-09-01' AND rate_basis_points = 2550
      AND tax_area_id = (SELECT id FROM tax_areas WHERE slug = 'suomi-2')`.execute(open.db);
  await sql`INSERT INTO tax_rates (tax_area_id, tax_class, rate_basis_points, valid_from, valid_to)
    SELECT id, 5, 2600, '2026-01-01', '2089-01-01' FROM tax_areas WHERE slug = 'suomi-2'`.execute(open.db);
  expect((await bring(now)).slice(0, 2)).toEqual([
    { from: '2024-09-01', to: '2026-01-01', rate: 2550 },
    { from: '2026-01-01', to: '2089-01-01', rate: 2600 },
  ]);
});

it('a way to deliver that staff stopped stays stopped, and one that vanished comes back with its file (STAFF-52)', async () => {
  const line = { country: 'fi', kind: 'home' as const, names: { fi: 'Kotiin' }, price: '6.90' };
  const bring = async (...keys: string[]) => {
    const rows = keys.map((key) => ({ key, ...line }));
    await importCatalogue(open.db, openFolder(await writeMerchantFolder({ 'delivery-methods': rows })), options);
    const found = await open.db.selectFrom('delivery_methods').select(['slug', 'is_active', 'descriptions']).execute();
    return Object.fromEntries(found.map(({ slug, is_active, descriptions }) => [slug, { is_active, descriptions }]));
  };
  const of = (slug: string) => open.db.updateTable('delivery_methods').where('slug', '=', slug);
  await bring('uusi', 'toinen');
  const descriptions = { fi: 'Ovelle' };
  await of('uusi')
    .set({ is_active: false, is_stopped: true, descriptions: JSON.stringify(descriptions) })
    .execute();
  expect(await bring('uusi')).toMatchObject({ uusi: { is_active: false, descriptions }, toinen: { is_active: false } });
  expect(await bring('uusi', 'toinen')).toMatchObject({ uusi: { is_active: false }, toinen: { is_active: true } });
});

it('a way to deliver that staff made stays beside files, until one names it by its key (STAFF-52)', async () => {
  const line = { country: 'fi', kind: 'home' as const, price: '6.90' };
  const bring = async (...keys: string[]) => {
    const rows = keys.map((key) => ({ key, names: { fi: key }, ...line }));
    await importCatalogue(open.db, openFolder(await writeMerchantFolder({ 'delivery-methods': rows })), options);
    const own = open.db.selectFrom('delivery_methods').select(['names', 'is_active', 'made_by_staff']);
    return own.where('slug', '=', 'illalla').executeTakeFirst();
  };
  await bring('paivalla');
  const made = { slug: 'illalla', country_code: 'fi', kind: 'home' as const, names: JSON.stringify({ fi: 'Oma' }) };
  await open.db
    .insertInto('delivery_methods')
    .values({ ...made, price_minor: 990, made_by_staff: true })
    .execute();
  expect(await bring('paivalla')).toEqual({ names: { fi: 'Oma' }, is_active: true, made_by_staff: true });
  expect(await bring('illalla')).toEqual({ names: { fi: 'illalla' }, is_active: true, made_by_staff: false });
  expect(await bring('paivalla')).toMatchObject({ is_active: false });
});

it('a short name that nobody chose follows the name of the store', async () => {
  const bring = async (name: string) => {
    const stores = [{ key: 'varasto-3', name, type: 'retail' as const }];
    await importCatalogue(open.db, openFolder(await writeMerchantFolder({ stores })), options);
    return open.db.selectFrom('stores').select('short_name').where('slug', '=', 'varasto-3').executeTakeFirst();
  };
  expect(await bring('Kamppi')).toEqual({ short_name: 'Kamppi' });
  expect(await bring('Helsinki Kamppi')).toEqual({ short_name: 'Helsinki Kamppi' });
});

const slugs = ['mela', 'vene', 'liivi', 'airo'];
const amount = fc.integer({ min: 100, max: 500 });
const variants = (key: string) =>
  fc
    .uniqueArray(fc.record({ number: fc.nat(4), size: fc.nat(3), price: fc.option(amount) }), {
      selector: ({ number }) => number,
      minLength: 1,
    })
    // One that has the same size as another could not be chosen.
    .map((all) => all.filter(({ size }, i) => all.findIndex((other) => other.size === size) === i))
    .map((all) =>
      all.map(({ number, size, price }) => ({
        sku: `${key}-${number}`,
        size: `${size}`,
        ...(price !== null && { price: { regular: price } }),
      })),
    );

/** Some of three products, whose slugs, prices, sizes and groups differ from one catalogue to the next. */
const catalogue = fc
  .tuple(
    fc.shuffledSubarray(['A', 'B', 'C'], { minLength: 1 }),
    fc.shuffledSubarray(slugs, { minLength: slugs.length }),
    fc.tuple(variants('A'), variants('B'), variants('C')),
    fc.tuple(amount, amount, amount),
    fc.boolean(),
  )
  .map(([keys, order, sets, prices, turned]) => ({
    ...smallCatalogue(),
    products: keys.map((key, i) => ({
      key,
      slug: order[i] ?? '',
      brand: 'suo',
      groups: turned ? ['g1', 'g2'] : ['g2', 'g1'],
      texts: { fi: { name: `Tuote ${key}` } },
      price: { regular: 500, active: prices[i] },
      variants: sets[key.charCodeAt(0) - 65] ?? [],
    })),
    stock: [],
  }));
type Lines = typeof catalogue extends fc.Arbitrary<infer T> ? T : never;

const bring = async (lines: Lines) => importCatalogue(open.db, openFolder(await writeMerchantFolder(lines)), options);

/** What shoppers see of the merchant's products. */
const shown = () =>
  readRows(
    open.db,
    sql`SELECT m.key, m.slug, v.sku, v.size_name, coalesce(o.active_minor, p.active_minor) AS price,
        (SELECT string_agg(g.group_id || ' ' || g.is_main, ',' ORDER BY g.group_id) FROM model_groups g
          WHERE g.model_id = m.id) AS groups
      FROM product_models m JOIN variants v ON v.model_id = m.id AND v.is_active
      JOIN prices p ON p.model_id = m.id AND p.variant_id IS NULL
      LEFT JOIN prices o ON o.model_id = m.id AND o.variant_id = v.id
      WHERE m.key IN ('A', 'B', 'C') AND m.is_public ORDER BY m.key, v.sku`,
  );

it('whatever stood before, a catalogue comes in whole, and the second time changes nothing (IMPORT-3)', async () => {
  await fc.assert(
    fc.asyncProperty(catalogue, catalogue, async (one, other) => {
      await bring(one);
      const before = await shown();
      expect(before).toHaveLength(one.products.flatMap((product) => product.variants).length);
      const again = await bring(one);
      expect(Object.values(again).filter((each) => each.new + each.changed + each.vanished > 0)).toEqual([]);
      await bring(other);
      await bring(one);
      expect(await shown()).toEqual(before);
      const withoutHistory = await readRows<{ count: number }>(
        open.db,
        sql`SELECT count(*) FROM prices p WHERE NOT EXISTS (SELECT FROM price_history h WHERE h.model_id = p.model_id
          AND h.variant_id IS NOT DISTINCT FROM p.variant_id AND h.valid_to IS NULL
          AND h.active_minor = p.active_minor) AND p.model_id IN (SELECT id FROM product_models WHERE key IS NOT NULL)`,
      );
      expect(withoutHistory).toEqual([{ count: 0 }]);
    }),
    { numRuns: 12 },
  );
}, 300_000);

it('an import keeps what its file does not name of a banner, what staff hid, removed or made, and brings back what vanished (STAFF-69)', async () => {
  const { db } = open;
  await db.deleteFrom('banners').execute();
  const own = await nextMadeId(db);
  await db
    .insertInto('banners')
    .values({ id: own, kind: 'text', texts: JSON.stringify({ fi: { title: 'Oma' } }), sort_order: 90 })
    .execute();
  const banner = (key: string, more: object = {}) => ({
    ...{ key, kind: 'text', texts: { fi: { title: key, text: 'tiedostosta' } } },
    ...more,
  });
  const bring = async (...banners: object[]) =>
    importCatalogue(db, openFolder(await writeMerchantFolder({ banners: banners as never })), options);
  const active = async () => {
    const rows = db.selectFrom('banners').select('texts').where('is_active', '=', true).where('is_removed', '=', false);
    return (await rows.execute()).map(({ texts }) => texts.fi?.title).sort();
  };
  const set = (key: string, columns: object) => db.updateTable('banners').set(columns).where('key', '=', key).execute();
  const files = ['aa', 'bb', 'cc'].map((key) => banner(key));
  await bring(...files);
  expect(await active()).toEqual(['Oma', 'aa', 'bb', 'cc']);
  await set('bb', { is_active: false, is_hidden: true });
  await set('cc', { is_removed: true });
  const texts = { fi: { title: 'aa', heading: 'Henkilökunnan' }, en: { title: 'ours' } };
  const looks = { sub_text: '#fff/#000', crop_point: '10/20', starts_at: new Date('2026-01-02T03:04:05Z') };
  await set('aa', { ...looks, texts: JSON.stringify(texts) });
  await bring();
  expect(await active()).toEqual(['Oma']);
  await bring(...files);
  expect(await active()).toEqual(['Oma', 'aa']);
  const kept = await db.selectFrom('banners').selectAll().where('key', '=', 'aa').executeTakeFirst();
  expect(kept).toMatchObject({
    ...{ ...looks, ends_at: null },
    texts: { fi: { title: 'aa', heading: 'Henkilökunnan', text: 'tiedostosta' }, en: { title: 'ours' } },
  });
  const early = { ends: '2026-01-01T00:00:00Z' };
  await expect(bring(banner('aa', early))).rejects.toMatchObject({
    problems: { told: ['banners: aa ends before it begins, with the times that the shop keeps'] },
  });
  await bring(banner('aa', { subText: '', ends: '2026-02-01T00:00:00Z' }), banner('bb', { active: true }));
  const named = await db.selectFrom('banners').selectAll().where('key', '=', 'aa').executeTakeFirst();
  expect(named).toMatchObject({ sub_text: '', starts_at: looks.starts_at, ends_at: new Date('2026-02-01T00:00:00Z') });
  expect(await active()).toEqual(['Oma', 'aa', 'bb']);
});
