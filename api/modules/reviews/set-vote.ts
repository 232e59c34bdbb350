import { inTransaction } from '../../db/in-transaction.ts';
import type { Database } from '../../db/schema.ts';

/**
 * Sets or, with `null`, clears a customer's vote; the counts are kept by the database.
 * @returns the review's counts, or null where there is no such review.
 */
export async function setVote(db: Database, customerId: number, reviewId: number, vote: 'up' | 'down' | 'null') {
  return inTransaction(db, async (transaction) => {
    const review = await transaction
      .selectFrom('reviews')
      .select('id')
      .where('id', '=', reviewId)
      .where('status', '=', 'published')
      .forUpdate()
      .executeTakeFirst();
    if (!review) return null;
    if (vote === 'null')
      await transaction
        .deleteFrom('review_votes')
        .where('review_id', '=', reviewId)
        .where('customer_id', '=', customerId)
        .execute();
    else
      await transaction
        .insertInto('review_votes')
        .values({ review_id: reviewId, customer_id: customerId, is_up: vote === 'up' })
        .onConflict((conflict) => conflict.columns(['review_id', 'customer_id']).doUpdateSet({ is_up: vote === 'up' }))
        .execute();
    const { votes_up, votes_down } = await transaction
      .selectFrom('reviews')
      .select(['votes_up', 'votes_down'])
      .where('id', '=', reviewId)
      .executeTakeFirstOrThrow();
    return { votes_up, votes_down, votes_total: votes_up - votes_down };
  });
}
