import { mkdtempSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/open-database.ts';
import { importCatalogue } from '../import/import-catalogue.ts';
import { type ImportPrice, type ImportProduct, importFormat } from '../import/import-format.ts';
import { openFolder } from '../import/read-records.ts';
import { photograph, writeMerchantFolder } from '../testing/merchant-folder.ts';
import { testDatabase } from '../testing/test-database.ts';
import { ExportRefused, exportCatalogue } from './export-catalogue.ts';

const responsible = { name: 'Suo EU', address: 'Torikatu 1, 33100 Tampere', email: 'eu@suo.example' };
const producer = { name: 'Suo Ltd', address: '1 Bog Lane, Glasgow', email: 'safety@suo.example', responsible };
const newFolder = () => mkdtempSync(join(tmpdir(), 'havu-export-'));

interface Shop {
  open: OpenDatabase;
  originalsDir: string;
}
const newShop = async (): Promise<Shop> => ({ open: await testDatabase(), originalsDir: newFolder() });
const bring = ({ open, originalsDir }: Shop, folder: string) =>
  importCatalogue(open.db, openFolder(folder), { originalsDir });
async function take({ open, originalsDir }: Shop) {
  const folder = newFolder();
  return { folder, ...(await exportCatalogue(open.db, folder, originalsDir)) };
}

/** Every file of a folder with what it holds. */
async function contents(folder: string): Promise<Record<string, string>> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const names = files.map((file) => join(file.parentPath, file.name)).sort();
  const read = names.map(async (name) => [name.slice(folder.length), await readFile(name, 'base64')]);
  return Object.fromEntries(await Promise.all(read));
}

const example = join(import.meta.dirname, '..', '..', 'docs', 'import-example');

const tabOf = (title: string, slug: string, tabs: object[] = []) => ({ title, slug, content: `<p>${title}</p>`, tabs });

