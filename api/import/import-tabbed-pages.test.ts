import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StaticPageWithTabs } from 'mf-shared/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeMerchantFolder } from '../testing/merchant-folder.ts';
import { type TestService, testService } from '../testing/test-service.ts';
import { ImportRefused, importCatalogue } from './import-catalogue.ts';
import { openFolder } from './read-records.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});
afterAll(() => service.close());

const options = { originalsDir: mkdtempSync(join(tmpdir(), 'havu-originals-')) };
const bring = async (lines: object) =>
  importCatalogue(service.open.db, openFolder(await writeMerchantFolder(lines as never)), options);
/** What an import of some files is refused for; null where it is taken. */
const refusalOf = (lines: object) =>
  bring(lines).then(
    () => null,
    (failure: unknown) => {
      if (!(failure instanceof ImportRefused)) throw failure;
      return failure.problems.told;
    },
  );

const tab = (title: string, tabs: object[] = []) => ({
  ...{ title, slug: title.toLowerCase(), content: `<p>${title}</p><script>x()</script>`, tabs },
});
const page = (texts: object, own: object = {}) => ({
  key: 'huolto',
  slugs: { fi: 'huolto-3', en: 'care-3' },
  texts,
  ...own,
});
const fi = { title: 'Huolto', tabs: [tab('Sukset'), tab('Kengat', [tab('Nahka')])] };
const en = { title: 'Care', tabs: [tab('Skis'), tab('Shoes', [tab('Leather')])] };
const stored = () =>
  service.open.db.selectFrom('tabbed_pages').selectAll().where('key', '=', 'huolto').executeTakeFirstOrThrow();
const shown = async (locale: 'fi' | 'en' | 'sv') => {
  await service.followCatalogue();
  return (await service.call('/api/static-page-with-tabs/?slug=huolto-3', { locale })).json<StaticPageWithTabs>();
};

it('pages with tabs of a file are shown, and a file that says the same changes nothing (STAFF-59, IMPORT-17)', async () => {
  expect(await bring({ 'tabbed-pages': [page({ fi, en })] })).toMatchObject({ 'tabbed-pages': { new: 1 } });
  const { tabs } = await shown('en');
  expect(tabs.map(({ title, content, paths }) => [title, content, paths.en])).toEqual([
    ['Skis', '<p>Skis</p>', '/care-3/skis/'],
    ['Shoes', '<p>Shoes</p>', '/care-3/shoes/'],
  ]);
  expect(tabs[1]?.tabs.map(({ title }) => title)).toEqual(['Leather']);
  expect(await bring({ 'tabbed-pages': [page({ fi, en })] })).toMatchObject({ 'tabbed-pages': { unchanged: 1 } });
});

it('what a file does not name of a page with tabs stays as the staff wrote it (STAFF-59)', async () => {
  const texts = { fi, en, sv: { title: 'Vård', tabs: [tab('Skidor'), tab('Skor', [tab('Lader')])] } };
  await service.open.db
    .updateTable('tabbed_pages')
    .set({ texts: JSON.stringify(texts), is_published: false, published_on: '2026-05-01' })
    .where('key', '=', 'huolto')
    .execute();
  await bring({ 'tabbed-pages': [page({ en: { ...en, title: 'Caring' } })] });
  expect(await stored()).toMatchObject({
    ...{ texts: { ...texts, en: { title: 'Caring' } }, is_published: false, published_on: '2026-05-01' },
  });
  await bring({ 'tabbed-pages': [page({ en }, { published: true, from: '2026-04-01' })] });
  expect((await shown('sv')).title).toBe('Vård');
});

it('tabs of a language that no line names stay only where they stand as those of the files do (STAFF-59)', async () => {
  expect(await refusalOf({ 'tabbed-pages': [page({ fi: { ...fi, tabs: [tab('Sukset')] } })] })).toEqual([
    'tabbed-pages: huolto has other tabs in en, which no line names',
    'tabbed-pages: huolto has other tabs in sv, which no line names',
  ]);
});

it.each<[string, object, string]>([
  [
    'other tabs in another language',
    { fi, en: { ...en, tabs: [tab('Skis')] } },
    'texts.en.tabs are not those of texts.fi: each language has the same tabs',
  ],
  [
    'two tabs beside one another with one slug',
    { fi: { title: 'H', tabs: [tab('Sukset'), tab('Sukset')] } },
    'texts.fi.tabs.1.slug is “sukset” like that of a tab beside it',
  ],
])('a page with %s is refused with its line (STAFF-59)', async (_what, texts, words) => {
  const line = page(texts, { key: 'uusi', slugs: { fi: 'uusi' } });
  expect(await refusalOf({ 'tabbed-pages': [line] })).toEqual([`tabbed-pages.jsonl:1: ${words}`]);
});

it('more than five levels of tabs are refused (STAFF-59)', async () => {
  const deep = (levels: number): object => tab(`T${levels}`, levels > 1 ? [deep(levels - 1)] : []);
  const told = await refusalOf({ 'tabbed-pages': [page({ fi: { title: 'H', tabs: [deep(6)] } }, { key: 'syva' })] });
  expect(told?.join()).toMatch(/tabs\.0\.tabs\.0\.tabs\.0\.tabs\.0\.tabs is below the fifth level/);
});

it('an address stands in one line of the files of pages (IMPORT-17)', async () => {
  const text = { key: 'teksti', slugs: { fi: 'huolto-3' }, texts: { fi: { title: 'T', content: '<p>T</p>' } } };
  const told = await refusalOf({ pages: [text], 'tabbed-pages': [page({ fi, en, sv: fi })] });
  expect(told?.join()).toContain('“huolto-3 (fi)” is used twice, before in pages.jsonl, line 1');
});
