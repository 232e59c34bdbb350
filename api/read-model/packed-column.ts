import { NumberList } from './number-list.ts';

/**
 * A column of values of one type, packed: a code per row for values that repeat, whole numbers, or texts one after another
 * (a value that is no text stands there as JSON). It holds plain data only, so that it can be written into a file.
 */
export type PackedColumn<T> =
  | { kind: 'codes'; codes: Codes; values: T[] }
  | { kind: 'numbers'; numbers: Int32Array }
  | { kind: 'texts'; ends: Uint32Array; bytes: Uint8Array };

type Codes = Uint8Array | Uint16Array | Uint32Array;

export type ReadColumn<T> = (row: number) => T;

/** The mark before JSON: no UTF-8 text begins with it. */
const jsonMark = 0xff;
/** A column with at least this many different values that hardly repeat is packed as numbers or texts. */
const manyValues = 4096;

/** Reads what the packer of the column was given. A table without rows has no columns, and nothing to read in them. */
export function columnReader<T>(column: PackedColumn<T> | undefined): ReadColumn<T> {
  // A packer takes values of its column's type only; numbers and texts do not carry that type.
  return column ? (valueReader(column) as ReadColumn<T>) : noRow;
}

function valueReader(column: PackedColumn<unknown>): ReadColumn<unknown> {
  if (column.kind === 'codes') {
    const { codes, values } = column;
    return (row) => values[codes[row] ?? 0];
  }
  if (column.kind === 'numbers') {
    const { numbers } = column;
    return (row) => numbers[row];
  }
  const { ends } = column;
  const bytes = Buffer.from(column.bytes.buffer, column.bytes.byteOffset, column.bytes.byteLength);
  return (row) => {
    const from = row === 0 ? 0 : (ends[row - 1] ?? 0);
    const to = ends[row] ?? 0;
    return bytes[from] === jsonMark && from < to
      ? JSON.parse(bytes.toString('utf8', from + 1, to))
      : bytes.toString('utf8', from, to);
  };
}

function noRow(): never {
  throw new Error('A table without rows was read');
}

/** Packs texts one after another. */
class TextList {
  #bytes = Buffer.allocUnsafe(16 * 1024);
  #length = 0;
  readonly #ends = new NumberList();

  push(value: unknown): void {
    const isText = typeof value === 'string';
    const text = isText ? value : JSON.stringify(value);
    const maxLength = this.#length + 1 + text.length * 3;
    if (maxLength > this.#bytes.length) {
      const larger = Buffer.allocUnsafe(Math.max(maxLength, this.#bytes.length * 2));
      this.#bytes.copy(larger, 0, 0, this.#length);
      this.#bytes = larger;
    }
    if (!isText) {
      this.#bytes[this.#length] = jsonMark;
      this.#length += 1;
    }
    this.#length += this.#bytes.write(text, this.#length, 'utf8');
    this.#ends.push(this.#length);
  }

  finish() {
    const bytes = new Uint8Array(this.#bytes.subarray(0, this.#length));
    return { kind: 'texts' as const, ends: this.#ends.unsigned(), bytes };
  }
}

/** Whether the value fits into a column of whole numbers. */
const isWhole = (value: unknown): value is number => typeof value === 'number' && value === (value | 0);

/** Packs values row by row, in the way that suits those that come. */
export class ColumnPacker<T> {
  readonly #isCoded: boolean;
  readonly #codes = new NumberList();
  #values: T[] = [];
  readonly #known = new Map<unknown, number>();
  readonly #knownJson = new Map<string, number>();
  #numbers: NumberList | null = null;
  #texts: TextList | null = null;

  /** @param isCoded each different value is kept once, however many there are: every row with it gives the same object */
  constructor({ isCoded = false }: { isCoded?: boolean } = {}) {
    this.#isCoded = isCoded;
  }

  /** @param json a text that differs where objects differ, for those whose JSON does not */
  add(value: T, json?: string): void {
    if (this.#texts) this.#texts.push(value);
    else if (!this.#numbers) this.#addCode(value, json);
    else if (isWhole(value)) this.#numbers.push(value);
    else this.#toTexts(this.#numbers).push(value);
  }

  finish(): PackedColumn<T> {
    if (this.#texts) return this.#texts.finish();
    if (this.#numbers) return { kind: 'numbers', numbers: this.#numbers.signed() };
    const codes = this.#codes.unsigned();
    const valueCount = this.#values.length;
    return {
      ...{ kind: 'codes', values: this.#values },
      codes: valueCount <= 0x1_00 ? Uint8Array.from(codes) : valueCount <= 0x1_00_00 ? Uint16Array.from(codes) : codes,
    };
  }

  #addCode(value: T, json?: string): void {
    const isObject = typeof value === 'object' && value !== null;
    const known: Map<unknown, number> = isObject ? this.#knownJson : this.#known;
    const key = isObject ? (json ?? JSON.stringify(value)) : value;
    let code = known.get(key);
    if (code === undefined) {
      code = this.#values.push(value) - 1;
      known.set(key, code);
    }
    this.#codes.push(code);
    const valueCount = this.#values.length;
    if (!this.#isCoded && valueCount >= manyValues && valueCount * 2 > this.#codes.length) this.#uncode();
  }

  /** Packs the values that came so far as numbers or texts. */
  #uncode(): void {
    const values = this.#values;
    const numbers = values.flatMap((value) => (isWhole(value) ? value : []));
    const areWhole = numbers.length === values.length;
    this.#numbers = areWhole ? new NumberList() : null;
    this.#texts = areWhole ? null : new TextList();
    for (let row = 0; row < this.#codes.length; row += 1) {
      const code = this.#codes.at(row);
      this.#numbers?.push(numbers[code] ?? 0);
      this.#texts?.push(values[code]);
    }
    this.#values = [];
    this.#known.clear();
    this.#knownJson.clear();
  }

  #toTexts(numbers: NumberList): TextList {
    const texts = new TextList();
    for (const number of numbers.signed()) texts.push(number);
    this.#texts = texts;
    this.#numbers = null;
    return texts;
  }
}
