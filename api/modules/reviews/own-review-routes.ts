import { done, ownReviewResponse, reviewRequest } from 'mf-shared/contract';
import { z } from 'zod';
import { callerOf } from '../../http/access.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { removeReview } from './remove-review.ts';
import { readOwnReview, writeReview } from './write-review.ts';

const few = { max: 30, timeWindow: '1 minute' };

/** A customer's own reviews of bought products (REVIEW-19). */
export const ownReviewRoutes: ServiceModule = (app, { db, catalogue }) => {
  app.get(
    '/api/reviews/own/',
    {
      config: { access: 'customer' },
      schema: { querystring: z.object({ model_id: z.coerce.number().int() }), response: { 200: ownReviewResponse } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return readOwnReview(db, callerOf(request).id, request.query.model_id);
    },
  );

  app.post(
    '/api/reviews/',
    {
      config: { access: 'customer', rateLimit: few },
      schema: { body: reviewRequest, response: { 201: ownReviewResponse } },
    },
    async (request, reply) => {
      if (!catalogue.catalogue.models.has(request.body.model_id)) throw new Refusal(404, 'product_not_found');
      const wish = { ...request.body, language: request.locale };
      return reply.code(201).send(await writeReview(db, callerOf(request).id, wish));
    },
  );

  app.delete(
    '/api/reviews/:id/',
    {
      config: { access: 'customer', rateLimit: few },
      schema: { params: z.object({ id: z.coerce.number().int() }), response: { 200: done } },
    },
    async (request) => {
      await removeReview(db, callerOf(request).id, request.params.id);
      return { ok: true } as const;
    },
  );
};
