import { csvRows, rowsByProduct, type TableRow } from '../csv-rows.ts';
import type { Problems } from '../problems.ts';

/** A row as Shopify exports it; other tables are brought into its columns. */
export type ShopifyRow = TableRow;

/** The columns without which a file is no export of products. */
const needed = ['Handle', 'Title', 'Option1 Value', 'Variant Price'];

/** The columns of older exports, with their names in today's exports. */
const renamed: Readonly<Record<string, string>> = {
  ...{ Handle: 'URL handle', 'Body (HTML)': 'Description', 'Product Category': 'Product category' },
  ...{ Published: 'Published on online store', 'Gift Card': 'Gift card', 'SEO Description': 'SEO description' },
  ...{ 'Option1 Name': 'Option1 name', 'Option2 Name': 'Option2 name', 'Option3 Name': 'Option3 name' },
  ...{ 'Option1 Value': 'Option1 value', 'Option2 Value': 'Option2 value', 'Option3 Value': 'Option3 value' },
  ...{ 'Variant SKU': 'SKU', 'Variant Barcode': 'Barcode', 'Variant Grams': 'Weight value (grams)' },
  ...{ 'Variant Price': 'Price', 'Variant Compare At Price': 'Compare-at price' },
  ...{ 'Variant Inventory Tracker': 'Inventory tracker', 'Variant Inventory Qty': 'Inventory quantity' },
  ...{ 'Unit Price Total Measure': 'Unit price total measure' },
  ...{ 'Unit Price Total Measure Unit': 'Unit price total measure unit' },
  'Variant Inventory Policy': 'Continue selling when out of stock',
  ...{ 'Image Src': 'Product image URL', 'Variant Image': 'Variant image URL' },
};

function inOlderColumns(row: TableRow): TableRow {
  if ('Handle' in row.cells) return row;
  const cells = Object.entries(renamed).map(([older, newer]) => [older, row.cells[newer] ?? '']);
  return { ...row, cells: { ...row.cells, ...Object.fromEntries(cells) }, written: renamed };
}

/** Streams the rows of each product. */
export async function* readShopifyProducts(file: string, problems: Problems): AsyncGenerator<readonly ShopifyRow[]> {
  yield* rowsByProduct(checked(csvRows(file, problems), problems), 'Handle');
}

async function* checked(rows: AsyncIterable<TableRow>, problems: Problems): AsyncGenerator<TableRow> {
  let isFirst = true;
  for await (const row of rows) {
    const isThere = (column: string) => column in row.cells || (renamed[column] ?? '') in row.cells;
    const missing = isFirst ? needed.filter((column) => !isThere(column)) : [];
    if (missing.length > 0) {
      const place = { file: row.place.file, line: 1 };
      problems.add(place, '', `has no column ${missing.join(', ')}: it is no export of products`);
      return;
    }
    isFirst = false;
    yield inOlderColumns(row);
  }
}
