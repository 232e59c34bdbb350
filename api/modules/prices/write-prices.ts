import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../db/schema.ts';
import { readRows } from '../../read-model/read-rows.ts';
import { beginHistory, inheritHistory } from './price-history.ts';

const columns = sql`regular_minor, active_minor, club_minor, discount_free_minor, ends_at`;

/** Writers of prices take turns, and an import with them: it holds the same lock while it writes prices. */
export const lockPrices = (tx: Executor) => sql`SELECT pg_advisory_xact_lock(hashtext('havu prices'))`.execute(tx);

/**
 * Brings prices to what is said, with their history, and has every process take them over (FRESH-5); under `lockPrices`.
 * @param prices rows `s` with all columns of a price
 * @returns whose prices changed, once for each price
 */
export async function writePrices(tx: Executor, prices: RawBuilder<unknown>): Promise<{ model_id: number }[]> {
  const brings = await bringsProducts(tx, prices);
  await inheritHistory(tx, prices);
  const { rows: changed } = await sql<{
    model_id: number;
  }>`INSERT INTO prices AS t (model_id, variant_id, tax_area_id, ${columns})
      SELECT model_id, variant_id, tax_area_id, ${columns} FROM ${prices} s
      ON CONFLICT (model_id, variant_id, tax_area_id) DO UPDATE SET regular_minor = excluded.regular_minor,
        active_minor = excluded.active_minor, club_minor = excluded.club_minor,
        discount_free_minor = excluded.discount_free_minor, ends_at = excluded.ends_at
      WHERE (t.regular_minor, t.active_minor, t.club_minor, t.discount_free_minor, t.ends_at) IS DISTINCT FROM
        (excluded.regular_minor, excluded.active_minor, excluded.club_minor, excluded.discount_free_minor, excluded.ends_at)
      RETURNING t.model_id`.execute(tx);
  await beginHistory(tx, prices);
  if (brings) await sql`SELECT bump_catalogue_version()`.execute(tx);
  else if (changed.length > 0)
    await sql`SELECT note_price_changes(${`{${changed.map(({ model_id }) => model_id).join()}}`}::int[])`.execute(tx);
  return changed;
}

/** Whether a product gets its first price: it is in no catalogue that was read before. */
async function bringsProducts(tx: Executor, prices: RawBuilder<unknown>): Promise<boolean> {
  const rows = await readRows<{ model_id: number }>(
    tx,
    sql`SELECT s.model_id FROM ${prices} s WHERE s.variant_id IS NULL AND NOT EXISTS (SELECT FROM prices p
      WHERE p.model_id = s.model_id AND p.variant_id IS NULL AND p.tax_area_id = s.tax_area_id) LIMIT 1`,
  );
  return rows.length > 0;
}
