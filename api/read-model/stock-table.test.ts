import { expect, it } from 'vitest';
import { StockTable } from './stock-table.ts';

it('stock is what was read last, also after it was packed anew (FRESH-6)', () => {
  const rows = 4000;
  const table = new StockTable(rows, [
    [3, 20, 5, 0, 1, 2],
    [3, 1, 7],
  ]);
  expect([table.at(0), table.at(1), table.at(3), table.at(rows - 1)]).toEqual([{ 1: 2 }, {}, { 1: 7, 20: 5 }, {}]);
  table.replace(3, {});
  for (let row = 10; row < rows; row += 1) table.replace(row, { 2: row });
  expect([table.at(0), table.at(3), table.at(9)]).toEqual([{ 1: 2 }, {}, {}]);
  for (let row = 10; row < rows; row += 1) expect(table.at(row)).toEqual({ 2: row });
});
