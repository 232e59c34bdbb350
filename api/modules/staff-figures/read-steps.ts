import { sql } from 'kysely';
import { returnReason, type SalesFigures } from 'mf-shared/contract';
import type { Executor } from '../../db/schema.ts';
import { readRows } from '../../read-model/read-rows.ts';
import { isWithin } from './figure-days.ts';
import { isOfStore, wasSold } from './read-sales.ts';

/** How far the orders of these days came. */
export async function readSteps(db: Executor, days: number, storeId: number | null): Promise<SalesFigures['steps']> {
  const [steps] = await readRows<SalesFigures['steps']>(
    db,
    sql`SELECT count(*)::int AS placed, count(*) FILTER (WHERE ${wasSold})::int AS sold,
        count(*) FILTER (WHERE status = 'delivered')::int AS delivered,
        count(*) FILTER (WHERE EXISTS (SELECT FROM returns r WHERE r.order_id = orders.id
          AND r.outcome IS DISTINCT FROM 'revoked'))::int AS returned
      FROM orders WHERE ${isWithin(sql`placed_at`, days)} AND ${isOfStore(storeId)}`,
  );
  return steps ?? { placed: 0, sold: 0, delivered: 0, returned: 0 };
}

/** Carts of customers with an account that hold something now; those of others stand in their browsers alone. */
export async function countCarts(db: Executor): Promise<number> {
  const [found] = await readRows<{ carts: number }>(
    db,
    sql`SELECT count(*)::int AS carts FROM customers WHERE is_active AND cart_content ~ '"products"\\s*:\\s*\\[\\s*[^\\]\\s]'`,
  );
  return found?.carts ?? 0;
}

/** Why pieces come back that were declared in these days: of orders, and of purchases in stores. What was taken back does not count. */
export async function readReasons(
  db: Executor,
  days: number,
  storeId: number | null,
): Promise<SalesFigures['returns']> {
  const [ofReturns, ofStoreReturns] =
    storeId === null
      ? [sql`true`, sql`true`]
      : [sql`r.received_store = ${storeId}`, sql`coalesce(s.return_store_id, s.store_id) = ${storeId}`];
  const rows = await readRows<{ reason: string | null; pieces: number }>(
    db,
    sql`SELECT reason, sum(amount)::int AS pieces FROM (
        SELECT l ->> 'reason' AS reason, (l ->> 'amount')::int AS amount
        FROM returns r, jsonb_array_elements(r.lines) l
        WHERE r.outcome IS DISTINCT FROM 'revoked' AND ${isWithin(sql`r.declared_at`, days)} AND ${ofReturns}
        UNION ALL
        SELECT w.reason, w.amount FROM store_returns s JOIN store_return_rows w ON w.store_return_id = s.id
        WHERE s.status <> 'cancelled' AND ${isWithin(sql`s.submitted_at`, days)} AND ${ofStoreReturns}) pieces
      GROUP BY reason ORDER BY pieces DESC, reason`,
  );
  const known = new Map<SalesFigures['returns'][number]['reason'], number>();
  for (const { reason, pieces } of rows) {
    const named = returnReason.nullable().catch(null).parse(reason);
    known.set(named, (known.get(named) ?? 0) + pieces);
  }
  return [...known].map(([reason, pieces]) => ({ reason, pieces }));
}
