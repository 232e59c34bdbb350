import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../db/schema.ts';
import { beginHistory, inheritHistory } from './price-history.ts';

const columns = sql`regular_minor, active_minor, club_minor, discount_free_minor, ends_at`;

/** Writers of prices take turns, and an import with them: it holds the same lock while it writes prices. */
export const lockPrices = (tx: Executor) => sql`SELECT pg_advisory_xact_lock(hashtext('havu prices'))`.execute(tx);

/**
 * Brings prices to what is said, with their history; under `lockPrices`.
 * @param prices rows `s` with all columns of a price
 * @returns ids of the prices that changed
 */
export async function writePrices(tx: Executor, prices: RawBuilder<unknown>): Promise<{ id: number }[]> {
  await inheritHistory(tx, prices);
  const { rows: changed } = await sql<{
    id: number;
  }>`INSERT INTO prices AS t (model_id, variant_id, tax_area_id, ${columns})
      SELECT model_id, variant_id, tax_area_id, ${columns} FROM ${prices} s
      ON CONFLICT (model_id, variant_id, tax_area_id) DO UPDATE SET regular_minor = excluded.regular_minor,
        active_minor = excluded.active_minor, club_minor = excluded.club_minor,
        discount_free_minor = excluded.discount_free_minor, ends_at = excluded.ends_at
      WHERE (t.regular_minor, t.active_minor, t.club_minor, t.discount_free_minor, t.ends_at) IS DISTINCT FROM
        (excluded.regular_minor, excluded.active_minor, excluded.club_minor, excluded.discount_free_minor, excluded.ends_at)
      RETURNING t.id`.execute(tx);
  await beginHistory(tx, prices);
  return changed;
}
