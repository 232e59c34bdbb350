import { sql } from 'kysely';
import type { Executor } from '../db/schema.ts';
import { beginHistory, inheritHistory } from '../modules/prices/price-history.ts';
import { lockPrices } from '../modules/prices/write-prices.ts';
import {
  type Counts,
  changedRows,
  mergeRows,
  note,
  noteDifferent,
  numberOf,
  replaceRows,
  touchedModels,
} from './merge-rows.ts';

/** Rows of products that the files have, which are replaced; rows of other products stay. */
const ofStagedModels = sql`t.model_id IN (SELECT id FROM import_product_models)`;
const vanishedModels = sql`FROM product_models t WHERE t.key IS NOT NULL
  AND NOT EXISTS (SELECT FROM import_product_models s WHERE s.id = t.id)`;
const vanishedVariants = sql`FROM variants t WHERE t.is_active AND ${ofStagedModels}
  AND NOT EXISTS (SELECT FROM import_variants s WHERE s.id = t.id)`;
const childTables = [
  'model_texts',
  'model_groups',
  'model_colours',
  'model_properties',
  'model_tags',
  'model_labelling',
] as const;

/**
 * Brings models, variants and prices to what the files say. A variant that vanished can no longer be bought; it stays for
 * the orders that have it.
 * @param keep whether products that the files do not name stay as they are.
 */
export async function mergeProducts(
  tx: Executor,
  keep: boolean,
): Promise<Record<'products' | 'variants' | 'prices', Counts>> {
  await sql`CREATE TEMP TABLE ${touchedModels} (id integer PRIMARY KEY) ON COMMIT DROP`.execute(tx);
  await sql`CREATE TEMP TABLE import_known_variants ON COMMIT DROP AS SELECT id FROM variants`.execute(tx);
  await noteDifferent(tx, 'product_models', 'id');
  await noteDifferent(tx, 'variants', 'model_id');
  await noteDifferent(tx, 'prices', 'model_id');
  await freeSlugs(tx);
  const models = await mergeRows(tx, 'product_models');
  for (const table of childTables)
    await replaceRows(tx, { table, owner: 'model_id', owners: ofStagedModels, onChange: (query) => note(tx, query) });
  await note(tx, sql`SELECT DISTINCT t.model_id ${vanishedVariants}`);
  const goneVariants = await changedRows(
    tx,
    sql`UPDATE variants SET is_active = false WHERE id IN (SELECT t.id ${vanishedVariants})`,
  );
  await freeChoices(tx);
  const variants = await mergeRows(tx, 'variants');
  const prices = await mergePrices(tx);
  const goneModels = keep
    ? 0
    : await changedRows(
        tx,
        sql`UPDATE product_models SET is_public = false, removed_at = now()
          WHERE id IN (SELECT t.id ${vanishedModels} AND t.removed_at IS NULL)`,
      );
  const touched = await numberOf(tx, sql`SELECT FROM ${touchedModels}`);
  return {
    products: {
      new: models.new,
      changed: touched - models.new,
      unchanged: models.new + models.changed + models.unchanged - touched,
      vanished: goneModels,
    },
    variants: { ...variants, vanished: goneVariants },
    prices: { ...prices, vanished: 0 },
  };
}

/** Two products may change their slugs with each other, and a new one may have that of one that vanished. */
async function freeSlugs(tx: Executor): Promise<void> {
  await sql`UPDATE product_models t SET slug = t.slug || '-' || t.id FROM import_product_models s
    WHERE s.slug = t.slug AND s.id <> t.id
      AND NOT EXISTS (SELECT FROM import_product_models o WHERE o.id = t.id)`.execute(tx);
  await sql`UPDATE product_models t SET slug = '~' || t.id FROM import_product_models s
    WHERE s.id = t.id AND s.slug <> t.slug`.execute(tx);
}

/** Two variants may change their colours and sizes with each other. */
const freeChoices = (tx: Executor) =>
  sql`UPDATE variants t SET is_active = false FROM import_variants s WHERE s.id = t.id AND t.is_active
    AND (s.colour_id, s.size_name, s.type_id) IS DISTINCT FROM (t.colour_id, t.size_name, t.type_id)`.execute(tx);

/** Prices with their history. A variant that comes with these files has no price of before. */
async function mergePrices(tx: Executor): Promise<Omit<Counts, 'vanished'>> {
  const stagedPrices = sql`import_prices`;
  const ofKnownVariants = sql`(SELECT * FROM import_prices WHERE variant_id IN (SELECT id FROM import_known_variants))`;
  await lockPrices(tx);
  await inheritHistory(tx, ofKnownVariants);
  const counts = await mergeRows(tx, 'prices');
  await beginHistory(tx, stagedPrices);
  return counts;
}
