import { sql } from 'kysely';
import type { Executor } from '../db/schema.ts';
import { loadStock } from './load-stock.ts';
import type { Model } from './model.ts';
import {
  type ColourRow,
  type GroupLinkRow,
  type ModelRow,
  modelQueries,
  type PriceRow,
  type PropertyRow,
  pricesOfModels,
  type RatingRow,
  type TagRow,
  type VariantRow,
} from './model-rows.ts';
import { type ModelChunk, ModelPacker, type ModelTable, type PriceColumns, PricePacker } from './model-table.ts';
import { columnReader } from './packed-column.ts';
import { openPackedModels } from './packed-models.ts';
import { collectPrices } from './price-table.ts';
import { readRows } from './read-rows.ts';
import type { ReferenceData } from './reference-data.ts';

/** How many ids' rows one statement reads; bounds the size of an answer in large shops. */
const chunkSize = 4000;

interface Range {
  low: number;
  high: number;
}

/** Reads all models that have a price, with their variants. */
export async function loadModels(db: Executor, reference: ReferenceData): Promise<ModelTable> {
  const bounds = 'SELECT coalesce(min(id), 1) AS low, coalesce(max(id), 0) AS high FROM product_models';
  const [{ low, high } = { low: 1, high: 0 }] = await readRows<Range>(db, sql.raw(bounds));
  const packer = new ModelPacker();
  for (let from = low; from <= high; from += chunkSize)
    packer.add(await readChunk(db, { low: from, high: from + chunkSize }), (id) => reference.manufacturers.has(id));
  return packer.finish();
}

/** The prices of a table's models as they stand now; null where a model has none any more. */
export async function loadPrices(
  db: Executor,
  { ids, variantIds, firstVariants }: ModelTable,
): Promise<PriceColumns | null> {
  const packer = new PricePacker();
  for (let from = 0; from < ids.length; from += chunkSize) {
    const to = Math.min(from + chunkSize, ids.length);
    const within = `p.model_id >= ${ids[from]} AND p.model_id <= ${ids[to - 1]}`;
    const prices = collectPrices(await readRows<PriceRow>(db, sql.raw(pricesOfModels(within))));
    for (let row = from; row < to; row += 1) {
      const ofModel = prices.ofModel(ids[row] ?? 0);
      if (!ofModel) return null;
      packer.addModel(ofModel);
      for (let at = firstVariants[row] ?? 0; at < (firstVariants[row + 1] ?? 0); at += 1)
        packer.addVariant(prices.ofVariant(variantIds[at] ?? 0));
    }
  }
  return packer.finish();
}

/**
 * A model as it stands in the database now, with the variants that are not for sale yet, which nobody can order; null
 * where it has no price.
 */
export async function loadPreview(db: Executor, reference: ReferenceData, modelId: number): Promise<Model | null> {
  const packer = new ModelPacker();
  const chunk = await readChunk(db, { low: modelId, high: modelId + 1 }, modelQueries.previewVariants);
  packer.add(chunk, (id) => reference.manufacturers.has(id));
  const table = packer.finish();
  const stock = await loadStock(db, table.variantIds, columnReader(table.variants.isForSale));
  const { models } = openPackedModels(table, stock, reference);
  return models[0] ?? null;
}

async function readChunk(
  db: Executor,
  { low, high }: Range,
  variants: typeof modelQueries.variants = modelQueries.variants,
): Promise<ModelChunk> {
  const objects = <T>(query: (low: number, high: number) => string) => readRows<T>(db, sql.raw(query(low, high)));
  const arrays = async <T extends unknown[]>(query: (low: number, high: number) => string) =>
    (await objects<{ row: T }>(query)).map(({ row }) => row);
  const byModel = async <T extends [number, ...unknown[]]>(query: (low: number, high: number) => string) =>
    Map.groupBy(await arrays<T>(query), ([modelId]) => modelId);
  return {
    models: await objects<ModelRow>(modelQueries.models),
    prices: collectPrices(await objects<PriceRow>(modelQueries.prices)),
    groups: await byModel<GroupLinkRow>(modelQueries.groups),
    colours: await byModel<ColourRow>(modelQueries.colours),
    properties: await byModel<PropertyRow>(modelQueries.properties),
    tags: await byModel<TagRow>(modelQueries.tags),
    ratings: new Map((await arrays<RatingRow>(modelQueries.ratings)).map((row) => [row[0], row])),
    variants: Map.groupBy(await objects<VariantRow>(variants), (row) => row.model_id),
  };
}
