import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Stock } from './model.ts';
import { NumberList } from './number-list.ts';

const noStock: Stock = {};

/** Stock is packed again once one variant in eight has another one than was packed. */
const packedAgainAt = 8;

/** Rows that are packed before other requests get their turn. */
const sliceSize = 10_000;

/** [variant's row, store, pieces], one after another */
export type FlatStock = Readonly<ArrayLike<number>>;

/** The stock of all rows. `firsts`: per row the place of its first store; one more at the end. */
interface Packed {
  firsts: Uint32Array;
  stores: Int32Array;
  pieces: Int32Array;
}

/** Stock that can be sold, by the rows of variants. */
export class PackedStock {
  #packed: Packed;
  /** The stock of rows that changed since they were packed. */
  #changed = new Map<number, Stock>();
  /** Changes that are being packed; those in `#changed` came after them. */
  #inPacking: ReadonlyMap<number, Stock> | null = null;

  constructor(rows: number, stock: readonly FlatStock[]) {
    this.#packed = packed(rows, stock);
  }

  at(row: number): Stock {
    return this.#changed.get(row) ?? this.#inPacking?.get(row) ?? stockAt(this.#packed, row);
  }

  replace(row: number, stock: Stock): void {
    this.#changed.set(row, stock);
    const isDue = this.#changed.size * packedAgainAt > this.#packed.firsts.length + 1000;
    if (isDue && !this.#inPacking) void this.#packAgain();
  }

  /** Packs in slices between requests. Until it is done, stock is read as before; then it is swapped at once. */
  async #packAgain(): Promise<void> {
    const { firsts } = this.#packed;
    const changed = this.#changed;
    this.#inPacking = changed;
    this.#changed = new Map();
    const rows = firsts.length - 1;
    const again = { firsts: new Uint32Array(rows + 1), stores: new NumberList(), pieces: new NumberList() };
    for (let row = 0; row < rows; row += 1) {
      for (const [store, pieces] of Object.entries(changed.get(row) ?? stockAt(this.#packed, row))) {
        again.stores.push(Number(store));
        again.pieces.push(pieces);
      }
      again.firsts[row + 1] = again.stores.length;
      if (row % sliceSize === sliceSize - 1) await nextTurn();
    }
    this.#packed = { firsts: again.firsts, stores: again.stores.signed(), pieces: again.pieces.signed() };
    this.#inPacking = null;
  }
}

/** Sorts stock by its rows. */
function packed(rows: number, stock: readonly FlatStock[]): Packed {
  const firsts = new Uint32Array(rows + 1);
  const addTo = (row: number, more = 0) => {
    firsts[row] = (firsts[row] ?? 0) + more;
  };
  for (const flat of stock) for (let at = 0; at < flat.length; at += 3) addTo((flat[at] ?? 0) + 1, 1);
  for (let row = 1; row <= rows; row += 1) addTo(row, firsts[row - 1]);
  const total = firsts[rows] ?? 0;
  const stores = new Int32Array(total);
  const pieces = new Int32Array(total);
  const nextFree = firsts.slice();
  for (const flat of stock)
    for (let at = 0; at < flat.length; at += 3) {
      const row = flat[at] ?? 0;
      const place = nextFree[row] ?? 0;
      nextFree[row] = place + 1;
      stores[place] = flat[at + 1] ?? 0;
      pieces[place] = flat[at + 2] ?? 0;
    }
  return { firsts, stores, pieces };
}

function stockAt({ firsts, stores, pieces }: Packed, row: number): Stock {
  const from = firsts[row] ?? 0;
  const to = firsts[row + 1] ?? 0;
  if (from === to) return noStock;
  const stock: Record<string, number> = {};
  for (let at = from; at < to; at += 1) stock[stores[at] ?? 0] = pieces[at] ?? 0;
  return stock;
}
