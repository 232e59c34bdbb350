import { z } from 'zod';
import { lineOfText } from './accounts.ts';
import { rowIdInPath } from './row-id.ts';
import { pagedAnswer, staffPage } from './staff-pages.ts';

/** Rule REVIEW-1. `rating` 0–10, `size` the fit scale 2, 4, 6, 8, 10. */
export const review = z.object({
  id: z.number().int(),
  created: z.string(),
  rating: z.number(),
  visible_name: z.string(),
  comment: z.string(),
  /** What the comment is written in: `sv`. */
  language: z.string(),
  size: z.number().int().nullable(),
  images: z.array(z.object({ url: z.string() })),
  votes_up: z.number().int(),
  votes_down: z.number().int(),
  votes_total: z.number().int(),
});
export type Review = z.infer<typeof review>;
export const reviewsQuery = z.object({
  model_id: z.coerce.number().int(),
  size: z.coerce.number().int().min(1).max(1000).default(10),
  page: z.coerce.number().int().min(1).default(1),
  sort: z.enum(['date', 'votes', 'stars']).default('date'),
});
export const reviewsResponse = z.object({
  results: z.array(review),
  max_pages: z.number().int(),
  count: z.number().int(),
  average_size: z.number().nullable(),
});
export type ReviewsResponse = z.infer<typeof reviewsResponse>;

/** A review waits until staff publish it; a rejected one is seen by its writer only. */
export const reviewStatus = z.enum(['pending', 'published', 'rejected']);
export type ReviewStatus = z.infer<typeof reviewStatus>;

/** The fit scale (REVIEW-6). */
const fit = z.union([z.literal(2), z.literal(4), z.literal(6), z.literal(8), z.literal(10)]);

/** POST /api/reviews/ */
export const reviewRequest = z.object({
  model_id: z.number().int(),
  /** Ten is five stars, so that halves are whole numbers. */
  rating: z.number().int().min(1).max(10),
  size: fit.nullable().default(null),
  visible_name: lineOfText(60).min(1),
  comment: z.string().trim().min(1).max(4000),
});
export type ReviewRequest = z.infer<typeof reviewRequest>;

export const ownReview = review.extend({ status: reviewStatus });
export type OwnReview = z.infer<typeof ownReview>;
/** GET /api/reviews/own/?model_id= */
export const ownReviewResponse = z.object({ has_bought: z.boolean(), review: ownReview.nullable() });
export type OwnReviewResponse = z.infer<typeof ownReviewResponse>;

/** GET /api/staff/reviews/?model_id= : what waits for a decision, oldest first. */
export const staffReview = ownReview.extend({
  model_id: z.number().int(),
  /** Its product in the reader's language; null where the shop does not know it any more. */
  product: z.object({ name: z.string(), manufacturer: z.string(), path: z.string() }).nullable(),
});
export type StaffReview = z.infer<typeof staffReview>;
/** GET /api/staff/reviews/: those that wait, the oldest first; others the newest first. */
export const staffReviewsQuery = z.object({
  status: reviewStatus.default('pending'),
  /** Words of the review, of its writer's shown name, or of the product's name. */
  q: lineOfText(100).default(''),
  model_id: rowIdInPath.optional(),
  page: staffPage,
});
export const staffReviewsResponse = z.object({ results: z.array(staffReview), ...pagedAnswer });
export type StaffReviewsResponse = z.infer<typeof staffReviewsResponse>;
/** POST /api/staff/reviews/{id}/. `was`: what was read; a colleague's decision is not turned round unseen. */
export const staffReviewRequest = z.object({ status: z.enum(['published', 'rejected']), was: reviewStatus.optional() });
