import { sql } from 'kysely';
import type { ReviewsResponse, reviewsQuery } from 'mf-shared/contract';
import type { z } from 'zod';
import type { Executor } from '../../db/schema.ts';

/** A page of a product's reviews: by date (newest first), votes (up minus down) or stars (spec: catalogue §4 Review votes). */
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
    results: rows.map((row) => ({
      id: row.id,
      created: row.created_at.toISOString(),
      rating: row.rating,
      visible_name: row.visible_name,
      comment: row.comment,
      size: row.size,
      images: row.images,
      votes_up: row.votes_up,
      votes_down: row.votes_down,
      votes_total: row.votes_up - row.votes_down,
    })),
    max_pages: Math.max(1, Math.ceil(count / size)),
    count,
    average_size: average,
  };
}
