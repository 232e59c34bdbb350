import { mkdtempSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/open-database.ts';
import { ImportRefused, importCatalogue } from '../import/import-catalogue.ts';
import { type ImportKind, importFormat } from '../import/import-format.ts';
import { openFolder } from '../import/read-records.ts';
import { photograph, writeMerchantFolder } from '../testing/merchant-folder.ts';
import { testDatabase } from '../testing/test-database.ts';
import { exportCatalogue } from './export-catalogue.ts';

const languages = ['fi', 'en', 'ru'] as const;
const words = fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.replaceAll('\0', ''));
const name = words.map((text) => text.trim()).map((text) => (text === '' ? 'Nimi' : text));
const slug = fc.stringMatching(/^[a-z0-9]{1,6}(-[a-z0-9]{1,6})?$/);
const cents = fc.integer({ min: 1, max: 999_999 }).map((minor) => (minor / 100).toFixed(2));

type Languages<T> = Partial<Record<(typeof languages)[number], T>>;
/** Something in one language at least. */
const inLanguages = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<Languages<T>> =>
  fc
    .subarray([...languages], { minLength: 1 })
    .chain((chosen) => fc.record(Object.fromEntries(chosen.map((each) => [each, value])) as Languages<fc.Arbitrary<T>>))
    .map((texts) => texts as Languages<T>);
const inEveryLanguage = <T>(value: fc.Arbitrary<T>) => fc.record({ fi: value, en: value, ru: value });
const names = inLanguages(name);
/** Parts of an address that no other record has: they begin with its key. */
const slugsOf = (key: string) => inLanguages(slug.map((part) => `${key}-${part}`));
/** A record that always has what is needed, and has the other fields or not. */
const record = <N extends object, M extends object>(
  needed: { [K in keyof N]: fc.Arbitrary<N[K]> },
  more: { [K in keyof M]: fc.Arbitrary<M[K]> },
): fc.Arbitrary<N & Partial<M>> =>
  fc
    .tuple(fc.record(needed), fc.record(more, { requiredKeys: [] }))
    .map(([all, some]) => ({ ...all, ...some }) as N & Partial<M>);
/** Some of several things, in any order; what is missing vanishes from the files and comes back with a later run. */
const someOf = <T>(keys: readonly string[], each: (key: string) => fc.Arbitrary<T>): fc.Arbitrary<T[]> =>
  fc.shuffledSubarray([...keys]).chain((chosen) => fc.tuple(...chosen.map(each)));
const allOf = <T>(keys: readonly string[], each: (key: string) => fc.Arbitrary<T>): fc.Arbitrary<T[]> =>
  fc.shuffledSubarray([...keys], { minLength: keys.length }).chain((chosen) => fc.tuple(...chosen.map(each)));

const day = fc.constantFrom('2024-02-29', '2026-01-01', '2026-11-25');
const period = fc.record({
  starts: fc.constantFrom('2026-05-01T00:00:00Z', '2026-05-01T12:30:00+03:00'),
  ends: fc.constantFrom('2026-09-01T00:00:00Z', '2026-10-25T03:30:00+02:00'),
});
const picture = fc.constant('suo.jpg');
const products = ['P1', 'P2', 'P3'];

const brand = (key: string) =>
  record(
    { key: fc.constant(key), name },
    {
      logo: picture,
      texts: inLanguages(fc.record({ title: words, description: words, metaDescription: words }, { requiredKeys: [] })),
      producer: fc.constant({ name: 'Suo Ltd', address: '1 Bog Lane', email: 'safety@suo.example' }),
      ...{ featured: fc.boolean(), hidden: fc.boolean() },
    },
  );

const store = (key: string) =>
  record(
    { key: fc.constant(key), name, type: fc.constant(key === 'varasto' ? 'warehouse' : 'retail') },
    {
      ...{ shortName: name, pickup: fc.boolean(), sellsOnline: fc.boolean() },
      ...{ address: words, postalCode: words, city: words, phone: words, email: words },
      ...{ latitude: fc.integer({ min: -90, max: 90 }), longitude: fc.integer({ min: -180, max: 180 }) },
      openingHours: fc.array(fc.constantFrom('10–18', '9-21', null), { minLength: 7, maxLength: 7 }),
    },
  );

