import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readTable } from './read-table.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'table-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function table(text: string) {
  const file = join(folder, 'rows.csv');
  writeFileSync(file, text);
  return readTable(pathToFileURL(file));
}

it('reads cells under the names of their columns', () => {
  const [row] = table('key | price | words | open\nboots | 12.5 | a b |\n');
  expect([row?.text('key'), row?.number('price'), row?.words('words'), row?.isYes('open')]).toEqual([
    'boots',
    12.5,
    ['a', 'b'],
    false,
  ]);
});

it('reads the six languages', () => {
  const [row] = table('fi | en | sv | de | fr | ru\nSuo | Bog | Myr | Moor | Marais | Болото\n');
  expect(row?.texts()).toEqual({ fi: 'Suo', en: 'Bog', sv: 'Myr', de: 'Moor', fr: 'Marais', ru: 'Болото' });
});

it('refuses a row that is too short, a missing column, a figure that is none, a value that is not in the list', () => {
  expect(() => table('a | b\n1\n')).toThrow('1 cells, not 2: 1');
  const [row] = table('a | b\nx |\n');
  expect(() => row?.text('c')).toThrow('No column c');
  expect(() => row?.number('a')).toThrow('a is no number: x |');
  expect(() => row?.number('b')).toThrow('b is no number');
  expect(() => row?.oneOf('a', ['y', 'z'])).toThrow('a is none of y, z: x |');
});
