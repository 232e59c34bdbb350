import { sql } from 'kysely';
import { availabilityOf, type Stock } from 'mf-shared/rules/availability';
import type { Executor } from '../../db/schema.ts';
import { readRows } from '../../read-model/read-rows.ts';

/**
 * Which of the variants anybody can order now, by the rule of the product's page (AVAIL-2, AVAIL-10, AVAIL-11). It is asked of
 * the database: this process may not have heard yet what another one sold.
 */
export async function orderableVariants(db: Executor, variantIds: readonly number[]): Promise<number[]> {
  if (variantIds.length === 0) return [];
  const rows = await readRows<Stock & { id: number }>(
    db,
    sql`SELECT v.id, v.on_order OR m.on_order AS "isOnOrder", v.blocked_stock AS "isBlockedStock",
        v.shipping_time_number AS "dispatchNumber",
        (SELECT coalesce(sum(s.quantity - s.reserved), 0)::int FROM stock s
          JOIN stores o ON o.id = s.store_id AND o.is_selling
          WHERE s.variant_id = v.id AND s.quantity > s.reserved) AS "inStock"
      FROM variants v JOIN product_models m ON m.id = v.model_id AND m.is_public AND NOT m.campaign_only
      WHERE v.is_active AND v.id = ANY(${`{${variantIds.join()}}`}::int[])`,
  );
  return rows.filter((row) => ['in-stock', 'on-order'].includes(availabilityOf(row))).map(({ id }) => id);
}