const link = (path: string) => fc.record({ path: fc.constant(path), titles: names, image: picture });
/** Groups stand below those before them in the alphabet: there is no circle, in whichever order they are written. */
const group = (key: string, index: number) =>
  record(
    { key: fc.constant(key), slugs: slugsOf(key), names },
    {
      ...(index > 0 && { parent: fc.constantFrom(...['g1', 'g2'].slice(0, index)) }),
      shortNames: names,
      texts: inLanguages(
        fc.record({ description_html: words, meta_title: words, meta_description: words }, { requiredKeys: [] }),
      ),
      ...{ image: picture, inMenu: fc.boolean(), properties: fc.shuffledSubarray(['paino', 'kaytto']) },
      menuLinks: someOf(['/stores/', '/brands/', '/magazine/'], link),
    },
  );

const pageFields = {
  section: fc.constantFrom('service', 'shop', 'circular', 'company', 'corporate'),
  ...{ inNavigation: fc.boolean(), published: fc.boolean(), from: day, place: fc.integer({ min: 1, max: 9 }) },
};
const page = (key: string) =>
  record(
    {
      ...{ key: fc.constant(key), slugs: slugsOf(key) },
      texts: inLanguages(record({ title: name, content: words }, { metaDescription: words })),
    },
    pageFields,
  );

interface Shape {
  tabs: Shape[];
}
const shapeOf = (levels: number): fc.Arbitrary<Shape[]> =>
  levels === 0 ? fc.constant([]) : fc.array(fc.record({ tabs: shapeOf(levels - 1) }), { maxLength: 2 });
/** Tabs of one shape, as one language has them: each with words of its own. */
function tabsLike(shapes: readonly Shape[]): fc.Arbitrary<object[]> {
  const each = shapes.map(({ tabs }, index) =>
    fc.record({
      ...{ title: name, slug: slug.map((part) => `${part}-${index}`), content: words },
      tabs: tabs.length > 0 ? tabsLike(tabs) : fc.constant([]),
    }),
  );
  return fc.tuple(...each);
}
const tabbedPage = (key: string) =>
  shapeOf(3).chain((shapes) =>
    record(
      {
        ...{ key: fc.constant(key), slugs: slugsOf(key) },
        // Tabs stand alike in every language: one that a line did not name would keep those of before, and be refused.
        texts: inEveryLanguage(fc.record({ title: name, tabs: tabsLike(shapes) })),
      },
      pageFields,
    ),
  );

const sizeTable = (key: string) =>
  fc.integer({ min: 0, max: 3 }).chain((columns) => {
    const cells = fc.array(words, { minLength: columns, maxLength: columns });
    return record(
      {
        ...{ key: fc.constant(key), names },
        sizes: fc.array(fc.record({ size: words, product_type: words }), { minLength: columns, maxLength: columns }),
        measures: fc.array(fc.record({ names, unit: fc.constantFrom('', 'cm', '"'), values: cells }), { maxLength: 3 }),
      },
      { infos: inLanguages(words), image: picture, hideImage: fc.boolean(), images: fc.constant(['suo.jpg']) },
    );
  });

const keyword = (key: string) =>
  fc.record({
    key: fc.constant(key),
    texts: inLanguages(
      record(
        { keyword: words.map((text) => `${key} ${text}`.trim()) },
        { text: words, url: fc.constantFrom('/a/', '/b/') },
      ),
    ),
  });

const banner = (key: string) =>
  record(
    {
      ...{ key: fc.constant(key), kind: fc.constantFrom('image', 'dynamic', 'text', 'hero'), period },
      texts: inLanguages(
        fc.record(
          {
            ...{ title: words, heading: words, text: words },
            ...{ url: fc.constantFrom('/a/', '/a/\nhttps://havu.example'), buttonText: words },
          },
          { requiredKeys: [] },
        ),
      ),
    },
    {
      ...{ image: picture, cropPoint: fc.constantFrom('0/0', '30/100'), subText: words, active: fc.boolean() },
    },
  ).map(({ period: times, ...rest }) => ({ ...rest, ...times }));

const author = (key: string) =>
  record(
    { key: fc.constant(key), name },
    { image: picture, texts: inLanguages(fc.record({ description: words }, { requiredKeys: [] })) },
  );

