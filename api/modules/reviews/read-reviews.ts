import { sql } from 'kysely';
import type { ReviewsResponse, reviewsQuery } from 'mf-shared/contract';
import type { z } from 'zod';
import type { Executor } from '../../db/schema.ts';
import { shownReview } from './shown-review.ts';

/** A page of a product's reviews: by date (newest first), votes (up minus down) or stars (REVIEW-4). */
export async function readReviews(
  db: Executor,
  { model_id, size, page, sort }: z.infer<typeof reviewsQuery>,
): Promise<ReviewsResponse> {
  const published = db.selectFrom('reviews').where('model_id', '=', model_id).where('status', '=', 'published');
  const { count, average } = await published
    .select((eb) => [eb.fn.countAll<number>().as('count'), sql<number | null>`avg(size)::float8`.as('average')])
    .executeTakeFirstOrThrow();
  const order = { date: sql`created_at`, votes: sql`votes_up - votes_down`, stars: sql`rating` }[sort];
  const rows = await published
    .selectAll()
    .orderBy(order, 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return {
    results: rows.map(shownReview),
    max_pages: Math.max(1, Math.ceil(count / size)),
    count,
    average_size: average,
  };
}
