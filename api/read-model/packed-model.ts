import type { Model, ModelColour, Prices, PropertyValue, Stock, Variant } from './model.ts';
import type { ModelColumns } from './model-table.ts';
import type { OpenColumns } from './open-columns.ts';
import type { Manufacturer, ModelTag } from './reference-data.ts';
import { withSustainableLabel } from './sustainable-tags.ts';

/** Columns of `product_models` are read by a number that a name has for as long as the process runs. */
const columnNumbers = new Map<string, number>();

/** The number of a column, of which every model gets a getter with the name of the column. */
export function numberOf(name: string): number {
  const known = columnNumbers.get(name);
  if (known !== undefined) return known;
  const number = columnNumbers.size;
  columnNumbers.set(name, number);
  Object.defineProperty(ModelRowReader.prototype, name, {
    get(this: ModelRowReader) {
      return this.opened.models[number]?.(this.row);
    },
  });
  return number;
}

/** A row of a table, with the getters that `numberOf` adds. */
class ModelRowReader {
  readonly opened: OpenColumns;
  readonly row: number;

  constructor(opened: OpenColumns, row: number) {
    this.opened = opened;
    this.row = row;
  }
}

/** The class above as it is once its getters are there: all of them are, before the first model is made. */
const ModelWithColumns = ModelRowReader as new (
  opened: OpenColumns,
  row: number,
) => ModelRowReader & Readonly<ModelColumns>;

export class PackedModel extends ModelWithColumns implements Model {
  #variants: readonly Variant[] | null = null;

  get id(): number {
    return this.opened.table.ids[this.row] ?? 0;
  }

  get manufacturer(): Manufacturer {
    const manufacturer = this.opened.reference.manufacturers.get(this.manufacturer_id);
    if (!manufacturer) throw new Error(`Model ${this.id} has an unknown brand, ${this.manufacturer_id}`);
    return manufacturer;
  }

  get promotedColour(): Model['promotedColour'] {
    return this.opened.reference.colours.get(this.promoted_colour_id ?? 0) ?? null;
  }

  get prices(): Prices {
    return this.opened.prices.at(this.row);
  }

  set prices(prices: Prices) {
    this.opened.prices.set(this.row, prices);
  }

  get colours(): readonly ModelColour[] {
    const { lastColours, colours, reference } = this.opened;
    if (lastColours.row !== this.row) {
      lastColours.colours = colours(this.row).flatMap(([id, images]) => {
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
    return this.#model;
  }

  get id(): number {
    return this.#model.opened.table.variantIds[this.#row] ?? 0;
  }

  get sku(): string {
    return this.#columns.sku(this.#row);
  }

  get colour(): Variant['colour'] {
    return this.#model.opened.reference.colours.get(this.#columns.colour(this.#row) ?? 0) ?? null;
  }

  get size(): string | null {
    return this.#columns.size(this.#row);
  }

  get sizeSort(): number {
    return this.#columns.sizeSort(this.#row);
  }

  get type(): Variant['type'] {
    return this.#model.opened.reference.types.get(this.#columns.type(this.#row) ?? 0) ?? null;
  }

  get onOrder(): boolean {
    return this.#columns.onOrder(this.#row);
  }

  get blockedStock(): boolean {
    return this.#columns.blockedStock(this.#row);
  }

  get shippingNumber(): number {
    return this.#columns.shippingNumber(this.#row);
  }

  get daysFrom(): number {
    return this.#columns.daysFrom(this.#row);
  }

  get daysTo(): number {
    return this.#columns.daysTo(this.#row);
  }

  get incomingOn(): string | null {
    return this.#columns.incomingOn(this.#row);
  }

  get content(): string | null {
    return this.#columns.content(this.#row);
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

  get #columns(): OpenColumns['variants'] {
    return this.#model.opened.variants;
  }
}
