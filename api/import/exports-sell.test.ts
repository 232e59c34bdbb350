import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { productModel } from 'mf-shared/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findOrderFaults } from '../audit/find-order-faults.ts';
import { photograph, pictureServer } from '../testing/merchant-folder.ts';
import { type SellingService, sellingService } from '../testing/selling-service.ts';
import { openGoogleFeed } from './google/open-google-feed.ts';
import { importCatalogue } from './import-catalogue.ts';
import type { ImportSource } from './read-records.ts';
import { openShopify } from './shopify/open-shopify.ts';

const docs = join(import.meta.dirname, '..', '..', 'docs');
const pictures = [
  ...['shirt-rust.jpg', 'shirt-slate.jpg', 'bag.jpg', 'cord-blue_925x.jpg', 'cord-black_925x.jpg'],
  ...['cord-worn_925x@2x.jpg', 'pendant_925x.jpg', 'jumper_925x.jpg', 'watch-black.png', 'watch-white.png'],
];

let cdn: Awaited<ReturnType<typeof pictureServer>>;
const shops: SellingService[] = [];
beforeAll(async () => {
  const drawn = await Promise.all(pictures.map(async (name) => [name, await photograph('#405060')] as const));
  cdn = await pictureServer(Object.fromEntries(drawn));
});
afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.close()));
  await cdn.close();
});

/** An empty shop that gets the market of the example's folder, and nothing else but the export. */
async function shopOf(sample: string, open: (file: string, language: 'en') => ImportSource): Promise<SellingService> {
  const folder = mkdtempSync(join(tmpdir(), 'havu-export-'));
  cpSync(join(docs, 'import-example'), folder, { recursive: true });
  for (const kind of ['brands', 'colours', 'groups', 'products', 'stock']) rmSync(join(folder, `${kind}.jsonl`));
  const text = readFileSync(join(docs, 'import-samples', sample), 'utf8');
  writeFileSync(join(folder, sample), text.replaceAll(/https?:\/\/(cdn\.example|www\.example)\.com/g, cdn.address));
  const originalsDir = mkdtempSync(join(tmpdir(), 'havu-originals-'));
  const shop = await sellingService({}, async (db) => {
    await importCatalogue(db, open(join(folder, sample), 'en'), { originalsDir, fetchLimits: cdn.limits });
  });
  shops.push(shop);
  return shop;
}

it.each([
  [
    'Shopify’s export of today',
    'shopify-today.csv',
    openShopify,
    { slug: 'fell-wool-shirt', sku: 'FELL-RUS-S', active: 89.9, regular: 109.9, left: 4, colours: 2 },
  ],
  [
    'Shopify’s older export',
    'shopify-older.csv',
    openShopify,
    {
      slug: 'braided-cord-bracelet',
      sku: 'braided-cord-bracelet-blue',
      active: 42.99,
      regular: 44.99,
      left: 1,
      colours: 2,
    },
  ],
  [
    'Google’s feed',
    'google-merchant.xml',
    openGoogleFeed,
    { slug: 'fw1', sku: 'watch-variants-001', active: 105.29, regular: 105.29, left: null, colours: 2 },
  ],
])('%s becomes a shop that sells (IMPORT-18)', async (_what, sample, open, bought) => {
  const shop = await shopOf(sample, open);
  const answer = await shop.call(`/api/products/productmodel/${bought.slug}/`, { locale: 'en' });
  const model = productModel.parse(answer.json());
  const variant = model.products.find(({ teksonumber }) => teksonumber === bought.sku);
  expect(variant?.prices['1']).toMatchObject({ active: bought.active, regular: bought.regular });
  expect(new Set(model.products.map(({ colour }) => colour)).size).toBe(bought.colours);
  if (bought.left !== null) expect(variant?.stock_data.in_stock).toBe(bought.left);

  const placed = await shop.place({ rows: [[variant?.id ?? 0, 1]], cart: { language_code: 'en' } });
  await shop.pay(placed, 'approve');
  const order = await shop.read(placed);
  expect(order.lines.map(({ unit_price }) => unit_price)).toEqual([bought.active]);
  expect(order.payment_status).toBe('captured');
  expect(await findOrderFaults(shop.open.db)).toEqual([]);
  if (bought.left !== null) await expect.poll(() => shop.leftOf(variant?.id ?? 0)).toBe(bought.left - 1);
});
