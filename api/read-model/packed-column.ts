import { NumberList } from './number-list.ts';

/**
 * A column of values, packed: a code per row for values that repeat, whole numbers, or texts one after another (what is no
 * text stands there as JSON). It holds plain data only, so that it can be kept in a file.
 */
export type PackedColumn =
  | { kind: 'codes'; codes: Codes; values: unknown[] }
  | { kind: 'numbers'; numbers: Int32Array }
  | { kind: 'texts'; ends: Uint32Array; bytes: Uint8Array };

type Codes = Uint8Array | Uint16Array | Uint32Array;

export type ReadColumn = (row: number) => unknown;

/** The mark before JSON: no UTF-8 text begins with it. */
const jsonMark = 0xff;
/** From so many different values on, a column that hardly repeats them is kept as numbers or texts. */
const manyValues = 4096;

export function columnReader(column: PackedColumn): ReadColumn {
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

/** Texts that come one after another. */
class TextList {
  #bytes = Buffer.allocUnsafe(16 * 1024);
  #length = 0;
  readonly #ends = new NumberList();

  push(value: unknown): void {
    const isText = typeof value === 'string';
    const text = isText ? value : JSON.stringify(value);
    const most = this.#length + 1 + text.length * 3;
    if (most > this.#bytes.length) {
      const larger = Buffer.allocUnsafe(Math.max(most, this.#bytes.length * 2));
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

  finish(): PackedColumn {
    const bytes = new Uint8Array(this.#bytes.subarray(0, this.#length));
    return { kind: 'texts', ends: this.#ends.unsigned(), bytes };
  }
}

const isWhole = (value: unknown): value is number => Number.isInteger(value) && value === ((value as number) | 0);

/** Packs values row by row, in the way that suits those that come. */
export class ColumnPacker {
  readonly #isCoded: boolean;
  readonly #codes = new NumberList();
  #values: unknown[] = [];
  readonly #known = new Map<unknown, number>();
  readonly #knownJson = new Map<string, number>();
  #numbers: NumberList | null = null;
  #texts: TextList | null = null;

  /** @param isCoded each different value is kept once, however many there are: who reads it gets the same object again */
  constructor({ isCoded = false }: { isCoded?: boolean } = {}) {
    this.#isCoded = isCoded;
  }

  /** @param json what tells an object from others, where it is not its own JSON */
  add(value: unknown, json?: string): void {
    if (this.#numbers && !isWhole(value)) this.#toTexts(this.#numbers);
    if (this.#texts) this.#texts.push(value);
    else if (this.#numbers) this.#numbers.push(value as number);
    else this.#addCode(value, json);
  }

  finish(): PackedColumn {
    if (this.#texts) return this.#texts.finish();
    if (this.#numbers) return { kind: 'numbers', numbers: this.#numbers.signed() };
    const codes = this.#codes.unsigned();
    const most = this.#values.length;
    return {
      ...{ kind: 'codes', values: this.#values },
      codes: most <= 0x1_00 ? Uint8Array.from(codes) : most <= 0x1_00_00 ? Uint16Array.from(codes) : codes,
    };
  }

  #addCode(value: unknown, json?: string): void {
    const isObject = typeof value === 'object' && value !== null;
    const known: Map<unknown, number> = isObject ? this.#knownJson : this.#known;
    const key = isObject ? (json ?? JSON.stringify(value)) : value;
    let code = known.get(key);
    if (code === undefined) {
      code = this.#values.push(value) - 1;
      known.set(key, code);
    }
    this.#codes.push(code);
    const different = this.#values.length;
    if (!this.#isCoded && different >= manyValues && different * 2 > this.#codes.length) this.#uncode();
  }

  /** Keeps what came so far as numbers or texts. */
  #uncode(): void {
    const values = this.#values;
    if (values.every(isWhole)) this.#numbers = new NumberList();
    else this.#texts = new TextList();
    for (let row = 0; row < this.#codes.length; row += 1) {
      const value = values[this.#codes.at(row)];
      this.#texts?.push(value);
      this.#numbers?.push(value as number);
    }
    this.#values = [];
    this.#known.clear();
    this.#knownJson.clear();
  }

  #toTexts(numbers: NumberList): void {
    this.#texts = new TextList();
    for (const number of numbers.signed()) this.#texts.push(number);
    this.#numbers = null;
  }
}