const post = (key: string) =>
  record(
    {
      ...{ key: fc.constant(key), slugs: slugsOf(key), published: day },
      kind: fc.constantFrom('guide', 'test', 'event', 'blog', 'club-offer', 'experience'),
      texts: inLanguages(
        record({ title: name }, { label: words, summary: words, content: words, metaDescription: words }),
      ),
    },
    {
      ...{ image: picture, author: fc.constantFrom('aino', 'eero'), minutes: fc.integer({ min: 1, max: 120 }) },
      ...{ shown: fc.boolean(), products: fc.subarray(products) },
    },
  );

const campaign = (key: string) =>
  record(
    {
      ...{ key: fc.constant(key), slugs: slugsOf(key), period },
      clubStarts: fc.constantFrom('2026-03-01T00:00:00Z', '2026-04-01T00:00:00Z'),
      texts: inLanguages(record({ title: name }, { description: words })),
    },
    { image: picture, active: fc.boolean(), products: fc.shuffledSubarray(products) },
  ).map(({ period: times, ...rest }) => ({ ...rest, ...times }));

const bundle = (key: string) =>
  record(
    {
      ...{ key: fc.constant(key), product: fc.constant('P1'), names },
      others: fc.shuffledSubarray(['P2', 'P3'], { minLength: 1 }),
      percentOff: fc.integer({ min: 0, max: 9000 }).map((points) => points / 100),
    },
    { descriptions: inLanguages(words), active: fc.boolean() },
  );

const discountCode = (code: string) =>
  record(
    {
      ...{ code: fc.constant(code), period },
      gives: fc.oneof(
        fc.integer({ min: 1, max: 10_000 }).map((points) => ({ percentOff: points / 100 })),
        cents.map((amountOff) => ({ amountOff })),
        fc.constant({ freeDelivery: true }),
      ),
    },
    {
      ...{ names, minTotal: cents, excludesOffers: fc.boolean(), clubOnly: fc.boolean(), active: fc.boolean() },
      maxUses: fc.integer({ min: 1, max: 2_000_000_000 }),
    },
  ).map(({ gives, period: times, ...rest }) => ({ ...rest, ...gives, ...times }));

/** Whole files of everything beside products, in which what others name is always there. */
const files = fc.record({
  brands: fc.tuple(allOf(['suo', 'aapa'], brand), someOf(['korpi'], brand)).map((parts) => parts.flat()),
  stores: fc.tuple(allOf(['varasto'], store), someOf(['kauppa', 'halli'], store)).map((parts) => parts.flat()),
  groups: fc
    .tuple(group('g1', 0), group('g2', 1), group('g3', 2))
    .chain((all) => fc.shuffledSubarray(all, { minLength: 3 })),
  pages: someOf(['ehdot', 'yritys', 'tyo'], page),
  'tabbed-pages': someOf(['hoito', 'huolto'], tabbedPage),
  'size-tables': someOf(['melat', 'takit'], sizeTable),
  keywords: someOf(['mela', 'teltta', 'reppu'], keyword),
  banners: someOf(['kesa', 'talvi', 'kevat'], banner),
  authors: allOf(['aino', 'eero'], author),
  posts: someOf(['melonta', 'uutinen', 'retki'], post),
  campaigns: someOf(['ale', 'syksy'], campaign),
  bundles: someOf(['setti', 'pari'], bundle),
  'discount-codes': someOf(['KEVAT', 'Kesä-15', 'TALVI'], discountCode),
});
type Kind = ImportKind;

const market = ['currencies', 'tax-areas', 'countries', 'delivery-methods'];
const example = join(import.meta.dirname, '..', '..', 'docs', 'import-example');
const newFolder = () => mkdtempSync(join(tmpdir(), 'havu-export-'));
const reference = {
  properties: [
    { key: 'paino', names: { fi: 'Paino' }, unit: 'g', filter: 'range' },
    { key: 'kaytto', names: { fi: 'Käyttö' }, filter: 'checkbox', values: { retki: { fi: 'Retki' } } },
  ],
  products: products.map((key) => ({
    ...{ key, slug: key.toLowerCase(), brand: 'suo', groups: ['g1'], texts: { fi: { name: key } } },
    ...{ price: { regular: 10 }, variants: [{ sku: key }] },
  })),
};

let open: OpenDatabase;
let jpeg: Buffer;
const originalsDir = newFolder();
beforeAll(async () => {
  open = await testDatabase();
  jpeg = await photograph('#203040', 300, 400);
});
afterAll(() => open.close());