/** A folder in which every field has something to say. */
async function fullFolder(): Promise<string> {
  const text = { fi: 'Suomeksi', en: 'In English' };
  const folder = await writeMerchantFolder({
    settings: [{ key: 'search_bar_placeholder', value: 'Etsi' }],
    brands: [
      {
        key: 'suo',
        name: 'Suo',
        logo: 'suo.jpg',
        producer,
        texts: { fi: { title: 'Suo', description: '<p>Soilta</p>' } },
      },
      { key: 'aapa', name: 'Aapa', featured: true, hidden: true },
    ],
    colours: [
      { key: 'musta', names: text, control: '#101010' },
      { key: 'sininen', names: text, control: '#203060' },
    ],
    types: [{ key: 'lyhyt', names: text }],
    properties: [
      { key: 'paino', names: text, unit: 'g', filter: 'range' },
      { key: 'kaytto', names: text, filter: 'checkbox', values: { retki: text, kilpa: text } },
    ],
    tags: [{ key: 'uutuus', names: text, background: '#ffffff', text: '#000000', ribbon: true }],
    groups: [
      { key: 'g2', parent: 'g1', slugs: { fi: 'veneet' }, names: text, properties: ['paino'], image: 'suo.jpg' },
      {
        ...{ key: 'g1', slugs: { fi: 'vesille' }, names: text, shortNames: text, inMenu: false },
        menuLinks: [{ path: '/stores/', titles: text, image: 'suo.jpg' }],
        texts: { fi: { meta_title: 'Vesille' } },
      },
    ],
    pages: [
      {
        key: 'ehdot',
        slugs: { fi: 'ehdot' },
        texts: { fi: { title: 'Ehdot', content: '<p>Ehdot</p>' } },
        ...{ from: '2026-04-01', place: 2 },
      },
    ],
    'tabbed-pages': [
      {
        ...{ key: 'hoito', slugs: { fi: 'hoito', en: 'care' }, section: 'shop', inNavigation: false },
        ...{ published: false, from: '2026-04-01', place: 1 },
        texts: {
          fi: { title: 'Hoito', tabs: [tabOf('Kengät', 'kengat', [tabOf('Nahka', 'nahka')])] },
          en: { title: 'Care', tabs: [tabOf('Shoes', 'shoes', [tabOf('', '')])] },
          // Staff wrote a tab first.
          sv: { title: '', tabs: [tabOf('Skor', 'skor', [tabOf('', '')])] },
        },
      },
    ],
    'size-tables': [
      {
        ...{ key: 'melat', names: text, infos: text, image: 'suo.jpg', hideImage: true, images: ['front.jpg'] },
        sizes: [{ size: '140', product_type: 'Mela' }, { size: '150' }],
        measures: [{ names: text, unit: 'cm', values: ['140', '150'] }],
      },
    ],
    keywords: [{ key: 'mela', texts: { fi: { keyword: 'mela', text: 'Millainen?', url: '/mela/' } } }],
    banners: [
      {
        ...{ key: 'kesa', kind: 'hero', image: 'suo.jpg', cropPoint: '30/100', subText: 'Nyt' },
        texts: {
          fi: { title: 'Kesä', heading: 'Vesille', text: 'Lähde', url: '/\nhttps://havu.example', buttonText: 'A\nB' },
        },
        ...{ starts: '2026-05-01T00:00:00Z', ends: '2026-09-01T00:00:00+03:00' },
      },
      { key: 'talvi', kind: 'text', texts: { en: {} }, active: false },
    ],
    authors: [
      { key: 'aino', name: 'Aino', image: 'front.jpg', texts: { fi: { description: 'Meloja' } } },
      { key: 'eero', name: 'Eero' },
    ],
    posts: [
      {
        ...{
          key: 'melonta',
          kind: 'guide',
          slugs: { fi: 'melonta', en: 'paddling' },
          image: 'suo.jpg',
          author: 'aino',
        },
        ...{ minutes: 7, published: '2026-04-01', products: ['K1', 'K2'] },
        texts: {
          fi: { title: 'Melonta', label: 'Opas', summary: 'Alku', content: '<p>Melo</p>', metaDescription: 'Melo' },
        },
        shown: false,
      },
      {
        key: 'uutinen',
        kind: 'blog',
        slugs: { fi: 'uutinen' },
        texts: { fi: { title: 'Uutinen' } },
        published: '2026-01-01',
      },
    ],
    campaigns: [
      {
        ...{
          key: 'kevat',
          slugs: { fi: 'kevat' },
          image: 'suo.jpg',
          texts: { fi: { title: 'Kevät', description: 'Nyt' } },
        },
        ...{
          starts: '2026-03-01T00:00:00Z',
          ends: '2026-04-01T00:00:00Z',
          clubStarts: '2026-02-27T00:00:00Z',
          products: ['K2', 'K1'],
        },
      },
      { key: 'syksy', slugs: { fi: 'syksy' }, texts: { en: { title: 'Autumn' } }, active: false },
    ],
    bundles: [{ key: 'setti', product: 'K1', others: ['K2'], names: text, descriptions: text, percentOff: 12.5 }],
    'discount-codes': [
      {
        code: 'Kesä-15',
        names: text,
        percentOff: 15,
        minTotal: '50',
        excludesOffers: true,
        clubOnly: true,
        maxUses: 9,
      },
      { code: 'KYMPPI', amountOff: '10.50', starts: '2026-01-01T00:00:00Z', ends: '2027-01-01T00:00:00Z' },
      { code: 'KOTIIN', freeDelivery: true, active: false },
    ],
    products: [
      {
        ...{ key: 'K1', slug: 'suo-kanootti', number: 'S-1', brand: 'suo', groups: ['g2', 'g1'], taxClass: 6 },
        texts: {
          fi: { name: 'Kanootti', short: 'Lyhyt', html: '<p>Pitkä</p>', tagline: 'Vesille' },
          ru: { name: 'Каноэ' },
        },
        price: { regular: '1290', active: '990.50', club: '900', ends: '2030-01-01T00:00:00Z' },
        ...{ published: '2025-05-05', sizeTable: 'melat', public: false, outlet: true, tags: ['uutuus'] },
        images: ['front.jpg', 'black.jpg', 'detail.jpg'],
        colours: [
          { key: 'sininen', images: ['blue.jpg'] },
          { key: 'musta', images: ['black.jpg'] },
        ],
        properties: { paino: 24_000, kaytto: ['retki', 'kilpa'] },
        labelling: {
          textile: [{ part: 'padding', fibres: { wool: 70, polylactide: 30 } }],
          ...{ care: ['wash-hand'], battery: { kind: 'nimh', builtIn: true }, packaging: ['pap-20'] },
        },
        variants: [
          { sku: 'K1-S', colour: 'sininen', size: '16 ft', type: 'lyhyt', ean: '6412345678901', weightGrams: 24_000 },
          {
            sku: 'K1-M',
            content: '0.50 l',
            colour: 'musta',
            days: { start: 5, end: 9 },
            onOrder: true,
            price: { regular: '1400' },
          },
        ],
      },
      {
        ...{ key: 'K2', slug: 'mela', brand: 'aapa', groups: ['g1'], texts: { en: { name: 'Paddle' } } },
        ...{ price: { regular: 0 }, variants: [{ sku: 'K2' }] },
      },
    ],
    stock: [
      { sku: 'K1-S', store: 'varasto', quantity: 3 },
      { sku: 'K1-M', store: 'varasto', quantity: 0 },
    ],
    stores: [
      {
        ...{ key: 'varasto', name: 'Varasto', type: 'warehouse', pickup: true, latitude: 60.17, longitude: 24.94 },
        openingHours: ['10–18', '10–18', '10–18', '10–18', '10–18', '10–15', null],
      },
    ],
  });
  for (const name of ['currencies', 'tax-areas', 'countries', 'delivery-methods'])
    await writeFile(join(folder, `${name}.jsonl`), await readFile(join(example, `${name}.jsonl`)));
  for (const [i, name] of ['suo', 'front', 'black', 'detail', 'blue'].entries())
    await writeFile(join(folder, `${name}.jpg`), await photograph(`#10${i}0${i}0`));
  return folder;
}

