import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { insertMany } from '../db/insert-many.ts';
import { nextMadeId } from '../db/made-ids.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { writeMerchantFolder } from '../testing/merchant-folder.ts';
import { fillSmallShop } from '../testing/small-shop.ts';
import { testDatabase } from '../testing/test-database.ts';
import { ImportRefused, importCatalogue } from './import-catalogue.ts';
import { openFolder } from './read-records.ts';

let open: OpenDatabase;
/** A page of text and one with tabs, both made by staff. */
let ofText: number;
beforeAll(async () => {
  open = await testDatabase();
  await fillSmallShop(open.db);
});
beforeEach(async () => {
  ofText = await nextMadeId(open.db);
  const texts = { fi: { title: 'Oma', content: '<p>Oma</p>' } };
  for (const table of ['static_pages', 'tabbed_pages', 'keywords'] as const)
    await open.db.deleteFrom(table).where('id', '>', 1_000_000).execute();
  await insertMany(open.db, 'static_pages', [{ id: ofText, slugs: { fi: 'oma-sivu' }, texts, section: 'shop' }]);
  await insertMany(open.db, 'tabbed_pages', [
    { id: await nextMadeId(open.db), slugs: { en: 'own-tabs' }, texts: {}, section: 'shop' },
  ]);
});
afterAll(() => open.close());

const options = { originalsDir: mkdtempSync(join(tmpdir(), 'havu-originals-')) };
/** What an import of some files is refused for; null where it is taken. */
const refusalOf = async (lines: object) =>
  importCatalogue(open.db, openFolder(await writeMerchantFolder(lines as never)), options).then(
    () => null,
    (failure: unknown) => {
      if (!(failure instanceof ImportRefused)) throw failure;
      return failure.problems.told;
    },
  );

const group = (key: string, slugs: object, own: object = {}) => ({ key, slugs, names: { fi: key }, ...own });
const brand = (key: string) => ({ key, name: key });
const page = (key: string, slug: string) => ({ key, slugs: { fi: slug }, texts: { fi: { title: key, content: key } } });
const tabbed = (key: string, slug: string) => ({ key, slugs: { fi: slug }, texts: { fi: { title: key } } });
const ofPage = (file: string, key: string, slug: string) =>
  `${file}: ${key} has the slug “${slug}” of a page that staff made in the shop`;

it('files that give a top group, a brand or a page with tabs the address of a page that staff made are refused by name (STAFF-59)', async () => {
  expect(
    await refusalOf({
      groups: [
        group('matkat', { fi: 'oma-sivu', en: 'trips' }),
        group('retket', { fi: 'own-tabs' }),
        group('alla', { fi: 'oma-sivu' }, { parent: 'matkat' }),
      ],
      brands: [brand('oma-sivu'), brand('muu')],
      'tabbed-pages': [tabbed('ohjeet', 'oma-sivu'), tabbed('vinkit', 'vinkit')],
    }),
  ).toEqual([
    ofPage('brands', 'oma-sivu', 'oma-sivu'),
    ofPage('groups', 'matkat', 'oma-sivu'),
    ofPage('groups', 'retket', 'own-tabs'),
    ofPage('tabbed-pages', 'ohjeet', 'oma-sivu'),
  ]);
});

it('a group below another one may have the part of an address that a page has, until a file moves it to the top (STAFF-59)', async () => {
  const top = group('ulkona', { fi: 'ulkona' });
  expect(await refusalOf({ groups: [top, group('sisalla', { fi: 'oma-sivu' }, { parent: 'ulkona' })] })).toBeNull();
  // The slug in Finnish stays where the file does not name it.
  expect(await refusalOf({ groups: [top, group('sisalla', { en: 'inside' })] })).toEqual([
    ofPage('groups', 'sisalla', 'oma-sivu'),
  ]);
});

it('a page that staff made keeps groups and brands from its address when an export brings it along (STAFF-59)', async () => {
  const own = page(`page-${ofText}`, 'oma-sivu');
  expect(await refusalOf({ pages: [own] })).toBeNull();
  expect(await refusalOf({ pages: [own], brands: [brand('oma-sivu')] })).toEqual([
    ofPage('brands', 'oma-sivu', 'oma-sivu'),
  ]);
});

const keyword = (key: string, words: Record<string, string>) => ({
  key,
  texts: Object.fromEntries(Object.entries(words).map(([code, word]) => [code, { keyword: word }])),
});
async function makeKeyword(words: Record<string, string>): Promise<string> {
  const id = await nextMadeId(open.db);
  const texts = Object.fromEntries(
    Object.entries(words).map(([code, word]) => [code, { keyword: word, text: '', url: '' }]),
  );
  await insertMany(open.db, 'keywords', [{ id, texts }]);
  return `keyword-${id}`;
}

it('files that bring a word of a keyword that staff made in the same language are refused by name (STAFF-58)', async () => {
  const made = await makeKeyword({ fi: 'Liivi', en: 'vest' });
  const keywords = [keyword('liivi-1', { fi: 'liivi', sv: 'vest' }), keyword('muu-1', { fi: 'muu' })];
  expect(await refusalOf({ keywords })).toEqual([
    'keywords: liivi-1 has the word “liivi” (fi) of a keyword that staff made in the shop',
  ]);
  // An export calls it by its number, and what the files write in it counts.
  expect(await refusalOf({ keywords: [...keywords, keyword(made, { fi: 'pelastusliivi' })] })).toBeNull();
});

it('a keyword of the files that staff removed comes back with no file, and refuses none for its word (STAFF-58)', async () => {
  const keywords = [keyword('airo-1', { fi: 'airo' })];
  expect(await refusalOf({ keywords })).toBeNull();
  await open.db.updateTable('keywords').set({ is_removed: true }).where('key', '=', 'airo-1').execute();
  await makeKeyword({ fi: 'airo' });
  expect(await refusalOf({ keywords })).toBeNull();
});

it('files that give a post the address that another one has in a language which they do not name are refused (STAFF-57)', async () => {
  const post = (key: string, slugs: object) => ({
    ...{ key, kind: 'blog', slugs, texts: { fi: { title: key } }, published: '2026-04-01' },
  });
  expect(await refusalOf({ posts: [post('soutu', { fi: 'soutu', en: 'rowing' })] })).toBeNull();
  const posts = [post('soutu', { fi: 'soutu' }), post('airot', { en: 'rowing' })];
  expect(await refusalOf({ posts })).toEqual([
    'posts: airot has the slug “rowing”, which another post keeps in the shop',
  ]);
  expect(await refusalOf({ posts: [post('soutu', { fi: 'soutu', en: 'row' }), posts[1]] })).toBeNull();
});
