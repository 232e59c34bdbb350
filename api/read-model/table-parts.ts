import type { ModelTable } from './model-table.ts';
import type { PackedColumn } from './packed-column.ts';

/** Where a part belongs in its table: a name, or two of them. */
interface PartPlace {
  path: string[];
  /** More values of the coded column that the part before belongs to. */
  isMore: boolean;
}

export interface TablePart extends PartPlace {
  value: unknown;
}

/** Values of a coded column in one part: those of prices are many objects. */
const sliceSize = 2000;

type Column = ArrayBufferView | PackedColumn<unknown>;

/** A table in parts of which none takes long to serialise: one for each of its columns, more for many coded values. */
export function* partsOf(table: ModelTable): Generator<TablePart> {
  for (const [name, value] of Object.entries(table)) yield* partsAt(name, value);
}

function* partsAt(name: string, value: Column | Record<string, Column>): Generator<TablePart> {
  if (isColumn(value)) yield* slicesOf([name], value);
  else for (const [columnName, column] of Object.entries(value)) yield* slicesOf([name, columnName], column);
}

const isColumn = (value: Column | Record<string, Column>): value is Column =>
  ArrayBuffer.isView(value) || typeof value.kind === 'string';

function* slicesOf(path: string[], column: Column): Generator<TablePart> {
  if (ArrayBuffer.isView(column) || column.kind !== 'codes') {
    yield { path, isMore: false, value: column };
    return;
  }
  const { values } = column;
  yield { path, isMore: false, value: { ...column, values: values.slice(0, sliceSize) } };
  for (let from = sliceSize; from < values.length; from += sliceSize)
    yield { path, isMore: true, value: values.slice(from, from + sliceSize) };
}

/** Puts a table together from all its parts, in their order. */
export class TableBuilder {
  readonly #table: Record<string, unknown> = {};
  #values: unknown[] = [];

  add({ path: [name = '', column], isMore, value }: TablePart): void {
    if (isMore) {
      for (const more of Array.isArray(value) ? value : []) this.#values.push(more);
      return;
    }
    this.#values = valuesOf(value);
    if (column === undefined) this.#table[name] = value;
    else this.#table[name] = Object.assign(this.#table[name] ?? {}, { [column]: value });
  }

  finish(): ModelTable {
    // The parts are those of a table: their checksums agree, and the code that wrote them is this one.
    return this.#table as unknown as ModelTable;
  }
}

const valuesOf = (column: unknown): unknown[] =>
  typeof column === 'object' && column !== null && 'values' in column && Array.isArray(column.values)
    ? column.values
    : [];
