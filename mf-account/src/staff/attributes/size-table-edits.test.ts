import { mostOfAttributes } from 'mf-shared/contract/staff-choices';
import { expect, it } from 'vitest';
import {
  isTable,
  withCell,
  withMeasure,
  withoutMeasure,
  withoutSize,
  withPasted,
  withSize,
} from './size-table-edits.ts';
import type { SizeTable } from './typed-attribute.ts';

const empty: SizeTable = { sizes: [], measures: [] };
const table: SizeTable = {
  sizes: [
    { size: 'S', type: 'women' },
    { size: 'M', type: '' },
  ],
  measures: [{ names: { fi: 'Rinta' }, unit: 'cm', values: ['84', '92'] }],
};

it('a size brings a value to each row, and takes its own away with it (STAFF-74)', () => {
  expect(withSize(table).measures[0]?.values).toEqual(['84', '92', '']);
  expect(withoutSize(table, 0)).toEqual({
    sizes: [{ size: 'M', type: '' }],
    measures: [{ names: { fi: 'Rinta' }, unit: 'cm', values: ['92'] }],
  });
  expect(withMeasure(table).measures[1]).toEqual({ names: {}, unit: '', values: ['', ''] });
  expect(withoutMeasure(table, 0).measures).toEqual([]);
});

it('a cell is a size, a name in a language, a unit or a value; a size keeps its type (STAFF-74)', () => {
  expect(withCell(table, { row: 0, column: 2 }, 'XS', 'en').sizes[0]).toEqual({ size: 'XS', type: 'women' });
  expect(withCell(table, { row: 1, column: 0 }, 'Chest', 'en').measures[0]?.names).toEqual({
    fi: 'Rinta',
    en: 'Chest',
  });
  expect(withCell(table, { row: 1, column: 1 }, 'in', 'en').measures[0]?.unit).toBe('in');
  expect(withCell(table, { row: 1, column: 3 }, '93', 'en').measures[0]?.values).toEqual(['84', '93']);
});

it('a table of a spreadsheet makes the rows and columns that it needs (STAFF-74)', () => {
  const copied = '\t\tS\tM\r\nChest\tcm\t84\t92\r\nWaist\tcm\t66\t74\r\n';
  expect(isTable(copied)).toBe(true);
  expect(withPasted(empty, { row: 0, column: 0 }, copied, 'en')).toEqual({
    sizes: [
      { size: 'S', type: '' },
      { size: 'M', type: '' },
    ],
    measures: [
      { names: { en: 'Chest' }, unit: 'cm', values: ['84', '92'] },
      { names: { en: 'Waist' }, unit: 'cm', values: ['66', '74'] },
    ],
  });
  expect(withPasted(table, { row: 1, column: 3 }, '90\t98', 'en')).toEqual({
    sizes: [...table.sizes, { size: '', type: '' }],
    measures: [{ names: { fi: 'Rinta' }, unit: 'cm', values: ['84', '90', '98'] }],
  });
  expect(isTable(' 84 ')).toBe(false);
});

it('no paste makes more columns than a table may have (STAFF-74)', () => {
  const wide = withPasted(
    empty,
    { row: 0, column: 2 },
    Array.from({ length: 200 }, (_, at) => `${at}`).join('\t'),
    'en',
  );
  expect(wide.sizes).toHaveLength(mostOfAttributes.sizes);
});
