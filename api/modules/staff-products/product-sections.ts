import { type RawBuilder, sql } from 'kysely';
import type { Locale, ProductTexts, productWrites } from 'mf-shared/contract';
import type { Executor } from '../../db/schema.ts';
import { readRows } from '../../read-model/read-rows.ts';
import { baseTaxAreaId } from '../../read-model/tax-rates.ts';
import { lockPrices, writePrices } from '../prices/write-prices.ts';

/** A part of a product that is read, saved and undone as a whole. */
export interface Section<State extends object> {
  action: (typeof productWrites)[number];
  /** Reads what is stored; null where there is nothing yet. */
  read(db: Executor, modelId: number): Promise<State | null>;
  /** Stores it, and has every process read it anew. */
  write(tx: Executor, modelId: number, next: State): Promise<void>;
  /** What an undo brings back, where that is not all that stood there before. */
  back?(before: State, now: State): State;
  /** What the log tells of a state that is more than words and numbers. */
  inLines?(state: State): Record<string, unknown>;
}

/** In euro cents. */
export interface StoredPrice {
  regular_minor: number;
  active_minor: number;
  club_minor: number | null;
}

export const priceSection: Section<StoredPrice> = {
  action: 'product_price',
  read: async (db, modelId) =>
    (await db
      .selectFrom('prices')
      .select(['regular_minor', 'active_minor', 'club_minor'])
      .where('model_id', '=', modelId)
      .where('variant_id', 'is', null)
      .where('tax_area_id', '=', baseTaxAreaId)
      .executeTakeFirst()) ?? null,
  write: async (tx, modelId, next) => {
    await lockPrices(tx);
    await writePrices(tx, priceRow(modelId, null, next));
  },
};

/** A price in the base tax area, as it is written; an offer that stays ends when it did. */
export const priceRow = (
  modelId: number,
  variantId: number | null,
  { regular_minor, active_minor, club_minor }: StoredPrice,
): RawBuilder<unknown> =>
  sql`(SELECT ${modelId}::int AS model_id, ${variantId}::int AS variant_id, ${baseTaxAreaId}::int AS tax_area_id,
    ${regular_minor}::int AS regular_minor, ${active_minor}::int AS active_minor, ${club_minor}::int AS club_minor,
    ${regular_minor}::int AS discount_free_minor,
    (SELECT ends_at FROM prices WHERE model_id = ${modelId} AND variant_id IS NOT DISTINCT FROM ${variantId}::int
      AND tax_area_id = ${baseTaxAreaId} AND active_minor = ${active_minor}) AS ends_at)`;

interface StoredPriceRow extends StoredPrice {
  variant_id: number | null;
  tax_area_id: number;
  discount_free_minor: number;
  ends_at: string | null;
}

/** All prices of a product: its own in the base tax area, then those of its variants and of other areas. */
export interface StoredPrices extends StoredPrice {
  prices: StoredPriceRow[];
}

/** All prices of products; one without a price of its own is left out. */
export async function readPrices(db: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, StoredPrices>> {
  const rows = await readRows<StoredPriceRow & { model_id: number }>(
    db,
    sql`SELECT model_id, variant_id, tax_area_id, regular_minor, active_minor, club_minor, discount_free_minor, ends_at
      FROM prices WHERE model_id = ANY(${`{${ids.join()}}`}::int[])
      ORDER BY model_id, tax_area_id <> ${baseTaxAreaId}, tax_area_id, variant_id NULLS FIRST`,
  );
  const states = new Map<number, StoredPrices>();
  for (const { model_id, ends_at, ...rest } of rows) {
    const row = { ...rest, ends_at: ends_at && new Date(ends_at).toISOString() };
    const { variant_id, tax_area_id, regular_minor, active_minor, club_minor } = row;
    const known = states.get(model_id);
    if (known) known.prices.push(row);
    else if (variant_id === null && tax_area_id === baseTaxAreaId)
      states.set(model_id, { regular_minor, active_minor, club_minor, prices: [row] });
  }
  return states;
}

export async function writeAllPrices(tx: Executor, states: ReadonlyMap<number, StoredPrices>): Promise<void> {
  const rows = [...states].flatMap(([model_id, { prices }]) => prices.map((row) => ({ model_id, ...row })));
  await lockPrices(tx);
  await writePrices(
    tx,
    sql`(SELECT * FROM json_to_recordset(${JSON.stringify(rows)}::json) AS r(model_id int, variant_id int,
      tax_area_id int, regular_minor int, active_minor int, club_minor int, discount_free_minor int,
      ends_at timestamptz))`,
  );
}

export const pricesSection: Section<StoredPrices> = {
  action: 'product_prices',
  read: async (db, modelId) => (await readPrices(db, [modelId])).get(modelId) ?? null,
  write: (tx, modelId, next) => writeAllPrices(tx, new Map([[modelId, next]])),
};

export const visibilitySection: Section<{ is_public: boolean }> = {
  action: 'product_visibility',
  read: async (db, modelId) =>
    (await db.selectFrom('product_models').select('is_public').where('id', '=', modelId).executeTakeFirst()) ?? null,
  write: async (tx, modelId, { is_public }) => {
    await tx.updateTable('product_models').set({ is_public }).where('id', '=', modelId).execute();
    await sql`SELECT bump_catalogue_version()`.execute(tx);
  },
};

export type StoredTexts = ProductTexts & { locale: Locale; is_manual: boolean };

export const textsSection = (locale: Locale): Section<StoredTexts> => ({
  action: 'product_texts',
  read: async (db, modelId) =>
    (await db
      .selectFrom('model_texts')
      .select(['locale', 'is_manual', 'name', 'short_description', 'description', 'tagline', 'model_notice'])
      .select(['meta_description', 'long_description_html'])
      .where('model_id', '=', modelId)
      .where('locale', '=', locale)
      .executeTakeFirst()) ?? null,
  write: async (tx, modelId, texts) => {
    await tx
      .insertInto('model_texts')
      .values({ ...texts, model_id: modelId })
      .onConflict((conflict) => conflict.columns(['model_id', 'locale']).doUpdateSet(texts))
      .execute();
    await sql`SELECT bump_catalogue_version()`.execute(tx);
  },
});
