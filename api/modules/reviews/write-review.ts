import type { OwnReviewResponse, ReviewRequest } from 'mf-shared/contract';
import type { Database, Executor } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { plainReviewText } from './plain-review-text.ts';
import { shownReview } from './shown-review.ts';

/** Whether the customer has bought the product: an order that was paid and not cancelled (REVIEW-19). */
async function hasBought(db: Executor, customerId: number, modelId: number): Promise<boolean> {
  const bought = await db
    .selectFrom('orders as o')
    .innerJoin('order_lines as l', 'l.order_id', 'o.id')
    .select('o.id')
    .where('o.customer_id', '=', customerId)
    .where('l.model_id', '=', modelId)
    .where('o.status', 'not in', ['pending_payment', 'manual_cancellation', 'cancelled'])
    .limit(1)
    .executeTakeFirst();
  return bought !== undefined;
}

export async function readOwnReview(db: Executor, customerId: number, modelId: number): Promise<OwnReviewResponse> {
  const row = await db
    .selectFrom('reviews')
    .selectAll()
    .where('model_id', '=', modelId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return {
    has_bought: row !== undefined || (await hasBought(db, customerId, modelId)),
    review: row ? { ...shownReview(row), status: row.status } : null,
  };
}

/** One review per customer and product, which waits for staff. @throws Refusal */
export async function writeReview(
  db: Database,
  customerId: number,
  wish: ReviewRequest & { language: string },
): Promise<OwnReviewResponse> {
  const comment = plainReviewText(wish.comment);
  const visible_name = plainReviewText(wish.visible_name);
  const empty = Object.entries({ comment, visible_name }).filter(([, words]) => words === '');
  if (empty.length > 0)
    throw new Refusal(400, 'invalid_request', {
      fields: Object.fromEntries(empty.map(([field]) => [field, 'validation.required'])),
    });
  if (!(await hasBought(db, customerId, wish.model_id))) throw new Refusal(403, 'review_needs_purchase');
  const { model_id, rating, size, language } = wish;
  const written = await db
    .insertInto('reviews')
    .values({ model_id, rating, size, language, comment, visible_name, customer_id: customerId, status: 'pending' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!written) throw new Refusal(409, 'review_exists');
  return readOwnReview(db, customerId, model_id);
}