describe('a shop’s catalogue as files (IMPORT-12)', () => {
  let shop: Shop;
  let files: Awaited<ReturnType<typeof take>>;
  beforeAll(async () => {
    shop = await newShop();
    await bring(shop, await fullFolder());
    files = await take(shop);
  });
  afterAll(() => shop.open.close());

  it('changes nothing where it is brought back', async () => {
    expect(files).toMatchObject({ counts: { products: 2, stock: 2, stores: 1 }, pictures: 5, notes: [] });
    const counts = await bring(shop, files.folder);
    expect(Object.entries(counts).filter(([, each]) => each.new + each.changed + each.vanished > 0)).toEqual([]);
  });

  it('makes the same shop of an empty one, which gives the same files', async () => {
    const other = await newShop();
    await bring(other, files.folder);
    const again = await take(other);
    expect(await contents(again.folder)).toEqual(await contents(files.folder));
    await other.open.close();
  });

  it('keeps the shop’s secrets in it', async () => {
    await sql`INSERT INTO settings (key, value, is_public) VALUES ('a_key', 'secret', false)`.execute(shop.open.db);
    const { folder } = await take(shop);
    expect(await readFile(join(folder, 'settings.jsonl'), 'utf8')).not.toContain('secret');
  });

  it('is not written into a folder that has something in it, and leaves nothing half-written', async () => {
    const { db } = shop.open;
    await expect(exportCatalogue(db, files.folder, shop.originalsDir)).rejects.toThrow(ExportRefused);
    const parent = newFolder();
    await sql`ALTER TABLE stock RENAME TO stock_away`.execute(db);
    await expect(exportCatalogue(db, join(parent, 'files'), shop.originalsDir)).rejects.toThrow(/stock/);
    await sql`ALTER TABLE stock_away RENAME TO stock`.execute(db);
    expect(await readdir(parent)).toEqual([]);
  });

  it('leaves out what has no price, and says so, instead of giving it away', async () => {
    const { db } = shop.open;
    await sql`UPDATE prices SET tax_area_id = 2 WHERE model_id = (SELECT id FROM product_models WHERE key = 'K2')`.execute(
      db,
    );
    const { counts, notes } = await take(shop);
    expect(counts.products).toBe(1);
    expect(notes).toEqual(['products: “K2” is left out: price is missing']);
    await sql`UPDATE prices SET tax_area_id = 1 WHERE model_id = (SELECT id FROM product_models WHERE key = 'K2')`.execute(
      db,
    );
  });

  it('leaves out keywords that staff removed (STAFF-58)', async () => {
    const { db } = shop.open;
    await sql`UPDATE keywords SET is_removed = true`.execute(db);
    const { folder } = await take(shop);
    expect(await readdir(folder)).not.toContain('keywords.jsonl');
    await sql`UPDATE keywords SET is_removed = false`.execute(db);
  });

  it('says of which stores it lacks what the staff alone write', async () => {
    const { db } = shop.open;
    await sql`UPDATE stores SET pikanouto = true, texts = '{"fi": {"description": "Tule"}}'`.execute(db);
    const { notes } = await take(shop);
    expect(notes).toEqual([
      'Texts, other days and express pickup of 1 stores are left out: files do not hold them yet',
    ]);
    await sql`UPDATE stores SET pikanouto = false, texts = '{}'`.execute(db);
  });

  it('says which pictures it lacks, and which products files have no room for', async () => {
    const { db } = shop.open;
    await sql`UPDATE product_models SET image = 'gone/for-good' WHERE key = 'K2'`.execute(db);
    await sql`UPDATE product_models SET is_gift_card = true WHERE key = 'K1'`.execute(db);
    const { counts, notes } = await take(shop);
    expect(counts.products).toBe(1);
    expect(notes).toEqual([expect.stringContaining('1 gift card'), expect.stringContaining('1 picture')]);
  });
});

