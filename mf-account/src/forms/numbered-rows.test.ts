import { expect, it } from 'vitest';
import {
  countOf,
  emptyRows,
  labelOf,
  mostRows,
  type RowName,
  rowIndexes,
  rowName,
  withoutRow,
} from './numbered-rows.ts';

const empty = { model: '', amount: '1' };
type Filled = Readonly<Record<RowName<keyof typeof empty> | 'count', string>>;
const filled = (count: number): Filled => ({
  ...emptyRows(empty),
  ...Object.fromEntries(Array.from({ length: count }, (_, index) => [rowName(index, 'model'), `Product ${index}`])),
  count: String(count),
});
const models = (values: Filled) => rowIndexes(values).map((index) => values[rowName(index, 'model')]);

it('a row that is taken out leaves the others, in their order, and an empty place', () => {
  expect(models(withoutRow(filled(3), empty, 1))).toEqual(['Product 0', 'Product 2']);
  const full = withoutRow(filled(mostRows), empty, 0);
  expect(models(full)).toHaveLength(mostRows - 1);
  expect(full[rowName(mostRows - 1, 'model')]).toBe('');
  expect(full[rowName(mostRows - 1, 'amount')]).toBe('1');
});

it.each([
  ['many', 1],
  ['0', 1],
  ['-3', 1],
  ['2.9', 2],
  ['99', mostRows],
])('a count of %s that was kept shows %i', (count, shown) => {
  expect(countOf({ count })).toBe(shown);
});

it('a field is named by its row and called without it', () => {
  expect(labelOf(rowName(3, 'model'))).toBe('model');
  expect(labelOf('receipt')).toBe('receipt');
});
