import type { Locale } from 'mf-shared/contract';
import { mostOfAttributes as most } from 'mf-shared/contract/staff-choices';
import type { SizeTable } from './typed-attribute.ts';

/** A cell of the grid: the sizes stand in row 0, what is measured in column 0, its unit in column 1. */
export interface Cell {
  row: number;
  column: number;
}
/** The first column of values. */
export const firstValue = 2;

/** One more size; it has no value yet. */
export const withSize = ({ sizes, measures }: SizeTable): SizeTable => ({
  sizes: [...sizes, { size: '', type: '' }],
  measures: measures.map((row) => ({ ...row, values: [...row.values, ''] })),
});

/** One more thing that is measured. */
export const withMeasure = ({ sizes, measures }: SizeTable): SizeTable => ({
  sizes,
  measures: [...measures, { names: {}, unit: '', values: sizes.map(() => '') }],
});

export const withoutSize = ({ sizes, measures }: SizeTable, at: number): SizeTable => ({
  sizes: sizes.filter((_, index) => index !== at),
  measures: measures.map((row) => ({ ...row, values: row.values.filter((_, index) => index !== at) })),
});

export const withoutMeasure = ({ sizes, measures }: SizeTable, at: number): SizeTable => ({
  sizes,
  measures: measures.filter((_, index) => index !== at),
});

/** The table with another text in a cell. @param language of the names of what is measured */
export function withCell(table: SizeTable, { row, column }: Cell, text: string, language: Locale): SizeTable {
  const value = column - firstValue;
  if (row === 0)
    return { ...table, sizes: table.sizes.map((each, at) => (at === value ? { ...each, size: text } : each)) };
  const measures = table.measures.map((each, at) => {
    if (at !== row - 1) return each;
    if (column === 0) return { ...each, names: { ...each.names, [language]: text } };
    if (column === 1) return { ...each, unit: text };
    return { ...each, values: each.values.map((old, index) => (index === value ? text : old)) };
  });
  return { ...table, measures };
}

/** The table with what was copied from a spreadsheet, from a cell on: it grows where it has too few rows or columns. */
export function withPasted(table: SizeTable, from: Cell, copied: string, language: Locale): SizeTable {
  const lines = copied.replace(/\r?\n$/, '').split(/\r?\n/);
  const cells = lines.map((line) => line.split('\t').map((text) => text.trim()));
  const lastColumn = from.column + Math.max(...cells.map((line) => line.length)) - 1;
  let grown = table;
  for (let count = table.sizes.length; count < Math.min(lastColumn - firstValue + 1, most.sizes); count += 1)
    grown = withSize(grown);
  for (let count = table.measures.length; count < Math.min(from.row + lines.length - 1, most.measures); count += 1)
    grown = withMeasure(grown);
  return cells.reduce(
    (filled, line, down) =>
      line.reduce(
        (row, text, right) => withCell(row, { row: from.row + down, column: from.column + right }, text, language),
        filled,
      ),
    grown,
  );
}

/** Whether a paste holds more than the text of one cell. */
export const isTable = (copied: string): boolean => /[\t\n]/.test(copied.trim());
