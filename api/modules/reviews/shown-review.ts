import type { Selectable } from 'kysely';
import type { Review } from 'mf-shared/contract';
import type { ReviewsTable } from '../../db/schema/tables.ts';

/** A review as pages get it. */
export const shownReview = (row: Selectable<ReviewsTable>): Review => ({
  id: row.id,
  created: row.created_at.toISOString(),
  rating: row.rating,
  visible_name: row.visible_name,
  comment: row.comment,
  language: row.language,
  size: row.size,
  images: row.images,
  votes_up: row.votes_up,
  votes_down: row.votes_down,
  votes_total: row.votes_up - row.votes_down,
});
