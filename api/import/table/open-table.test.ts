import { mkdtempSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { beforeEach, expect, it } from 'vitest';
import type { ImportKind, ImportRecord } from '../import-format.ts';
import { Problems } from '../problems.ts';
import { openTable } from './open-table.ts';
import { readMapping, tableMapping } from './table-mapping.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'havu-table-'));
});

const mapping = tableMapping.parse({
  columns: {
    ...{ key: 'Article', name: 'Name', brand: 'Brand', group: 'Category', sku: 'Code', ean: 'EAN' },
    ...{ colour: 'Colour', size: 'Size', price: 'Price', regular: 'RRP', quantity: 'Stock', images: 'Pictures' },
  },
  ...{ decimal: ',', delimiter: ';' },
});
const header = [
  'Article',
  'Name',
  'Brand',
  'Category',
  'Code',
  'EAN',
  'Colour',
  'Size',
  'Price',
  'RRP',
  'Stock',
  'Pictures',
];
const jacket = (code: string, size: string, price = '1 299,00 €') => [
  ...[
    'J1',
    'Fell jacket',
    'Suo',
    'Jackets',
    code,
    '6418200045771',
    'Moss green',
    size,
    price,
    '1.499,00',
    '4',
    'a.jpg | b.jpg',
  ],
];

async function write(name: string, content: string | Uint8Array): Promise<string> {
  await writeFile(join(folder, name), content);
  return join(folder, name);
}
const csv = (rows: string[][]) => write('goods.csv', rows.map((row) => row.join(';')).join('\r\n'));
async function read<K extends ImportKind>(file: string, kind: K, asked = mapping) {
  const problems = new Problems();
  const records: ImportRecord<K>[] = [];
  for await (const { record } of openTable(file, 'en', asked).read(kind, problems)) records.push(record);
  return { records, told: problems.told };
}

/** A workbook as programs write them: texts aside, numbers as they are stored, empty cells left out. */
function workbook(rows: (string | number)[][], sheet = 'Goods', more: Record<string, Uint8Array> = {}): Uint8Array {
  const texts: string[] = [];
  const cell = (value: string | number, row: number, column: number) => {
    if (value === '') return '';
    const at = `r="${String.fromCharCode(65 + column)}${row + 1}"`;
    return typeof value === 'number'
      ? `<c ${at}><v>${value}</v></c>`
      : `<c ${at} t="s"><v>${texts.push(value) - 1}</v></c>`;
  };
  const lines = rows.map(
    (row, at) => `<row r="${at + 1}">${row.map((value, column) => cell(value, at, column)).join('')}</row>`,
  );
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook xmlns:r="r"><sheets><sheet name="Notes" r:id="rId9"/><sheet name="${sheet}" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="rId9" Target="worksheets/sheet2.xml"/><Relationship Id="rId1" Target="/xl/worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${lines.join('')}</sheetData></worksheet>`),
    'xl/worksheets/sheet2.xml': strToU8('<worksheet><sheetData/></worksheet>'),
    'xl/sharedStrings.xml': strToU8(
      `<sst>${texts.map((text) => `<si><r><t>${escaped(text)}</t></r></si>`).join('')}</sst>`,
    ),
    ...more,
  });
}

it('a table becomes products with variants, prices, stock and pictures (IMPORT-14)', async () => {
  const file = await csv([header, jacket('J1-S', 'S'), jacket('J1-M', 'M', '1.199,50')]);
  const { records, told } = await read(file, 'products');
  expect(told).toEqual([]);
  expect(records).toMatchObject([
    {
      ...{ key: 'J1', slug: 'j1', brand: 'suo', groups: ['jackets'], price: { regular: '1499.00', active: '1299.00' } },
      images: ['a.jpg', 'b.jpg'],
      variants: [
        { sku: 'J1-S', ean: '6418200045771', colour: 'moss-green', size: 'S' },
        { sku: 'J1-M', size: 'M', price: { regular: '1499.00', active: '1199.50' } },
      ],
    },
  ]);
  expect((await read(file, 'stock')).records).toMatchObject([
    { sku: 'J1-S', quantity: 4 },
    { sku: 'J1-M', quantity: 4 },
  ]);
  expect((await read(file, 'brands')).records).toMatchObject([{ key: 'suo', name: 'Suo' }]);
});

