import { sql } from 'kysely';
import type { Executor } from './schema.ts';

/**
 * Enters what staff may do to products beside one another, but not while an import runs: it has read all products and brands
 * long before it writes them. @returns false while one does
 */
export async function enterProducts(tx: Executor): Promise<boolean> {
  const { rows } = await sql<{
    isIn: boolean;
  }>`SELECT pg_try_advisory_xact_lock_shared(hashtext('havu import of products')) AS "isIn"`.execute(tx);
  return rows[0]?.isIn ?? false;
}

/** Numbers of products, variants and brands go on from the highest: whoever makes some comes one after the other. */
export const takeProductTurn = (tx: Executor) =>
  sql`SELECT pg_advisory_xact_lock(hashtext('havu new products'))`.execute(tx);

/** Waits until nobody is in products; until the transaction ends nobody gets in. */
export const holdProducts = (tx: Executor) =>
  sql`SELECT pg_advisory_xact_lock(hashtext('havu import of products'))`.execute(tx);
