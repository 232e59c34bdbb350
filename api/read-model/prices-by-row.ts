import type { Prices } from './model.ts';
import { columnReader, type PackedColumn, type ReadColumn } from './packed-column.ts';

/** Prices by row, of which some have changed since they were packed. */
export class PricesByRow<P extends Prices | null> {
  readonly #packed: ReadColumn<P>;
  readonly #changed = new Map<number, P>();

  constructor(column: PackedColumn<P>) {
    this.#packed = columnReader(column);
  }

  at(row: number): P {
    const changed = this.#changed.get(row);
    return changed === undefined ? this.#packed(row) : changed;
  }

  set(row: number, prices: P): void {
    this.#changed.set(row, prices);
  }
}
