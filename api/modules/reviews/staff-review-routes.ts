import {
  apiError,
  done,
  idInPath,
  staffReviewRequest,
  staffReviewsQuery,
  staffReviewsResponse,
} from 'mf-shared/contract';
import { callerOf } from '../../http/access.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { moderateReview, readStaffReviews } from './moderate-reviews.ts';

/** Staff decide which reviews the shop shows (REVIEW-22). */
export const staffReviewRoutes: ServiceModule = (app, { db, catalogue }) => {
  app.get(
    '/api/staff/reviews/',
    {
      config: { access: 'reviews.work' },
      schema: {
        querystring: staffReviewsQuery,
        response: { 200: staffReviewsResponse, '4xx': apiError },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return readStaffReviews(db, catalogue.catalogue, request.query, request.locale);
    },
  );

  app.post(
    '/api/staff/reviews/:id/',
    {
      config: { access: 'reviews.work' },
      schema: {
        params: idInPath,
        body: staffReviewRequest,
        response: { 200: done, '4xx': apiError },
      },
    },
    async (request) => {
      await moderateReview(db, callerOf(request).id, request.params.id, request.body);
      return { ok: true } as const;
    },
  );
};
