import { type RawBuilder, sql } from 'kysely';
import type {
  Locale,
  StaffReview,
  StaffReviewsResponse,
  staffReviewRequest,
  staffReviewsQuery,
} from 'mf-shared/contract';
import type { z } from 'zod';
import { inTransaction } from '../../db/in-transaction.ts';
import { likePattern, searchWords } from '../../db/like-pattern.ts';
import type { Database } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { pageFacts, pageRange } from '../../http/staff-page.ts';
import type { Catalogue } from '../../read-model/catalogue.ts';
import { modelPath } from '../../read-model/list-item.ts';
import { noteWrite } from '../audit/note-write.ts';
import { shownReview } from './shown-review.ts';

/** One page of the reviews of a status: those that wait the oldest first, others the newest first. */
export async function readStaffReviews(
  db: Database,
  catalogue: Catalogue,
  { status, q, model_id, page }: z.output<typeof staffReviewsQuery>,
  locale: Locale,
): Promise<StaffReviewsResponse> {
  let found = db.selectFrom('reviews').where('status', '=', status);
  if (model_id !== undefined) found = found.where('model_id', '=', model_id);
  for (const word of searchWords(q)) found = found.where(standsIn(word));
  const { total } = await found.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  const { limit, offset } = pageRange(Number(total), page);
  const order = status === 'pending' ? 'asc' : 'desc';
  const rows = await found
    .selectAll()
    .orderBy('created_at', order)
    .orderBy('id', order)
    .limit(limit)
    .offset(offset)
    .execute();
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
    ...pageFacts(Number(total), page),
  };
}

function standsIn(word: string): RawBuilder<boolean> {
  const pattern = likePattern(word);
  return sql<boolean>`(lower(reviews.comment) LIKE ${pattern} OR lower(reviews.visible_name) LIKE ${pattern}
    OR EXISTS (SELECT FROM model_texts t WHERE t.model_id = reviews.model_id AND lower(t.name) LIKE ${pattern}))`;
}

/** Publishes or rejects a review, and the product's rating follows; kept in the audit log. @throws Refusal */
export async function moderateReview(
  db: Database,
  actorId: number,
  reviewId: number,
  { status, was }: z.output<typeof staffReviewRequest>,
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
    if (was !== undefined && was !== before.status) throw new Refusal(409, 'changed_meanwhile');
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
