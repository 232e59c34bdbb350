import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { CatalogueSnapshot } from './catalogue-store.ts';
import type { VariantIds } from './changed-stock.ts';
import { forgetLists } from './forget-lists.ts';
import type { Model, Stock } from './model.ts';
import type { StockRow } from './model-rows.ts';
import { readRows } from './read-rows.ts';
import { availabilityMark } from './stock-facts.ts';

const noStock: Stock = {};

/** Variants whose stock one statement reads, before other requests get their turn. */
const sliceSize = 5000;

/**
 * Takes over the stock of variants from the database. A product's page is made anew at each change, lists only when
 * what they show of it changes: which stores have it, whether it can be ordered.
 */
export async function refreshStock(db: Database, snapshot: CatalogueSnapshot, variantIds: VariantIds): Promise<void> {
  const ids = variantIds === 'all' ? [...snapshot.catalogue.variants.keys()] : variantIds;
  for (let from = 0; from < ids.length; from += sliceSize) {
    await refreshSlice(db, snapshot, ids.slice(from, from + sliceSize));
    if (from + sliceSize < ids.length) await nextTurn();
  }
}

async function refreshSlice(db: Database, snapshot: CatalogueSnapshot, ids: readonly number[]): Promise<void> {
  const rows = await readRows<{ row: StockRow }>(
    db,
    sql`SELECT json_build_array(s.variant_id, json_object_agg(s.store_id, s.quantity - s.reserved)) AS "row"
      FROM stock s JOIN stores o ON o.id = s.store_id AND o.is_selling
      WHERE s.quantity > s.reserved AND s.variant_id = ANY(${`{${ids.join()}}`}::int[]) GROUP BY s.variant_id`,
  );
  const stocks = new Map(rows.map(({ row }) => row));
  const variants = ids.flatMap((id) => snapshot.catalogue.variants.get(id) ?? []);
  const models = new Map<Model, string>();
  for (const { model } of variants) if (!models.has(model)) models.set(model, availabilityMark(model));
  for (const variant of variants) {
    const stock = stocks.get(variant.id) ?? noStock;
    if (!isSame(stock, variant.stock)) variant.stock = stock;
  }
  for (const [model, before] of models) {
    snapshot.answers.forget(`model:${model.id}`);
    if (availabilityMark(model) !== before) forgetLists(snapshot, model);
  }
}

function isSame(one: Stock, other: Stock): boolean {
  const stores = Object.keys(one);
  return stores.length === Object.keys(other).length && stores.every((id) => one[id] === other[id]);
}
