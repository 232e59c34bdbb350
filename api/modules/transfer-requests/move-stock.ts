import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { Pick } from './plan-picks.ts';

const picked = (picks: readonly Pick[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(picks)}::jsonb) AS p("variantId" integer, "storeId" integer, amount integer)`;

/** Locks the shelves that are picked from, in the order that every transaction keeps (variant, store). */
async function lockShelves(tx: Transaction<Tables>, picks: readonly Pick[]): Promise<void> {
  await sql`SELECT 1 FROM stock s JOIN ${picked(picks)} ON s.variant_id = p."variantId" AND s.store_id = p."storeId"
    ORDER BY s.variant_id, s.store_id FOR UPDATE OF s`.execute(tx);
}

/** The first pick that its shelf cannot give, free pieces told; null when all can be had. Locks the shelves. */
export async function findShortPick(tx: Transaction<Tables>, picks: readonly Pick[]): Promise<Pick | null> {
  await lockShelves(tx, picks);
  const { rows } = await sql<Pick>`
    SELECT p."variantId", p."storeId", coalesce(s.quantity - s.reserved, 0) AS amount
    FROM ${picked(picks)} LEFT JOIN stock s ON s.variant_id = p."variantId" AND s.store_id = p."storeId"
    WHERE coalesce(s.quantity - s.reserved, 0) < p.amount
    ORDER BY p."variantId", p."storeId" LIMIT 1`.execute(tx);
  return rows[0] ?? null;
}

/** Adds to what shelves hold and promise, told per picked piece. */
export async function changeShelves(
  tx: Transaction<Tables>,
  picks: readonly Pick[],
  perPiece: { quantity: -1 | 0; reserved: -1 | 0 | 1 },
): Promise<void> {
  await lockShelves(tx, picks);
  await sql`UPDATE stock s SET quantity = s.quantity + p.amount * ${perPiece.quantity}::integer,
      reserved = s.reserved + p.amount * ${perPiece.reserved}::integer
    FROM ${picked(picks)} WHERE s.variant_id = p."variantId" AND s.store_id = p."storeId"`.execute(tx);
}

/** Puts what was sent onto the shelves of the store that asked for it. */
export async function putOnShelves(tx: Transaction<Tables>, picks: readonly Pick[], toStoreId: number): Promise<void> {
  await sql`INSERT INTO stock (variant_id, store_id, quantity)
    SELECT p."variantId", ${toStoreId}, sum(p.amount) FROM ${picked(picks)}
    GROUP BY p."variantId" ORDER BY p."variantId"
    ON CONFLICT (variant_id, store_id) DO UPDATE SET quantity = stock.quantity + excluded.quantity`.execute(tx);
}
