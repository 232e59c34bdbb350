import { NumberList } from './number-list.ts';
import { ColumnPacker, columnReader, type ReadColumn } from './packed-column.ts';
import { rowsById } from './rows-by-id.ts';

export interface ShortTexts {
  name: string;
  shortDescription: string;
  description: string;
}

/** Short texts by model, made at each reading: a third of the memory of an object and three texts for each. */
export type ModelTexts = Pick<ReadonlyMap<number, ShortTexts>, 'get' | 'has' | 'values' | 'size'>;

export type TextRow = [id: number, name: string, shortDescription: string, description: string];

export class TextPacker {
  readonly #ids = new NumberList();
  readonly #names = new ColumnPacker<string>();
  readonly #shortDescriptions = new ColumnPacker<string>();
  readonly #descriptions = new ColumnPacker<string>();

  add([id, name, shortDescription, description]: TextRow): void {
    this.#ids.push(id);
    this.#names.add(name);
    this.#shortDescriptions.add(shortDescription);
    this.#descriptions.add(description);
  }

  finish(): ModelTexts {
    return new PackedTexts(this.#ids.signed(), {
      name: columnReader(this.#names.finish()),
      shortDescription: columnReader(this.#shortDescriptions.finish()),
      description: columnReader(this.#descriptions.finish()),
    });
  }
}

type Readers = { [Name in keyof ShortTexts]: ReadColumn<string> };

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
    const { name, shortDescription, description } = this.#readers;
    return { name: name(row), shortDescription: shortDescription(row), description: description(row) };
  }
}