async function write(lines: Record<string, readonly object[]>): Promise<string> {
  const folder = await writeMerchantFolder({ ...reference, ...lines });
  await writeFile(join(folder, 'suo.jpg'), jpeg);
  for (const kind of market)
    await writeFile(join(folder, `${kind}.jsonl`), await readFile(join(example, `${kind}.jsonl`)));
  return folder;
}
const bring = (folder: string) =>
  importCatalogue(open.db, openFolder(folder), { originalsDir }).catch((error: unknown) => {
    throw error instanceof ImportRefused ? new Error(error.problems.told.join('\n')) : error;
  });
async function take(): Promise<string> {
  const folder = newFolder();
  expect((await exportCatalogue(open.db, folder, originalsDir)).notes).toEqual([]);
  return folder;
}
async function linesOf(folder: string, kind: Kind): Promise<object[]> {
  const text = await readFile(join(folder, `${kind}.jsonl`), 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as object);
}

const mostMs = 10_000;
const times = new Set(['starts', 'ends', 'clubStarts']);
const amounts = new Set(['amountOff', 'minTotal']);
/** Lists that are without an order. */
const sets = new Set(['products']);

/** What the fields of a record say, however they are written; fields that it leaves to the shop are left out. */
function meaning(kind: Kind, line: object): Record<string, unknown> {
  const fields = Object.entries(importFormat[kind].parse(line)).filter(([, value]) => value !== undefined);
  return Object.fromEntries(fields.map(([field, value]) => [field, meaningOf(field, value)]));
}
function meaningOf(field: string, value: unknown): unknown {
  if (times.has(field)) return new Date(String(value)).getTime();
  if (amounts.has(field)) return Number(value);
  if (sets.has(field)) return [...(value as string[])].sort();
  // The same picture, under the name of its content.
  if (/^(image|logo)$/.test(field)) return 'a picture';
  if (field === 'images') return (value as string[]).length;
  if (field === 'menuLinks') return (value as { path: string }[]).map((each) => ({ ...each, image: 'a picture' }));
  return value;
}
const keyOf = (line: object) => String('code' in line ? line.code : 'key' in line ? line.key : '');

it('everything beside products goes out with the meaning that it came in with, whatever was there before, and brought back it changes nothing (IMPORT-12)', async () => {
  const began = performance.now();
  await fc.assert(
    fc.asyncProperty(files, async (lines) => {
      // A busy machine tries fewer.
      if (performance.now() - began > mostMs) return;
      await bring(await write(lines));
      const folder = await take();
      for (const [kind, given] of Object.entries(lines) as [Kind, object[]][]) {
        const keys = new Set(given.map(keyOf));
        const byKey = new Map((await linesOf(folder, kind)).map((line) => [keyOf(line), line]));
        for (const line of given)
          expect(meaning(kind, byKey.get(keyOf(line)) ?? {}), kind).toMatchObject(meaning(kind, line));
        expect([...byKey.keys()].filter((key) => keys.has(key)).length).toBe(given.length);
      }
      const counts = Object.entries(await bring(folder));
      expect(counts.filter(([, each]) => each.new + each.changed + each.vanished > 0)).toEqual([]);
    }),
    { numRuns: 10, endOnFailure: true },
  );
});

it('what the last files did not name, and what staff placed, keeps its place when an export is brought back (IMPORT-12)', async () => {
  const brands = ['suo', 'korpi', 'aapa'].map((key) => ({ key, name: key }));
  const groups = ['g1', 'g2', 'g3'].map((key) => ({ key, slugs: { fi: key }, names: { fi: key } }));
  await bring(await write({ brands, groups }));
  await bring(await write({ brands: brands.filter(({ key }) => key !== 'korpi'), groups }));
  // The staff's room numbers groups beside one another from one on.
  await sql`UPDATE product_groups SET sort_order = CASE key WHEN 'g3' THEN 1 WHEN 'g1' THEN 2 ELSE 3 END`.execute(
    open.db,
  );
  const folder = await take();
  expect((await linesOf(folder, 'groups')).map(keyOf)).toEqual(['g3', 'g1', 'g2']);
  const { brands: ofBrands, groups: ofGroups } = await bring(folder);
  expect([ofBrands, ofGroups]).toMatchObject([{ changed: 0 }, { changed: 0 }]);
  // Other lines are another order.
  await bring(await write({ brands, groups: groups.toReversed() }));
  expect((await linesOf(await take(), 'groups')).map(keyOf)).toEqual(['g3', 'g2', 'g1']);
});
