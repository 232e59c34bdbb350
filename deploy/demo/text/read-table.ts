import { readFileSync } from 'node:fs';
import { frenchSpaces } from './french-spaces.ts';
import { perLanguage, type Texts } from './six-languages.ts';

/** One row of a data file; every cell is read under its column's name. */
export interface TableRow {
  text(column: string): string;
  number(column: string): number;
  /** Null for an empty cell. */
  optionalNumber(column: string): number | null;
  /** Words with spaces between them. */
  words(column: string): string[];
  isYes(column: string): boolean;
  /** @throws where the cell holds none of the values */
  oneOf<T extends string>(column: string, values: readonly T[]): T;
  /** The columns `fi` … `ru`, or `name fi` … `name ru`. */
  texts(name?: string): Texts;
}

/** Reads a file of rows whose cells have ` | ` between them. The first row names the columns. */
export function readTable(file: URL): TableRow[] {
  const [head = '', ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  const columns = cellsOf(head);
  return lines.map((line) => {
    const cells = cellsOf(line);
    if (cells.length !== columns.length) throw new Error(`${cells.length} cells, not ${columns.length}: ${line}`);
    return rowOf(new Map(columns.map((column, place) => [column, cells[place] ?? ''])), line);
  });
}

const cellsOf = (line: string): string[] => line.split('|').map((cell) => cell.trim());

function rowOf(cells: ReadonlyMap<string, string>, line: string): TableRow {
  const text = (column: string): string => {
    const cell = cells.get(column);
    if (cell === undefined) throw new Error(`No column ${column}`);
    return cell;
  };
  const number = (column: string): number => {
    const value = text(column) === '' ? Number.NaN : Number(text(column));
    if (Number.isNaN(value)) throw new Error(`${column} is no number: ${line}`);
    return value;
  };
  const filled = (column: string): string => {
    if (text(column) === '') throw new Error(`${column} is empty: ${line}`);
    return text(column);
  };
  return {
    text,
    number,
    optionalNumber: (column) => (text(column) === '' ? null : number(column)),
    words: (column) => text(column).split(' ').filter(Boolean),
    isYes: (column) => text(column) === 'yes',
    oneOf(column, values) {
      const found = values.find((value) => value === text(column));
      if (found === undefined) throw new Error(`${column} is none of ${values.join(', ')}: ${line}`);
      return found;
    },
    texts(name) {
      const filledIn = perLanguage((locale) => filled(name === undefined ? locale : `${name} ${locale}`));
      return { ...filledIn, fr: frenchSpaces(filledIn.fr) };
    },
  };
}
