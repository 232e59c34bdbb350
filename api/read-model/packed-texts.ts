import { NumberList } from './number-list.ts';
import { ColumnPacker, columnReader, type ReadColumn } from './packed-column.ts';
import { rowsById } from './rows-by-id.ts';

export interface ShortTexts {
  name: string;
  shortDescription: string;
  description: string;
}

/** Short texts by model, made when they are asked for: a third of the memory of an object and three texts for each. */
export type ModelTexts = Pick<ReadonlyMap<number, ShortTexts>, 'get' | 'has' | 'values' | 'size'>;

export type TextRow = [id: number, name: string, shortDescription: string, description: string];

export class TextPacker {
  readonly #ids = new NumberList();
  readonly #columns = [new ColumnPacker(), new ColumnPacker(), new ColumnPacker()] as const;

  add([id, ...texts]: TextRow): void {
    this.#ids.push(id);
    for (const [at, column] of this.#columns.entries()) column.add(texts[at]);
  }

  finish(): ModelTexts {
    const [name, shortDescription, description] = this.#columns.map((column) => columnReader(column.finish()));
    return new PackedTexts(this.#ids.signed(), [name, shortDescription, description] as Readers);
  }
}

type Readers = [name: ReadColumn, shortDescription: ReadColumn, description: ReadColumn];

class PackedTexts implements ModelTexts {
  readonly size: number;
  readonly #rowOf: (id: number) => number | undefined;
  readonly #readers: Readers;

  constructor(ids: Int32Array, readers: Readers) {
    this.size = ids.length;
    this.#rowOf = rowsById(ids);
    this.#readers = readers;
  }

  has(id: number): boolean {
    return this.#rowOf(id) !== undefined;
  }

  get(id: number): ShortTexts | undefined {
    const row = this.#rowOf(id);
    return row === undefined ? undefined : this.#at(row);
  }

  *values(): MapIterator<ShortTexts> {
    for (let row = 0; row < this.size; row += 1) yield this.#at(row);
  }

  #at(row: number): ShortTexts {
    const [name, shortDescription, description] = this.#readers;
    return {
      name: name(row) as string,
      shortDescription: shortDescription(row) as string,
      description: description(row) as string,
    };
  }
}
