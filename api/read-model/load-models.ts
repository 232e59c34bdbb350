import { sql } from 'kysely';
import { sustainableLabel } from 'mf-shared/rules/sustainable-choice';
import type { StoredImage } from '../db/schema/stored-json.ts';
import type { Executor } from '../db/schema.ts';
import type { Model, ModelColour, PropertyValue, Stock, Variant } from './model.ts';
import {
  type ColourRow,
  type GroupLinkRow,
  type ModelRow,
  modelQueries,
  type PriceRow,
  type PropertyRow,
  type RatingRow,
  type StockRow,
  type TagRow,
  type VariantRow,
} from './model-rows.ts';
import { mediaPath } from './picture-paths.ts';
import { collectPrices, type PriceTable } from './price-table.ts';
import { readRows } from './read-rows.ts';
import type { ModelTag, ReferenceData } from './reference-data.ts';
import { withSustainableLabel } from './sustainable-tags.ts';

/** Ids of which one statement reads the rows; bounds the size of an answer in large shops. */
const chunkSize = 10_000;

interface Chunk {
  reference: ReferenceData;
  prices: PriceTable;
  groups: Map<number, GroupLinkRow[]>;
  colours: Map<number, ColourRow[]>;
  properties: Map<number, PropertyRow[]>;
  tags: Map<number, TagRow[]>;
  ratings: Map<number, RatingRow>;
  variants: Map<number, VariantRow[]>;
  stocks: Map<number, Stock>;
  /** The tag that products earn by what they meet. */
  sustainable: ModelTag | undefined;
}

/** Reads all models that have a price, with variants and stock. */
export async function loadModels(db: Executor, reference: ReferenceData): Promise<Model[]> {
  const bounds = 'SELECT coalesce(min(id), 1) AS low, coalesce(max(id), 0) AS high FROM product_models';
  const [{ low, high } = { low: 1, high: 0 }] = await readRows<{ low: number; high: number }>(db, sql.raw(bounds));
  const models: Model[] = [];
  for (let from = low; from <= high; from += chunkSize)
    models.push(...(await loadChunk(db, reference, { low: from, high: from + chunkSize })));
  return models;
}

/**
 * A model as it stands in the database now, with the variants that are not for sale yet, which nobody can order; null
 * where it has no price.
 */
export async function loadPreview(db: Executor, reference: ReferenceData, modelId: number): Promise<Model | null> {
  const variants = modelQueries.previewVariants;
  const [model = null] = await loadChunk(db, reference, { low: modelId, high: modelId + 1, variants });
  return model;
}

async function loadChunk(
  db: Executor,
  reference: ReferenceData,
  {
    low,
    high,
    variants = modelQueries.variants,
  }: { low: number; high: number; variants?: typeof modelQueries.variants },
): Promise<Model[]> {
  const objects = <T>(query: (low: number, high: number) => string) => readRows<T>(db, sql.raw(query(low, high)));
  const arrays = async <T extends unknown[]>(query: (low: number, high: number) => string) =>
    (await objects<{ row: T }>(query)).map(({ row }) => row);
  const byModel = async <T extends [number, ...unknown[]]>(query: (low: number, high: number) => string) =>
    Map.groupBy(await arrays<T>(query), ([modelId]) => modelId);

  const rows = await objects<ModelRow>(modelQueries.models);
  const chunk: Chunk = {
    reference,
    prices: collectPrices(await objects<PriceRow>(modelQueries.prices)),
    groups: await byModel<GroupLinkRow>(modelQueries.groups),
    colours: await byModel<ColourRow>(modelQueries.colours),
    properties: await byModel<PropertyRow>(modelQueries.properties),
    tags: await byModel<TagRow>(modelQueries.tags),
    ratings: new Map((await arrays<RatingRow>(modelQueries.ratings)).map((row) => [row[0], row])),
    variants: Map.groupBy(await objects<VariantRow>(variants), (row) => row.model_id),
    stocks: new Map(await arrays<StockRow>(modelQueries.stock)),
    sustainable: [...reference.tags.values()].find(({ slug }) => slug === sustainableLabel),
  };
  return rows.flatMap((row) => toModel(row, chunk) ?? []);
}

function toModel(row: ModelRow, chunk: Chunk): Model | null {
  const { reference } = chunk;
  const manufacturer = reference.manufacturers.get(row.manufacturer_id);
  const prices = chunk.prices.ofModel(row.id);
  if (!manufacturer || !prices) return null;
  const links = chunk.groups.get(row.id) ?? [];
  const groups = links.flatMap(([, groupId]) => reference.groups.byId.get(groupId) ?? []);
  const propertyValues = (chunk.properties.get(row.id) ?? []).flatMap(
    (value) => toPropertyValue(value, reference) ?? [],
  );
  const tags = (chunk.tags.get(row.id) ?? []).flatMap(([, tagId]) => reference.tags.get(tagId) ?? []);
  const [, rating = 0, ratingCount = 0] = chunk.ratings.get(row.id) ?? [];
  const model: Model = {
    ...row,
    image: mediaPath(row.image),
    extra_images: withMedia(row.extra_images),
    manufacturer,
    promotedColour: reference.colours.get(row.promoted_colour_id ?? 0) ?? null,
    prices,
    colours: (chunk.colours.get(row.id) ?? []).flatMap((colour) => toColour(colour, reference) ?? []),
    propertyValues,
    tags: withSustainableLabel(tags, propertyValues, chunk.sustainable),
    variants: [],
    groups,
    // links are sorted with the main group first
    mainGroup: groups[0] ?? null,
    rating,
    ratingCount,
  };
  model.variants = (chunk.variants.get(row.id) ?? []).map((variant) => toVariant(variant, model, chunk));
  return model;
}

const noStock: Stock = {};
/** The dispatch number of what cannot be ordered (AVAIL-4). */
const notSent = 999;

function toVariant(row: VariantRow, model: Model, { reference, prices, stocks }: Chunk): Variant {
  const isForSale = row.is_active !== false;
  return {
    id: row.id,
    model,
    sku: row.sku,
    colour: reference.colours.get(row.colour_id ?? 0) ?? null,
    size: row.size_name,
    sizeSort: row.size_sort,
    type: reference.types.get(row.type_id ?? 0) ?? null,
    onOrder: isForSale && row.on_order,
    blockedStock: row.blocked_stock,
    shippingNumber: isForSale ? row.shipping_time_number : notSent,
    daysFrom: row.shipping_days_from,
    daysTo: row.shipping_days_to,
    incomingOn: row.incoming_on,
    prices: prices.ofVariant(row.id),
    stock: (isForSale && stocks.get(row.id)) || noStock,
  };
}

function toColour([, colourId, images]: ColourRow, reference: ReferenceData): ModelColour | null {
  const colour = reference.colours.get(colourId);
  return colour ? { colour, images: withMedia(images) } : null;
}

function toPropertyValue([, propertyId, value, number]: PropertyRow, reference: ReferenceData): PropertyValue | null {
  const property = reference.properties.get(propertyId);
  return property ? { property, value, number } : null;
}

const withMedia = (images: readonly StoredImage[]): StoredImage[] =>
  images.map((image) => ({ ...image, path: mediaPath(image.path) }));
