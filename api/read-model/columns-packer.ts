import { ColumnPacker, type PackedColumn } from './packed-column.ts';

/** A packed column for each property of a row; none where there was no row. */
export type Columns<Row> = { [Name in keyof Row]?: PackedColumn<Row[Name]> };

/** Packs rows of which all have the same columns. */
export class ColumnsPacker<Row extends object> {
  readonly #packers: { [Name in keyof Row]?: ColumnPacker<Row[Name]> } = {};

  add(row: Row): void {
    for (const name in row) {
      const packer = this.#packers[name] ?? new ColumnPacker<Row[typeof name]>();
      this.#packers[name] = packer;
      packer.add(row[name]);
    }
  }

  finish(): Columns<Row> {
    const columns: Columns<Row> = {};
    for (const name in this.#packers) columns[name] = this.#packers[name]?.finish();
    return columns;
  }
}
