import { sql } from 'kysely';
import type { Executor } from '../../db/schema.ts';
import { readRows } from '../../read-model/read-rows.ts';
import { baseTaxAreaId } from '../../read-model/tax-rates.ts';

/**
 * The lowest price of each product within 30 days, in cents: what shoppers see a lower price compared with that begins then
 * (PRODUCT-68). @param at the end of the 30 days; today's price, which is among them, is taken to stay until then
 */
export async function readLowestPrices(
  db: Executor,
  ids: readonly number[],
  at: Date = new Date(),
): Promise<ReadonlyMap<number, number>> {
  const rows = await readRows<{ model_id: number; lowest: number }>(
    db,
    sql`SELECT model_id, min(active_minor) AS lowest FROM price_history
      WHERE model_id = ANY(${`{${ids.join()}}`}::int[]) AND variant_id IS NULL AND tax_area_id = ${baseTaxAreaId}
        AND (valid_to IS NULL OR valid_to > ${at}::timestamptz - interval '30 days') GROUP BY model_id`,
  );
  return new Map(rows.map(({ model_id, lowest }) => [model_id, lowest]));
}
