import { sql } from 'kysely';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';

/** A customer takes the own review back; the product's rating follows. @throws Refusal */
export async function removeReview(db: Database, customerId: number, reviewId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const removed = await tx
      .deleteFrom('reviews')
      .where('id', '=', reviewId)
      .where('customer_id', '=', customerId)
      .returning('status')
      .executeTakeFirst();
    if (!removed) throw new Refusal(404, 'review_not_found');
    if (removed.status === 'published') await sql`SELECT bump_catalogue_version()`.execute(tx);
  });
}
