import type { StoredImage } from '../db/schema/stored-json.ts';
import type { Model, ModelColour, Prices, PropertyValue, Stock, Variant } from './model.ts';
import type { OpenColumns } from './open-columns.ts';
import type { ModelTag } from './reference-data.ts';
import { withSustainableLabel } from './sustainable-tags.ts';

/** Columns of `product_models` are read by a number that a name has for as long as the process runs. */
const columnNames = new Map<string, number>();

export function numberOf(name: string): number {
  const known = columnNames.get(name);
  if (known !== undefined) return known;
  const number = columnNames.size;
  columnNames.set(name, number);
  Object.defineProperty(PackedModel.prototype, name, {
    get(this: PackedModel) {
      return this.opened.models[number]?.(this.row);
    },
  });
  return number;
}

/** A {@link Model}; its plain columns are read by `numberOf`. */
export class PackedModel {
  readonly opened: OpenColumns;
  readonly row: number;
  #variants: readonly Variant[] | null = null;

  constructor(opened: OpenColumns, row: number) {
    this.opened = opened;
    this.row = row;
  }

  get id(): number {
    return this.opened.table.ids[this.row] ?? 0;
  }

  get manufacturer(): Model['manufacturer'] | undefined {
    return this.opened.reference.manufacturers.get((this as unknown as Model).manufacturer_id);
  }

  get promotedColour(): Model['promotedColour'] {
    return this.opened.reference.colours.get((this as unknown as Model).promoted_colour_id ?? 0) ?? null;
  }

  get prices(): Prices | null {
    return this.opened.prices.at(this.row);
  }

  set prices(prices: Prices) {
    this.opened.prices.set(this.row, prices);
  }

  get colours(): readonly ModelColour[] {
    const { lastColours, colours, reference } = this.opened;
    if (lastColours.row !== this.row) {
      const stored = colours(this.row) as [number, StoredImage[]][];
      lastColours.colours = stored.flatMap(([id, images]) => {
        const colour = reference.colours.get(id);
        return colour ? { colour, images } : [];
      });
      lastColours.row = this.row;
    }
    return lastColours.colours;
  }

  get propertyValues(): PropertyValue[] {
    const { table, valueAt } = this.opened;
    const to = table.firstValues[this.row + 1] ?? 0;
    const values: PropertyValue[] = [];
    for (let place = table.firstValues[this.row] ?? 0; place < to; place += 1) {
      const value = valueAt(place);
      if (value) values.push(value);
    }
    return values;
  }

  get tags(): readonly ModelTag[] {
    return withSustainableLabel(this.opened.tagsOf(this.row), this.propertyValues, this.opened.sustainable);
  }

  get groups(): Model['groups'] {
    return this.opened.groupsOf(this.row);
  }

  get mainGroup(): Model['mainGroup'] {
    return this.groups[0] ?? null;
  }

  get variants(): readonly Variant[] {
    if (!this.#variants) {
      const { firstVariants } = this.opened.table;
      const first = firstVariants[this.row] ?? 0;
      this.#variants = Array.from(
        { length: (firstVariants[this.row + 1] ?? first) - first },
        (_, at) => new PackedVariant(this, first + at),
      );
    }
    return this.#variants;
  }
}

class PackedVariant implements Variant {
  readonly #model: PackedModel;
  readonly #row: number;

  constructor(model: PackedModel, row: number) {
    this.#model = model;
    this.#row = row;
  }

  get model(): Model {
    return this.#model as unknown as Model;
  }

  get id(): number {
    return this.#model.opened.table.variantIds[this.#row] ?? 0;
  }

  get sku(): string {
    return this.#read('sku');
  }

  get colour(): Variant['colour'] {
    return this.#model.opened.reference.colours.get(this.#read<number | null>('colour') ?? 0) ?? null;
  }

  get size(): string | null {
    return this.#read('size');
  }

  get sizeSort(): number {
    return this.#read('sizeSort');
  }

  get type(): Variant['type'] {
    return this.#model.opened.reference.types.get(this.#read<number | null>('type') ?? 0) ?? null;
  }

  get onOrder(): boolean {
    return this.#read('onOrder');
  }

  get blockedStock(): boolean {
    return this.#read('blockedStock');
  }

  get shippingNumber(): number {
    return this.#read('shippingNumber');
  }

  get daysFrom(): number {
    return this.#read('daysFrom');
  }

  get daysTo(): number {
    return this.#read('daysTo');
  }

  get incomingOn(): string | null {
    return this.#read('incomingOn');
  }

  get prices(): Prices | null {
    return this.#model.opened.variantPrices.at(this.#row);
  }

  set prices(prices: Prices | null) {
    this.#model.opened.variantPrices.set(this.#row, prices);
  }

  get stock(): Stock {
    return this.#model.opened.stock.at(this.#row);
  }

  set stock(stock: Stock) {
    this.#model.opened.stock.replace(this.#row, stock);
  }

  #read<T>(name: string): T {
    return this.#model.opened.variants[name]?.(this.#row) as T;
  }
}
