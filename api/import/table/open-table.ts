import type { Locale } from 'mf-shared/contract';
import { csvRows, rowsByProduct, type TableRow } from '../csv-rows.ts';
import type { Problems } from '../problems.ts';
import type { ImportSource } from '../read-records.ts';
import { openProductRows } from '../shopify/open-shopify.ts';
import { mapRow, merchantsName, missingColumns, type TableMapping } from './table-mapping.ts';
import { xlsxRows } from './xlsx-rows.ts';

/** A merchant's own table of variants, CSV or XLSX, with a mapping of its columns (IMPORT-14). */
export const openTable = (file: string, language: Locale, mapping: TableMapping): ImportSource =>
  openProductRows(file, language, {
    read: (problems) => rowsByProduct(mappedRows(file, mapping, problems), 'Handle'),
    nameOf: (column) => merchantsName(column, mapping),
  });

async function* mappedRows(file: string, mapping: TableMapping, problems: Problems): AsyncGenerator<TableRow> {
  const rows = /\.xlsx$/i.test(file)
    ? xlsxRows(file, problems, mapping.sheet)
    : csvRows(file, problems, mapping.delimiter);
  let isFirst = true;
  for await (const row of rows) {
    const missing = isFirst ? missingColumns(row, mapping) : [];
    if (missing.length > 0) {
      const named = missing.map((column) => `“${column}”`).join(', ');
      problems.add({ file: row.place.file, line: 1 }, '', `has no column ${named}, which the mapping names`);
      return;
    }
    isFirst = false;
    yield* mapRow(row, mapping);
  }
}
