import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { SaxesParser } from 'saxes';
import type { TableRow } from '../csv-rows.ts';
import { measuredContent } from '../measured-content.ts';
import type { Place, Problems } from '../problems.ts';
import { notUtf8 } from '../read-records.ts';

/** An item of a feed: what each of its attributes says, in their order. */
interface Item {
  values: Map<string, string[]>;
  line: number;
}

const longestText = 100_000;
const parts = new Set(['item', 'entry']);

/** A Google Merchant feed (RSS or Atom) as rows in Shopify's columns, held together by `item_group_id` (IMPORT-16). */
export async function* readGoogleProducts(file: string, problems: Problems): AsyncGenerator<readonly TableRow[]> {
  const products = new Map<string, TableRow[]>();
  for await (const item of itemsOf(file, problems)) {
    const place = { file: basename(file), line: item.line };
    const rows = rowsOf(item, place, problems);
    const key = rows[0]?.cells.Handle ?? '';
    const known = products.get(key);
    if (known) known.push(...rows);
    else products.set(key, rows);
  }
  if (products.size === 0 && problems.count === 0)
    problems.add({ file: basename(file), line: 0 }, '', 'has no item: it is no Google Merchant feed');
  yield* products.values();
}

async function* itemsOf(file: string, problems: Problems): AsyncGenerator<Item> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const ready: Item[] = [];
  const parser = itemParser(ready);
  try {
    for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
      parser.write(decoder.decode(chunk, { stream: true }));
      yield* ready.splice(0);
    }
    parser.write(decoder.decode()).close();
    yield* ready.splice(0);
  } catch (error) {
    const place = { file: basename(file), line: parser.line };
    if (error instanceof TypeError) problems.add(place, '', notUtf8);
    else problems.add(place, '', `is not XML: ${(error as Error).message}`);
  }
}

/** Own entities of a document are not known to the parser, so that none can grow. */
function itemParser(ready: Item[]): SaxesParser {
  const parser = new SaxesParser();
  let item: Item | null = null;
  let text = '';
  let depth = 0;
  parser.on('opentag', ({ name, isSelfClosing, attributes }) => {
    text = '';
    if (item) depth += 1;
    if (!item && parts.has(name)) {
      item = { values: new Map(), line: parser.line };
      depth = 0;
    }
    // Atom writes an address as an attribute.
    if (item && name === 'link' && isSelfClosing && attributes.href) note(item, 'link', attributes.href);
  });
  const handleText = (part: string) => {
    text += part;
    if (text.length > longestText) throw new Error(`a text is longer than ${longestText} characters`);
  };
  parser.on('text', handleText);
  parser.on('cdata', handleText);
  parser.on('closetag', ({ name }) => {
    if (!item) return;
    if (depth === 0) {
      ready.push(item);
      item = null;
      return;
    }
    if (depth === 1) note(item, name.replace(/^g:/, ''), text.trim());
    depth -= 1;
    text = '';
  });
  parser.on('error', (error) => {
    throw error;
  });
  return parser;
}

function note({ values }: Item, name: string, value: string): void {
  if (value !== '') values.set(name, [...(values.get(name) ?? []), value]);
}

function rowsOf({ values }: Item, place: Place, problems: Problems): TableRow[] {
  const one = (name: string) => values.get(name)?.[0] ?? '';
  const id = one('id');
  const key = one('item_group_id') || id;
  const amount = (name: string) => amountOf(one(name), name, place, problems);
  const [price, sale] = [amount('price'), amount('sale_price')];
  const category =
    one('product_type') || (/^\d*$/.test(one('google_product_category')) ? '' : one('google_product_category'));
  const isThere = one('availability').replaceAll(' ', '_') !== 'out_of_stock';
  const [image = '', ...more] = [...(values.get('image_link') ?? []), ...(values.get('additional_image_link') ?? [])];
  const cells = {
    ...{ Handle: key, Title: one('title'), 'Body (HTML)': htmlOf(one('description')) },
    ...{ Vendor: one('brand'), 'Product Category': category, 'Variant SKU': id, 'Variant Barcode': one('gtin') },
    ...{ 'Option1 Name': one('color') && 'colour', 'Option1 Value': one('color') },
    ...{ 'Option2 Name': one('size') && 'size', 'Option2 Value': one('size') },
    ...{ 'Variant Price': sale || price, 'Variant Compare At Price': sale ? price : '' },
    'Variant Grams': gramsOf(one('shipping_weight')),
    'Variant Content': measuredContent(one('unit_pricing_measure')),
    // A feed tells whether there is some, not how much: what there is can be ordered.
    ...(isThere ? { 'Variant Inventory Policy': 'continue' } : { 'Variant Inventory Qty': '0' }),
    'Image Src': image,
  };
  return [{ cells, place }, ...more.map((address) => ({ cells: { Handle: key, 'Image Src': address }, place }))];
}

/** `49.90 EUR` → 49.90; prices come in euros. */
function amountOf(written: string, name: string, place: Place, problems: Problems): string {
  const [, amount = written, currency = 'EUR'] = /^([\d.,]+)\s*([A-Za-z]{3})$/.exec(written) ?? [];
  if (currency.toUpperCase() === 'EUR') return amount;
  problems.add(place, name, `is in ${currency}: prices come in euros`);
  return '1';
}

const grams: Readonly<Record<string, number>> = { g: 1, kg: 1000, lb: 453.592, oz: 28.3495 };

function gramsOf(written: string): string {
  const [, figure = '', unit = ''] = /^([\d.]+)\s*(kg|g|lb|oz)$/i.exec(written) ?? [];
  return figure && String(Math.round(Number(figure) * (grams[unit.toLowerCase()] ?? 1)));
}

/** Most feeds have plain text, some HTML. */
const htmlOf = (text: string): string =>
  /<\w+[^>]*>/.test(text) ? text : text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>');
