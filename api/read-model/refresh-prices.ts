import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { CatalogueSnapshot } from './catalogue-store.ts';
import { forgetLists } from './forget-lists.ts';
import { type PriceRow, pricesOfModels } from './model-rows.ts';
import { collectPrices } from './price-table.ts';
import { readRows } from './read-rows.ts';

/**
 * Takes over the prices that changed since the snapshot's, product by product (FRESH-5). What a version brings anew is not
 * looked at: a product that had no price is read with the next one.
 */
export async function refreshPrices(db: Database, snapshot: CatalogueSnapshot): Promise<void> {
  const { catalogue, answers } = snapshot;
  const [now] = await readRows<{ prices: number }>(db, sql`SELECT prices FROM catalogue_version`);
  if (!now || now.prices === catalogue.pricesVersion) return;
  const changed = await readRows<{ model_id: number }>(
    db,
    sql`SELECT model_id FROM price_changes WHERE changed_in > ${catalogue.pricesVersion}`,
  );
  const ids = changed.map(({ model_id }) => model_id);
  const prices = collectPrices(
    await readRows<PriceRow>(db, sql.raw(pricesOfModels(`p.model_id IN (${ids.join() || 0})`))),
  );
  for (const id of ids) {
    const model = catalogue.models.get(id);
    const ofModel = prices.ofModel(id);
    if (!model || !ofModel) continue;
    model.prices = ofModel;
    for (const variant of model.variants) variant.prices = prices.ofVariant(variant.id);
    answers.forget(`model:${id}`);
    forgetLists(snapshot, model);
  }
  catalogue.pricesVersion = now.prices;
}
