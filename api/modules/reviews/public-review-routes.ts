import { reviewsQuery, reviewsResponse } from 'mf-shared/contract';
import { z } from 'zod';
import { callerOf } from '../../http/access.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { readReviews } from './read-reviews.ts';
import { setVote } from './set-vote.ts';

const voteRequest = z.object({
  review_id: z.number().int(),
  review_vote: z.enum(['up', 'down', 'null']),
  customer_id: z.number().int().nullish(),
});
const voteResponse = z.object({
  votes_up: z.number().int(),
  votes_down: z.number().int(),
  votes_total: z.number().int(),
});

export const publicReviewRoutes: ServiceModule = (app, { db, catalogue }) => {
  app.get(
    '/api/product_reviews/',
    { config: { access: 'public' }, schema: { querystring: reviewsQuery, response: { 200: reviewsResponse } } },
    async (request, reply) => {
      if (!catalogue.catalogue.models.get(request.query.model_id)?.is_public)
        throw new Refusal(404, 'product_not_found');
      reply.header('cache-control', 'public, max-age=5');
      return readReviews(db, request.query);
    },
  );

  app.post(
    '/api/review_votes/',
    {
      config: { access: 'customer', rateLimit: { max: 60, timeWindow: '1 minute' } },
      schema: { body: voteRequest, response: { 200: voteResponse } },
    },
    async (request) => {
      // The caller is told by the token; customer_id of the body is what pages send and is not believed.
      const votes = await setVote(db, callerOf(request).id, request.body.review_id, request.body.review_vote);
      if (!votes) throw new Refusal(404, 'review_not_found');
      return votes;
    },
  );
};
