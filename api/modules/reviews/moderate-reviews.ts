import { sql } from 'kysely';
import type { Locale, ReviewStatus, StaffReview, StaffReviewsResponse } from 'mf-shared/contract';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Catalogue } from '../../read-model/catalogue.ts';
import { modelPath } from '../../read-model/list-item.ts';
import { noteWrite } from '../audit/note-write.ts';
import { shownReview } from './shown-review.ts';

/** The most reviews that one sitting decides on. */
const mostShown = 100;

/** Reviews that wait for a decision, oldest first, of one product or of all. */
export async function readWaitingReviews(
  db: Database,
  catalogue: Catalogue,
  { modelId, locale }: { modelId: number | undefined; locale: Locale },
): Promise<StaffReviewsResponse> {
  let waiting = db.selectFrom('reviews').selectAll().where('status', '=', 'pending');
  if (modelId !== undefined) waiting = waiting.where('model_id', '=', modelId);
  const rows = await waiting.orderBy('created_at').orderBy('id').limit(mostShown).execute();
  const texts = await catalogue.textsOf(locale);
  const productOf = (id: number): StaffReview['product'] => {
    const model = catalogue.models.get(id);
    const name = texts.get(id)?.name;
    return model && name ? { name, manufacturer: model.manufacturer.name, path: modelPath(model, locale) } : null;
  };
  return {
    results: rows.map((row) => ({
      ...shownReview(row),
      status: row.status,
      model_id: row.model_id,
      product: productOf(row.model_id),
    })),
  };
}

/** Publishes or rejects a review, and the product's rating follows; kept in the audit log. @throws Refusal */
export async function moderateReview(
  db: Database,
  actorId: number,
  reviewId: number,
  status: Exclude<ReviewStatus, 'pending'>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await tx
      .selectFrom('reviews')
      .select('status')
      .where('id', '=', reviewId)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw new Refusal(404, 'review_not_found');
    if (before.status === status) return;
    await tx.updateTable('reviews').set({ status }).where('id', '=', reviewId).execute();
    await noteWrite(tx, actorId, {
      action: 'review.status',
      entity: 'review',
      entityId: String(reviewId),
      before,
      after: { status },
    });
    if (before.status === 'published' || status === 'published') await sql`SELECT bump_catalogue_version()`.execute(tx);
  });
}
