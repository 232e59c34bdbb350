import type { StoredImage } from '../db/schema/stored-json.ts';
import type { Prices } from './model.ts';
import type { ColourRow, GroupLinkRow, ModelRow, PropertyRow, RatingRow, TagRow, VariantRow } from './model-rows.ts';
import { NumberList } from './number-list.ts';
import { ColumnPacker, type PackedColumn } from './packed-column.ts';
import { mediaPath } from './picture-paths.ts';
import type { PriceTable } from './price-table.ts';

type Columns = Record<string, PackedColumn>;

/**
 * All models of a version with their variants, in columns: about a tenth of the memory of an object for each. Plain data,
 * which nobody changes, so that it can be kept in a file; stock is no part of it.
 */
export interface ModelTable {
  ids: Int32Array;
  /** The columns of `product_models`, and what hangs on a model: groups, tags and colours by their ids, ratings. */
  models: Columns;
  /** Per model the place of its first property value in `values`; one more at the end. */
  firstValues: Uint32Array;
  /** [property, value, number] */
  values: PackedColumn;
  variantIds: Int32Array;
  /** Per model the row of its first variant; one more at the end. */
  firstVariants: Uint32Array;
  variants: Columns;
  prices: PriceColumns;
}

export interface PriceColumns {
  models: PackedColumn;
  /** Null where the variant costs what its model does. */
  variants: PackedColumn;
}

/** What is read of some models, by model. */
export interface ModelChunk {
  models: readonly ModelRow[];
  groups: ReadonlyMap<number, GroupLinkRow[]>;
  colours: ReadonlyMap<number, ColourRow[]>;
  properties: ReadonlyMap<number, PropertyRow[]>;
  tags: ReadonlyMap<number, TagRow[]>;
  ratings: ReadonlyMap<number, RatingRow>;
  variants: ReadonlyMap<number, VariantRow[]>;
  prices: PriceTable;
}

/** The dispatch number of what cannot be ordered (AVAIL-4). */
const notSent = 999;

/** Packs models chunk by chunk. */
export class ModelPacker {
  readonly #ids = new NumberList();
  readonly #models = new ColumnsPacker(['groups', 'tags']);
  readonly #firstValues = new NumberList();
  readonly #values = new ColumnPacker({ isCoded: true });
  #valueCount = 0;
  readonly #variantIds = new NumberList();
  readonly #firstVariants = new NumberList();
  readonly #variants = new ColumnsPacker([]);
  readonly #prices = new PricePacker();

  /** @param isKnown whether a model's brand is known: without one it is left out, as without a price */
  add(chunk: ModelChunk, isKnown: (manufacturerId: number) => boolean): void {
    for (const row of chunk.models) {
      const prices = chunk.prices.ofModel(row.id);
      if (!prices || !isKnown(row.manufacturer_id)) continue;
      const { id, ...columns } = row;
      this.#ids.push(id);
      this.#models.add({ ...columns, ...linksOf(row, chunk) });
      this.#firstValues.push(this.#valueCount);
      for (const [, ...value] of chunk.properties.get(id) ?? []) {
        this.#values.add(value);
        this.#valueCount += 1;
      }
      this.#firstVariants.push(this.#variantIds.length);
      this.#prices.addModel(prices);
      for (const variant of chunk.variants.get(id) ?? []) {
        this.#variantIds.push(variant.id);
        this.#variants.add(variantColumns(variant));
        this.#prices.addVariant(chunk.prices.ofVariant(variant.id));
      }
    }
  }

  finish(): ModelTable {
    this.#firstValues.push(this.#valueCount);
    this.#firstVariants.push(this.#variantIds.length);
    return {
      ids: this.#ids.signed(),
      models: this.#models.finish(),
      firstValues: this.#firstValues.unsigned(),
      values: this.#values.finish(),
      variantIds: this.#variantIds.signed(),
      firstVariants: this.#firstVariants.unsigned(),
      variants: this.#variants.finish(),
      prices: this.#prices.finish(),
    };
  }
}

/** Packs the prices of models and variants, in the order of a table's rows. */
export class PricePacker {
  readonly #models = new ColumnPacker({ isCoded: true });
  readonly #variants = new ColumnPacker({ isCoded: true });

  addModel(prices: Prices): void {
    this.#models.add(prices, jsonOf(prices));
  }

  addVariant(prices: Prices | null): void {
    if (prices) this.#variants.add(prices, jsonOf(prices));
    else this.#variants.add(null);
  }

  finish(): PriceColumns {
    return { models: this.#models.finish(), variants: this.#variants.finish() };
  }
}

const jsonOf = ({ base, byArea }: Prices): string => JSON.stringify([base, byArea && [...byArea]]);

/** Packs rows of which all have the same columns. */
class ColumnsPacker {
  readonly #coded: readonly string[];
  readonly #columns = new Map<string, ColumnPacker>();

  constructor(coded: readonly string[]) {
    this.#coded = coded;
  }

  add(row: Readonly<Record<string, unknown>>): void {
    for (const name in row) {
      let column = this.#columns.get(name);
      if (!column) {
        column = new ColumnPacker({ isCoded: this.#coded.includes(name) });
        this.#columns.set(name, column);
      }
      column.add(row[name]);
    }
  }

  finish(): Columns {
    return Object.fromEntries([...this.#columns].map(([name, column]) => [name, column.finish()]));
  }
}

function linksOf({ id, image, extra_images }: ModelRow, chunk: ModelChunk): Record<string, unknown> {
  const [, rating = 0, ratingCount = 0] = chunk.ratings.get(id) ?? [];
  return {
    image: mediaPath(image),
    extra_images: withMedia(extra_images),
    // They are sorted with the main group first.
    groups: (chunk.groups.get(id) ?? []).map(([, groupId]) => groupId),
    tags: (chunk.tags.get(id) ?? []).map(([, tagId]) => tagId),
    colours: (chunk.colours.get(id) ?? []).map(([, colourId, images]) => [colourId, withMedia(images)]),
    rating,
    ratingCount,
  };
}

function variantColumns(row: VariantRow): Record<string, unknown> {
  const isForSale = row.is_active !== false;
  return {
    sku: row.sku,
    colour: row.colour_id,
    size: row.size_name,
    sizeSort: row.size_sort,
    type: row.type_id,
    isForSale,
    onOrder: isForSale && row.on_order,
    blockedStock: row.blocked_stock,
    shippingNumber: isForSale ? row.shipping_time_number : notSent,
    daysFrom: row.shipping_days_from,
    daysTo: row.shipping_days_to,
    incomingOn: row.incoming_on,
  };
}

const withMedia = (images: readonly StoredImage[]): StoredImage[] =>
  images.map((image) => ({ ...image, path: mediaPath(image.path) }));