it('a content is read as merchants write it, and one that is none is told (LAW-18)', async () => {
  const asked = { ...mapping, columns: { ...mapping.columns, content: 'Content' } };
  const wax = (code: string, content: string) => [
    'W',
    'Wax',
    'Suo',
    'Care',
    code,
    '',
    '',
    code,
    '7,50',
    '',
    '1',
    '',
    content,
  ];
  const written = await csv([
    [...header, 'Content'],
    wax('W1', '0,5 l'),
    wax('W2', '75cl'),
    wax('W3', '60 g'),
    wax('W4', ''),
  ]);
  const { records, told } = await read(written, 'products', asked);
  expect(told).toEqual([]);
  expect(records[0]?.variants.map(({ content }) => content)).toEqual(['0.5 l', '750 ml', '60 g', undefined]);
  const wrong = await csv([[...header, 'Content'], wax('W1', 'much')]);
  expect((await read(wrong, 'products', asked)).told).toEqual([expect.stringMatching(/^goods\.csv:2: Content /)]);
});

it('what is wrong is told by file, line and the merchant’s own column (IMPORT-14)', async () => {
  const file = await csv([
    header,
    jacket('J1-S', 'S', 'cheap'),
    ['J2', '', 'Suo', 'Jackets', 'J2', '', '', '', '5,00', '', 'many', ''],
  ]);
  const { told } = await read(file, 'products');
  expect(told).toEqual([
    expect.stringMatching(/^goods\.csv:2: Price “cheap” /),
    expect.stringMatching(/^goods\.csv:3: Name /),
  ]);
  expect((await read(file, 'stock')).told).toEqual([]);
  const lacks = await read(await csv([header.with(8, 'Cost'), jacket('J1-S', 'S')]), 'products');
  expect(lacks.told).toEqual(['goods.csv:1: has no column “Price”, which the mapping names']);
});

it('a workbook is read like a table, from the sheet that is named (IMPORT-14)', async () => {
  const row = ['J1', 'Fell <jacket> & hood', 'Suo', 'Jackets', 'J1-S', '', '', 'S', 59.9, 79.89999999999999, 4, ''];
  const file = await write('goods.xlsx', workbook([header, row]));
  const asked = { ...mapping, decimal: '.' as const, sheet: 'Goods' };
  const { records, told } = await read(file, 'products', asked);
  expect(told).toEqual([]);
  expect(records).toMatchObject([
    {
      texts: { en: { name: 'Fell <jacket> & hood' } },
      price: { regular: '79.9', active: '59.9' },
      variants: [{ sku: 'J1-S' }],
    },
  ]);
  expect((await read(file, 'products', { ...asked, sheet: 'Prices' })).told).toEqual([
    'goods.xlsx: has no sheet “Prices”, but “Notes”, “Goods”',
  ]);
});

it('a damaged workbook, and one that grows when it is unpacked, are refused (IMPORT-15)', async () => {
  const asked = { ...mapping, sheet: 'Goods' };
  const bomb = workbook([header], 'Goods', { 'xl/worksheets/sheet3.xml': new Uint8Array(401 * 1024 * 1024) });
  expect(bomb.length).toBeLessThan(1_000_000);
  expect((await read(await write('bomb.xlsx', bomb), 'products', asked)).told).toEqual([
    'bomb.xlsx: is larger than 400 MB when unpacked: save it as CSV',
  ]);
  for (const content of ['no zip', workbook([header]).slice(0, 300)])
    expect((await read(await write('bad.xlsx', content), 'products', asked)).told).toEqual([
      'bad.xlsx: is no XLSX workbook, or a damaged one',
    ]);
});

it('a mapping that cannot be used is told in a sentence (IMPORT-14)', async () => {
  await expect(readMapping(join(folder, 'none.json'))).rejects.toThrow('There is no mapping none.json.');
  const bad = await write('map.json', '{"columns":{"name":"Name","colour":"Colour"}}');
  await expect(readMapping(bad)).rejects.toThrow('map.json is no mapping: it: name, sku and price need a column.');
  const unknown = await write('map.json', '{"columns":{"name":"N","sku":"S","price":"P","cost":"C"}}');
  await expect(readMapping(unknown)).rejects.toThrow('map.json is no mapping: columns');
});
