import { csvRows, rowsByProduct, type TableRow } from '../csv-rows.ts';
import type { Problems } from '../problems.ts';

/** A row as Shopify exports it; other tables are brought into its columns. */
export type ShopifyRow = TableRow;

/** The columns without which a file is no export of products. */
const needed = ['Handle', 'Title', 'Option1 Value', 'Variant Price'];

/** Streams the rows of each product. */
export async function* readShopifyProducts(file: string, problems: Problems): AsyncGenerator<readonly ShopifyRow[]> {
  yield* rowsByProduct(checked(csvRows(file, problems), problems), 'Handle');
}

async function* checked(rows: AsyncIterable<TableRow>, problems: Problems): AsyncGenerator<TableRow> {
  let isFirst = true;
  for await (const row of rows) {
    const missing = isFirst ? needed.filter((column) => !(column in row.cells)) : [];
    if (missing.length > 0) {
      const place = { file: row.place.file, line: 1 };
      problems.add(place, '', `has no column ${missing.join(', ')}: it is no export of products`);
      return;
    }
    isFirst = false;
    yield row;
  }
}
