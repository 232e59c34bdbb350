import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { CsvError, parse } from 'csv-parse';
import type { Place, Problems } from '../problems.ts';
import { notUtf8 } from '../read-records.ts';

/** A row as it is exported, by the names of its columns. */
export interface ShopifyRow {
  cells: Readonly<Record<string, string>>;
  place: Place;
}

/** The columns without which a file is no export of products. */
const needed = ['Handle', 'Title', 'Option1 Value', 'Variant Price'];

/** Streams the rows of each product, which stand one below the other. */
export async function* readShopifyProducts(file: string, problems: Problems): AsyncGenerator<readonly ShopifyRow[]> {
  const name = basename(file);
  let product: ShopifyRow[] = [];
  let line = 1;
  try {
    for await (const { record, info } of rowsOf(file)) {
      const place = { file: name, line: line + 1 };
      const missing = line === 1 ? needed.filter((column) => !(column in record)) : [];
      if (missing.length > 0) {
        problems.add({ file: name, line: 1 }, '', `has no column ${missing.join(', ')}: it is no export of products`);
        return;
      }
      line = info.lines;
      const row = { cells: record, place };
      if (product[0] && product[0].cells.Handle !== record.Handle) {
        yield product;
        product = [];
      }
      product.push(row);
    }
  } catch (error) {
    if (error instanceof CsvError) problems.add({ file: name, line: line + 1 }, '', `is not CSV: ${error.message}`);
    else if (error instanceof TypeError) problems.add({ file: name, line: line + 1 }, '', notUtf8);
    else throw error;
  }
  if (product.length > 0) yield product;
}

async function* rowsOf(file: string): AsyncGenerator<{ record: Record<string, string>; info: { lines: number } }> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const parser = parse({ columns: true, bom: true, info: true, skip_empty_lines: true, max_record_size: 1_000_000 });
  const feed = (async () => {
    for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
      if (!parser.write(decoder.decode(chunk, { stream: true }))) await new Promise((go) => parser.once('drain', go));
      if (parser.destroyed) return;
    }
    parser.end(decoder.decode());
  })().catch((error: Error) => parser.destroy(error));
  yield* parser as AsyncIterable<{ record: Record<string, string>; info: { lines: number } }>;
  await feed;
}
