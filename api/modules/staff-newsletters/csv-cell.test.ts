import { expect, it } from 'vitest';
import { csvCell } from './csv-cell.ts';

it.each([
  ['aino@havu.example', 'aino@havu.example'],
  ["o'hara+shop@havu.example", "o'hara+shop@havu.example"],
  ['+358@havu.example', '+358@havu.example'],
  ['-1@havu.example', '-1@havu.example'],
  ["-2+3+cmd|' /C calc'!A0@havu.example", "'-2+3+cmd|' /C calc'!A0@havu.example"],
  ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
  ['@sum', "'@sum"],
  ['\tx', "'\tx"],
  ['a,b', '"a,b"'],
  ['a\nb', '"a\nb"'],
  ['', ''],
])('%j stands in a file as %j, and a spreadsheet calculates nothing (STAFF-63)', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});
