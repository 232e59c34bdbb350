import { sql } from 'kysely';
import type { Executor } from '../../db/schema.ts';

/** What was moved of the records that an account has once for a product or a review. */
export interface ChosenRecords {
  reviews: number;
  /** Older reviews of a product that both accounts reviewed. */
  reviews_ended: number;
  votes: number;
  wishes: number;
}

interface Accounts {
  keptId: number;
  otherId: number;
}

/**
 * Moves reviews, votes and wishes. A person has one review of a product, the newest; one vote about a review, the kept
 * account's; and one wish for a product.
 */
export async function chooseRecords(tx: Executor, accounts: Accounts): Promise<ChosenRecords> {
  const { keptId, otherId } = accounts;
  const reviews_ended = await endOlderReviews(tx, accounts);
  await sql`DELETE FROM review_votes v WHERE v.customer_id = ${otherId}
    AND EXISTS (SELECT FROM review_votes k WHERE k.customer_id = ${keptId} AND k.review_id = v.review_id)`.execute(tx);
  await sql`DELETE FROM wishlist_items w WHERE w.customer_id = ${otherId}
    AND EXISTS (SELECT FROM wishlist_items k WHERE k.customer_id = ${keptId} AND k.model_id = w.model_id)`.execute(tx);
  const move = async (table: 'reviews' | 'review_votes' | 'wishlist_items') => {
    const moved = await tx
      .updateTable(table)
      .set({ customer_id: keptId })
      .where('customer_id', '=', otherId)
      .executeTakeFirst();
    return Number(moved.numUpdatedRows);
  };
  const moved = { reviews: await move('reviews'), votes: await move('review_votes') };
  return { ...moved, reviews_ended, wishes: await move('wishlist_items') };
}

async function endOlderReviews(tx: Executor, { keptId, otherId }: Accounts): Promise<number> {
  const ended = await sql<{ status: string }>`DELETE FROM reviews r USING reviews n
    WHERE r.model_id = n.model_id AND (r.created_at, r.id) < (n.created_at, n.id)
      AND (r.customer_id, n.customer_id) IN ((${keptId}::int, ${otherId}::int), (${otherId}::int, ${keptId}::int))
    RETURNING r.status`.execute(tx);
  // The product's rating follows.
  if (ended.rows.some(({ status }) => status === 'published')) await sql`SELECT bump_catalogue_version()`.execute(tx);
  return ended.rows.length;
}
