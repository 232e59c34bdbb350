import { type Selectable, sql, type Transaction } from 'kysely';
import { isExternalStock } from 'mf-shared/rules/external-stock';
import type { Tables } from '../../db/schema.ts';
import { notifyOfStock } from '../../read-model/stock-notification.ts';
import { type Allocation, allocateStock, type FreeStock, type StockNeed } from './allocate-stock.ts';

/**
 * Promises pieces to an order. Rows are locked in the order (variant, store), which every transaction keeps, so baskets in
 * opposite order cannot block each other for good; the condition on the update is the belt to these braces.
 * @returns null when there are too few pieces; nothing is changed then.
 */
export async function reserveStock(tx: Transaction<Tables>, needs: readonly StockNeed[]): Promise<Allocation[] | null> {
  const ids = [...new Set(needs.map((need) => need.variantId))];
  if (ids.length === 0) return [];
  const { rows } = await sql<FreeStock & Pick<Selectable<Tables['stores']>, 'slug' | 'type'>>`
    SELECT s.variant_id AS "variantId", s.store_id AS "storeId", s.quantity - s.reserved AS free, stores.slug, stores.type
    FROM stock s JOIN stores ON stores.id = s.store_id
    WHERE s.variant_id = ANY(${ids}::integer[]) AND s.quantity > s.reserved AND stores.is_selling
    ORDER BY s.variant_id, s.store_id FOR UPDATE OF s`.execute(tx);
  const shelves = rows.map((row) => ({ ...row, isExternal: isExternalStock(row) }));
  const allocations = allocateStock(needs, shelves);
  if (allocations === null || allocations.length === 0) return allocations;
  const { numAffectedRows } = await sql`
    UPDATE stock s SET reserved = s.reserved + w.amount
    FROM jsonb_to_recordset(${JSON.stringify(allocations)}::jsonb) AS w("variantId" integer, "storeId" integer, amount integer)
    WHERE s.variant_id = w."variantId" AND s.store_id = w."storeId" AND s.quantity - s.reserved >= w.amount`.execute(
    tx,
  );
  if (Number(numAffectedRows) !== allocations.length) throw new Error('stock changed under its lock');
  notifyOfStock(
    tx,
    allocations.map(({ variantId }) => variantId),
  );
  return allocations;
}
