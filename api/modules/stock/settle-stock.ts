import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { deferStockNotification, notifyOfStock } from '../../read-model/stock-notification.ts';

/** Locks the shelves of an order's held reservations in the order that every transaction keeps (variant, store). */
async function lockHeldStock(tx: Transaction<Tables>, orderId: number): Promise<boolean> {
  const { rows } = await sql<{ variant_id: number }>`
    SELECT s.variant_id, ${deferStockNotification} FROM reservations r JOIN stock s ON s.variant_id = r.variant_id AND s.store_id = r.store_id
    WHERE r.order_id = ${orderId} AND r.status = 'held'
    ORDER BY s.variant_id, s.store_id FOR UPDATE OF s`.execute(tx);
  notifyOfStock(
    tx,
    rows.map(({ variant_id }) => variant_id),
  );
  return rows.length > 0;
}

/** The reserved pieces leave the shelf: the goods are the buyer's. */
export async function takeReservedStock(tx: Transaction<Tables>, orderId: number): Promise<void> {
  if (!(await lockHeldStock(tx, orderId))) return;
  await sql`
    WITH taken AS (UPDATE reservations SET status = 'taken', settled_at = now()
      WHERE order_id = ${orderId} AND status = 'held' RETURNING variant_id, store_id, amount)
    UPDATE stock s SET quantity = s.quantity - taken.amount, reserved = s.reserved - taken.amount
    FROM taken WHERE s.variant_id = taken.variant_id AND s.store_id = taken.store_id`.execute(tx);
}

/** The reserved pieces can be sold again. */
export async function releaseReservedStock(tx: Transaction<Tables>, orderId: number): Promise<void> {
  if (!(await lockHeldStock(tx, orderId))) return;
  await sql`
    WITH released AS (UPDATE reservations SET status = 'released', settled_at = now()
      WHERE order_id = ${orderId} AND status = 'held' RETURNING variant_id, store_id, amount)
    UPDATE stock s SET reserved = s.reserved - released.amount
    FROM released WHERE s.variant_id = released.variant_id AND s.store_id = released.store_id`.execute(tx);
}
