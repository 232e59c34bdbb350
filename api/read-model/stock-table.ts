import type { Stock } from './model.ts';

const none: Stock = {};

/** Stock is packed anew when that of one variant in eight was replaced. */
const packedAgainAt = 8;

/** [variant's row, store, pieces], one after another */
export type FlatStock = Readonly<ArrayLike<number>>;

/** Stock that can be sold, by the rows of variants: where each has its first store, and stores with their pieces. */
export class StockTable {
  #firsts: Uint32Array;
  #stores: Int32Array;
  #pieces: Int32Array;
  /** What changed since the table was packed. */
  readonly #replaced = new Map<number, Stock>();

  constructor(rows: number, stock: readonly FlatStock[]) {
    this.#firsts = new Uint32Array(rows + 1);
    const firsts = this.#firsts;
    const addTo = (row: number, more = 0) => {
      firsts[row] = (firsts[row] ?? 0) + more;
    };
    for (const flat of stock) for (let at = 0; at < flat.length; at += 3) addTo((flat[at] ?? 0) + 1, 1);
    for (let row = 1; row <= rows; row += 1) addTo(row, firsts[row - 1]);
    const total = firsts[rows] ?? 0;
    this.#stores = new Int32Array(total);
    this.#pieces = new Int32Array(total);
    const free = firsts.slice();
    for (const flat of stock)
      for (let at = 0; at < flat.length; at += 3) {
        const row = flat[at] ?? 0;
        const place = free[row] ?? 0;
        free[row] = place + 1;
        this.#stores[place] = flat[at + 1] ?? 0;
        this.#pieces[place] = flat[at + 2] ?? 0;
      }
  }

  at(row: number): Stock {
    return this.#replaced.get(row) ?? this.#packedAt(row);
  }

  replace(row: number, stock: Stock): void {
    this.#replaced.set(row, stock);
    if (this.#replaced.size * packedAgainAt > this.#firsts.length + 1000) this.#packAnew();
  }

  #packedAt(row: number): Stock {
    const from = this.#firsts[row] ?? 0;
    const to = this.#firsts[row + 1] ?? 0;
    if (from === to) return none;
    const stock: Record<string, number> = {};
    for (let at = from; at < to; at += 1) stock[this.#stores[at] ?? 0] = this.#pieces[at] ?? 0;
    return stock;
  }

  #packAnew(): void {
    const flat: number[] = [];
    for (let row = 0; row + 1 < this.#firsts.length; row += 1)
      for (const [store, pieces] of Object.entries(this.at(row))) flat.push(row, Number(store), pieces);
    const packed = new StockTable(this.#firsts.length - 1, [flat]);
    this.#firsts = packed.#firsts;
    this.#stores = packed.#stores;
    this.#pieces = packed.#pieces;
    this.#replaced.clear();
  }
}
