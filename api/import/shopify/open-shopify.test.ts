import { mkdtempSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { productModel } from 'mf-shared/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { photograph, pictureServer } from '../../testing/merchant-folder.ts';
import { type TestService, testService } from '../../testing/test-service.ts';
import { ImportRefused, importCatalogue } from '../import-catalogue.ts';
import { openShopify } from './open-shopify.ts';

let service: TestService;
let cdn: Awaited<ReturnType<typeof pictureServer>>;
beforeAll(async () => {
  service = await testService();
  cdn = await pictureServer({ 'back.jpg': await photograph('#2f3b22'), 'front.jpg': await photograph('#112211') });
});
afterAll(async () => {
  await service.close();
  await cdn.close();
});

/** The columns of Shopify's export: the first row of a product has its texts, the others a variant or a picture. */
const header =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Gift Card,Status';
const rows = [
  'moss-jumper,Moss Jumper,"<p>Warm, soft,\nand ""green"".</p>",Suo & Co,Jumpers,"wool, men",true,Size,S,Color,Moss green,MJ-S,420,shopify,7,deny,59.90,79.90,6418200045771,https://cdn.example.com/files/front.jpg?v=1,false,active',
  'moss-jumper,,,,,,,,M,,Moss green,,420,shopify,-2,deny,59.90,79.90,,,,',
  'moss-jumper,,,,,,,,,,,,,,,,,,,https://cdn.example.com/files/back.jpg,,',
  "plain-cup,Plain Cup,A cup.,,,,true,Title,Default Title,,,'0012,0,,,deny,9.5,,,,false,active",
  'gift,Gift card,,,,,true,Title,Default Title,,,G1,0,,,deny,50,,,,true,active',
  'hidden-hat,Hidden Hat,A hat.,Suo & Co,Hats,,true,Title,Default Title,,,HH,0,shopify,1,deny,20,,,,false,draft',
];

async function exported(lines: readonly string[], columns = header): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'havu-export-'));
  const text = [columns, ...lines].join('\r\n').replaceAll('https://cdn.example.com', cdn.address);
  await writeFile(join(folder, 'products_export.csv'), `\uFEFF${text}\r\n`);
  return join(folder, 'products_export.csv');
}

const originalsDir = mkdtempSync(join(tmpdir(), 'havu-originals-'));
const bring = (file: string, source = openShopify(file, 'en')) =>
  importCatalogue(service.open.db, source, { originalsDir, fetchLimits: cdn.limits });
const product = async (slug: string) =>
  productModel.safeParse((await service.call(`/api/products/productmodel/${slug}/`, { locale: 'en' })).json()).data;

it('Shopify’s export becomes products with variants, offers, stock and pictures (IMPORT-10)', async () => {
  const file = await exported(rows);
  await mkdir(join(file, '..', 'images'));
  await writeFile(join(file, '..', 'images', 'front.jpg'), await photograph('#5a6b2f'));
  const source = openShopify(file, 'en');
  const counts = await bring(file, source);
  expect(counts.products).toMatchObject({ new: 3 });
  expect(source.notes?.()).toEqual(['Gift cards that are left out: 1. The shop has its own']);
  // The file of the folder stands for the address of the same name.
  expect(cdn.asked).toEqual(['/files/back.jpg']);
  await expect.poll(() => product('moss-jumper')).toBeDefined();
  const jumper = await product('moss-jumper');
  expect(jumper).toMatchObject({ name: 'Moss Jumper', model_url: '/suo-co/jumpers/moss-jumper/' });
  expect(jumper?.products.map(({ teksonumber, colour, size }) => [teksonumber, colour, size?.name])).toEqual([
    ['MJ-S', 'Moss green', 'S'],
    ['moss-jumper-moss-green-m', 'Moss green', 'M'],
  ]);
  expect(jumper?.products[0]?.prices['1']).toMatchObject({ regular: 79.9, active: 59.9 });
  expect(jumper?.products.map(({ stock_data }) => stock_data.in_stock)).toEqual([7, 0]);
  expect(JSON.stringify(jumper)).toContain('/media/imported/');
  expect((await product('plain-cup'))?.products).toMatchObject([{ teksonumber: '0012', on_order: true }]);
  expect(await product('hidden-hat')).toBeUndefined();
});

it('the same export again changes nothing (IMPORT-3)', async () => {
  const file = await exported(rows);
  await bring(file);
  const counts = await bring(file);
  expect(Object.values(counts).filter((each) => each.new + each.changed + each.vanished > 0)).toEqual([]);
});

it('the same export again leaves what the staff wrote of its warehouse (STAFF-47)', async () => {
  const file = await exported(rows);
  await bring(file);
  const ofWarehouse = { address: 'Katu 1', nouto: true };
  await service.open.db.updateTable('stores').set(ofWarehouse).where('slug', '=', 'warehouse').execute();
  await bring(file);
  const stored = service.open.db.selectFrom('stores').select(['address', 'nouto']).where('slug', '=', 'warehouse');
  expect(await stored.executeTakeFirst()).toEqual(ofWarehouse);
});

it.each<[string, readonly string[], RegExp, string?]>([
  [
    'a price',
    [rows[0] ?? '', rows[1]?.replace('59.90', '"1.299,00"') ?? ''],
    /^products_export\.csv:4: Variant Price “1\.299,00” has a comma: write 1299\.00$/,
  ],
  ['a SKU that is used twice', [rows[0] ?? '', rows[3]?.replace("'0012", 'MJ-S') ?? ''], /“MJ-S” is used twice/],
  ['a row that is no CSV', [...rows, '"open'], /^products_export\.csv:\d+: is not CSV/],
  ['another table', ['a,b'], /^products_export\.csv:1: has no column Handle, Title/, 'Name,Price'],
])('%s that is wrong is told by line and column (IMPORT-2)', async (_what, lines, sentence, columns) => {
  const error = await bring(await exported(lines, columns)).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ImportRefused);
  expect((error as ImportRefused).problems.told).toEqual(expect.arrayContaining([expect.stringMatching(sentence)]));
});

it('an export in Latin-1 is told', async () => {
  const file = await exported([]);
  await writeFile(file, Buffer.from(`${header}\n${rows[3]?.replace('Plain', 'Pläin')}\n`, 'latin1'));
  const error = await bring(file).catch((caught: unknown) => caught);
  expect((error as ImportRefused).problems.told.join()).toContain('is not UTF-8');
});
