import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { CsvError, parse } from 'csv-parse';
import type { Place, Problems } from './problems.ts';
import { notUtf8 } from './read-records.ts';

/** A row of a table, by the names of its columns. */
export interface TableRow {
  cells: Readonly<Record<string, string>>;
  place: Place;
  /** What the file itself calls these columns, where it does otherwise. */
  written?: Readonly<Record<string, string>>;
}

/** Streams the rows of a CSV file; what keeps it from being read is a problem. */
export async function* csvRows(file: string, problems: Problems, delimiter = ','): AsyncGenerator<TableRow> {
  const name = basename(file);
  let line = 1;
  try {
    for await (const { record, info } of rowsOf(file, delimiter)) {
      yield { cells: record, place: { file: name, line: line + 1 } };
      line = info.lines;
    }
  } catch (error) {
    if (error instanceof CsvError) problems.add({ file: name, line: line + 1 }, '', `is not CSV: ${error.message}`);
    else if (error instanceof TypeError) problems.add({ file: name, line: line + 1 }, '', notUtf8);
    else throw error;
  }
}

async function* rowsOf(
  file: string,
  delimiter: string,
): AsyncGenerator<{ record: Record<string, string>; info: { lines: number } }> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const parser = parse({
    ...{ columns: true, bom: true, info: true, skip_empty_lines: true, max_record_size: 1_000_000 },
    delimiter,
  });
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

/** Rows that stand one below the other and say the same in a column are one product. */
export async function* rowsByProduct(
  rows: AsyncIterable<TableRow>,
  column: string,
): AsyncGenerator<readonly TableRow[]> {
  let product: TableRow[] = [];
  for await (const row of rows) {
    if (product[0] && product[0].cells[column] !== row.cells[column]) {
      yield product;
      product = [];
    }
    product.push(row);
  }
  if (product.length > 0) yield product;
}