const amount = (minor: number) => (minor / 100).toFixed(2);
const cents = fc.integer({ min: 0, max: 999_999 });
const price = fc
  .record({ regular: cents, off: fc.option(cents), club: fc.option(cents) })
  .map(({ regular, off, club }) => ({
    regular: amount(regular),
    // What it costs now is never more than the regular price.
    ...(off === null ? {} : { active: amount(Math.max(0, regular - off)) }),
    ...(club === null ? {} : { club: amount(club) }),
  }));
const words = fc.string({ unit: 'grapheme', maxLength: 30 }).map((text) => text.replaceAll('\0', ''));
const productOf = (number: number) =>
  fc
    .record({
      brand: fc.constantFrom('suo', 'aapa'),
      groups: fc.subarray(['g1', 'g2'], { minLength: 1 }),
      text: fc.record({ short: words, html: words, tagline: words, manual: fc.boolean() }),
      language: fc.constantFrom('fi', 'en', 'ru'),
      price,
      published: fc.constantFrom('2024-02-29', '2026-01-01'),
      public: fc.boolean(),
      properties: fc.record(
        { paino: fc.integer({ min: 0, max: 9000 }), kaytto: fc.subarray(['kilpa', 'retki'], { minLength: 1 }) },
        { requiredKeys: [] },
      ),
      variants: fc.uniqueArray(
        fc.record(
          {
            colour: fc.constantFrom('musta', 'sininen'),
            size: fc.constantFrom('S', 'M', '44½'),
            price,
            onOrder: fc.boolean(),
          },
          { requiredKeys: ['colour', 'size'] },
        ),
        { minLength: 1, maxLength: 4, selector: ({ colour, size }) => colour + size },
      ),
    })
    .map(({ text, language, variants, ...rest }) => ({
      ...{ key: `P${number}`, slug: `product-${number}`, ...rest },
      texts: { [language]: { name: `Product ${number}`, ...text } },
      variants: variants.map((variant) => ({ sku: `P${number}-${variant.colour}-${variant.size}`, ...variant })),
    }));
const catalogue = fc.subarray([1, 2, 3, 4], { minLength: 1 }).chain((numbers) => fc.tuple(...numbers.map(productOf)));

/** A product as its shop shows it, however it was written. */
function meaning(record: object) {
  const { groups, texts, price, variants, properties, colours: _, ...rest } = importFormat.products.parse(record);
  const shown = Object.fromEntries(
    Object.entries(texts).map(([locale, { manual, ...text }]) => [
      locale,
      { ...text, description: text.description || text.short, manual: locale === 'fi' ? '' : manual },
    ]),
  );
  return {
    ...rest,
    groups: new Set(groups),
    texts: texts.fi ? shown : { ...shown, fi: { ...Object.values(shown)[0], manual: '' } },
    price: amounts(price),
    variants: variants.map((variant) => ({ ...variant, price: amounts(variant.price ?? price) })),
    properties: Object.fromEntries(
      Object.entries(properties).map(([key, value]) => [key, [value].flat().map(String).sort()]),
    ),
  } satisfies Partial<Record<keyof ImportProduct, unknown>>;
}

const amounts = ({ regular, active, club, ends }: ImportPrice) => ({
  regular: Number(regular),
  active: Number(active ?? regular),
  club: club === undefined ? null : Number(club),
  ends,
});

it('what comes in goes out with the same meaning, whatever came in before (IMPORT-12)', async () => {
  const shop = await newShop();
  const reference = await fullFolder();
  await bring(shop, reference);
  await fc.assert(
    fc.asyncProperty(catalogue, async (products) => {
      await bring(shop, await writeMerchantFolder({ products }));
      const { folder, notes } = await take(shop);
      expect(notes).toEqual([]);
      const lines = (await readFile(join(folder, 'products.jsonl'), 'utf8')).trim().split('\n');
      const byKey = (a: { key: string }, b: { key: string }) => a.key.localeCompare(b.key);
      expect(lines.map((line) => meaning(JSON.parse(line))).sort(byKey)).toEqual(products.map(meaning).sort(byKey));
    }),
    { numRuns: 25 },
  );
  await shop.open.close();
});
