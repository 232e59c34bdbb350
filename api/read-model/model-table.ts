import type { StoredImage } from '../db/schema/stored-json.ts';
import { type Columns, ColumnsPacker } from './columns-packer.ts';
import type { Prices } from './model.ts';
import type { ColourRow, GroupLinkRow, ModelRow, PropertyRow, RatingRow, TagRow, VariantRow } from './model-rows.ts';
import { NumberList } from './number-list.ts';
import { ColumnPacker, type PackedColumn } from './packed-column.ts';
import { mediaPath } from './picture-paths.ts';
import type { PriceTable } from './price-table.ts';

/** The columns of `product_models` with the average and the count of reviews. */
export type ModelColumns = Omit<ModelRow, 'id'> & { rating: number; ratingCount: number };

/** A variant's values; colours and types by their ids. */
export interface VariantColumns {
  sku: string;
  colour: number | null;
  size: string | null;
  sizeSort: number;
  type: number | null;
  isForSale: boolean;
  onOrder: boolean;
  blockedStock: boolean;
  shippingNumber: number;
  daysFrom: number;
  daysTo: number;
  incomingOn: string | null;
  content: string | null;
}

/** [property, value, number] */
export type PackedValue = [propertyId: number, value: string, number: number | null];
export type StoredColour = [colourId: number, images: StoredImage[]];

/**
 * All models of a version with their variants, in columns: about a tenth of the memory of an object for each. Plain data
 * that nobody changes, so that it can be written into a file; stock is no part of it.
 */
export interface ModelTable {
  ids: Int32Array;
  models: Columns<ModelColumns>;
  links: LinkColumns;
  /** Per model the place of its first property value in `values`; one more at the end. */
  firstValues: Uint32Array;
  values: PackedColumn<PackedValue>;
  variantIds: Int32Array;
  /** Per model the row of its first variant; one more at the end. */
  firstVariants: Uint32Array;
  variants: Columns<VariantColumns>;
  prices: PriceColumns;
}

/** The groups (the main one first), tags and colours of a model, by their ids. */
interface LinkColumns {
  groups: PackedColumn<number[]>;
  tags: PackedColumn<number[]>;
  colours: PackedColumn<StoredColour[]>;
}

export interface PriceColumns {
  models: PackedColumn<Prices>;
  /** Null where the variant costs what its model does. */
  variants: PackedColumn<Prices | null>;
}

/** Rows of some models, by model. */
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

/** The dispatch number of a variant that cannot be ordered (AVAIL-4). */
const unorderableNumber = 999;

/** Packs models chunk by chunk. */
export class ModelPacker {
  readonly #ids = new NumberList();
  readonly #models = new ColumnsPacker<ModelColumns>();
  readonly #groups = new ColumnPacker<number[]>({ isCoded: true });
  readonly #tags = new ColumnPacker<number[]>({ isCoded: true });
  readonly #colours = new ColumnPacker<StoredColour[]>();
  readonly #firstValues = new NumberList();
  readonly #values = new ColumnPacker<PackedValue>({ isCoded: true });
  #valueCount = 0;
  readonly #variantIds = new NumberList();
  readonly #firstVariants = new NumberList();
  readonly #variants = new ColumnsPacker<VariantColumns>();
  readonly #prices = new PricePacker();

  /** @param isKnown whether a model's brand is known: without one it is left out, as without a price */
  add(chunk: ModelChunk, isKnown: (manufacturerId: number) => boolean): void {
    for (const row of chunk.models) {
      const { id } = row;
      const prices = chunk.prices.ofModel(id);
      if (!prices || !isKnown(row.manufacturer_id)) continue;
      this.#ids.push(id);
      this.#models.add(modelColumns(row, chunk.ratings.get(id)));
      this.#groups.add((chunk.groups.get(id) ?? []).map(([, groupId]) => groupId));
      this.#tags.add((chunk.tags.get(id) ?? []).map(([, tagId]) => tagId));
      this.#colours.add((chunk.colours.get(id) ?? []).map(([, colourId, images]) => [colourId, withMedia(images)]));
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
      links: { groups: this.#groups.finish(), tags: this.#tags.finish(), colours: this.#colours.finish() },
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
  readonly #models = new ColumnPacker<Prices>({ isCoded: true });
  readonly #variants = new ColumnPacker<Prices | null>({ isCoded: true });

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

function modelColumns({ id: _id, ...columns }: ModelRow, [, rating, ratingCount]: RatingRow = [0, 0, 0]): ModelColumns {
  const { image, extra_images } = columns;
  return { ...columns, image: mediaPath(image), extra_images: withMedia(extra_images), rating, ratingCount };
}

function variantColumns(row: VariantRow): VariantColumns {
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
    shippingNumber: isForSale ? row.shipping_time_number : unorderableNumber,
    daysFrom: row.shipping_days_from,
    daysTo: row.shipping_days_to,
    incomingOn: row.incoming_on,
    content: row.content,
  };
}

const withMedia = (images: readonly StoredImage[]): StoredImage[] =>
  images.map((image) => ({ ...image, path: mediaPath(image.path) }));
