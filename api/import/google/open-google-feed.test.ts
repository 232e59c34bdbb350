import { mkdtempSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { ImportKind, ImportRecord } from '../import-format.ts';
import { Problems } from '../problems.ts';
import { openGoogleFeed } from './open-google-feed.ts';

const item = (fields: Record<string, string>) =>
  `<item>\n${Object.entries(fields)
    .map(([name, value]) => `<g:${name}>${value}</g:${name}>\n`)
    .join('')}</item>\n`;
const jumper = {
  ...{
    id: 'MJ-S',
    item_group_id: 'MJ',
    title: 'Moss jumper',
    description: 'Warm &amp; &lt;soft',
    brand: 'Suo &amp; Co',
  },
  ...{ product_type: 'Clothes &gt; Jumpers', price: '79.90 EUR', sale_price: '59.90 EUR', gtin: '6418200045771' },
  ...{ availability: 'in_stock', color: 'Moss green', size: 'S', shipping_weight: '0.42 kg' },
  ...{ image_link: 'https://cdn.example/a.jpg', additional_image_link: 'https://cdn.example/b.jpg' },
};
const cup = { id: 'CUP', title: 'Cup', description: 'A cup.', price: '9.50 EUR', availability: 'out of stock' };

async function read<K extends ImportKind>(items: string, kind: K) {
  const file = join(mkdtempSync(join(tmpdir(), 'havu-google-')), 'feed.xml');
  await writeFile(
    file,
    `<?xml version="1.0"?>\n<rss xmlns:g="http://ns.example/1.0"><channel><title>Shop</title>\n${items}</channel></rss>`,
  );
  const problems = new Problems();
  const records: ImportRecord<K>[] = [];
  for await (const { record } of openGoogleFeed(file, 'en').read(kind, problems)) records.push(record);
  return { records, told: problems.told };
}

it('items become products, held together by their group wherever they stand (IMPORT-16)', async () => {
  const items = item(jumper) + item(cup) + item({ ...jumper, id: 'MJ-M', size: 'M' });
  const { records, told } = await read(items, 'products');
  expect(told).toEqual([]);
  expect(records).toMatchObject([
    {
      ...{ key: 'MJ', brand: 'suo-co', groups: ['jumpers'], price: { regular: '79.90', active: '59.90' } },
      texts: { en: { name: 'Moss jumper', html: 'Warm &amp; &lt;soft' } },
      variants: [
        { sku: 'MJ-S', ean: '6418200045771', colour: 'moss-green', size: 'S', weightGrams: 420, onOrder: true },
        { sku: 'MJ-M', size: 'M' },
      ],
    },
    { key: 'CUP', price: { regular: '9.50' }, variants: [{ sku: 'CUP', onOrder: false }] },
  ]);
  expect(records[0]?.images).toContain('https://cdn.example/b.jpg');
  expect((await read(items, 'stock')).records).toMatchObject([{ sku: 'CUP', quantity: 0 }]);
});

it('a measure that has a unit price is the content, and other measures are left out (LAW-18)', async () => {
  const measured = ['75cl', '0.5 KG', '60 m', '2.5 sqm', '1200 sqft', '4 ct'].map((unit_pricing_measure, i) =>
    item({ ...cup, id: `C${i}`, unit_pricing_measure }),
  );
  const { records, told } = await read(measured.join(''), 'products');
  expect(told).toEqual([]);
  const contents = records.map(({ variants }) => variants[0]?.content);
  expect(contents).toEqual(['750 ml', '0.5 kg', '60 m', '2.5 m2', undefined, undefined]);
});

it('what is wrong is told by line and attribute (IMPORT-16)', async () => {
  const { told } = await read(
    item(cup) + item({ ...cup, id: 'B', price: 'USD 9.50' }) + item({ ...cup, id: 'C', price: '9.50 USD' }),
    'products',
  );
  expect(told).toEqual([
    expect.stringMatching(/^feed\.xml:17: price is in USD: prices come in euros$/),
    expect.stringMatching(/^feed\.xml:10: price “USD 9\.50” /),
  ]);
  expect((await read('<item><g:id>1</g:id>', 'products')).told[0]).toMatch(/^feed\.xml:\d+: is not XML/);
  expect((await read('', 'products')).told).toEqual(['feed.xml: has no item: it is no Google Merchant feed']);
});

it('entities of its own are not expanded (IMPORT-16)', async () => {
  const { told } = await read(item({ ...cup, title: '&bomb;' }), 'products');
  expect(told[0]).toMatch(/is not XML: .*entity/);
});
