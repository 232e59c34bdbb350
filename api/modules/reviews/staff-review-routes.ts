import { done, staffReviewRequest, staffReviewsResponse } from 'mf-shared/contract';
import { z } from 'zod';
import { callerOf } from '../../http/access.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { moderateReview, readWaitingReviews } from './moderate-reviews.ts';

/** Staff decide which reviews the shop shows (REVIEW-22). */
export const staffReviewRoutes: ServiceModule = (app, { db, catalogue }) => {
  app.get(
    '/api/staff/reviews/',
    {
      config: { access: 'reviews.work' },
      schema: {
        querystring: z.object({ model_id: z.coerce.number().int().optional() }),
        response: { 200: staffReviewsResponse },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { locale, query } = request;
      return readWaitingReviews(db, catalogue.catalogue, { modelId: query.model_id, locale });
    },
  );

  app.post(
    '/api/staff/reviews/:id/',
    {
      config: { access: 'reviews.work' },
      schema: {
        params: z.object({ id: z.coerce.number().int() }),
        body: staffReviewRequest,
        response: { 200: done },
      },
    },
    async (request) => {
      await moderateReview(db, callerOf(request).id, request.params.id, request.body.status);
      return { ok: true } as const;
    },
  );
};
