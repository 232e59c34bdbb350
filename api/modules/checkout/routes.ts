import { apiError, checkoutRequest, checkoutResponse, pickupPoints, pickupPointsQuery } from 'mf-shared/contract';
import type { ServiceModule } from '../../http/service-module.ts';
import { buyerOf } from '../acting/acting-for.ts';
import { checkoutAnswer } from './checkout-answer.ts';
import { checkoutFacts } from './checkout-facts.ts';
import { codesOf } from './code-tries.ts';
import { nearPoints } from './near-points.ts';
import { withKlarnaOrder } from './read-only-order.ts';
import { buyerView, validateCart } from './validate-cart.ts';

/** POST /api/checkout/ (CART-61) and GET /api/pickup-points/ (CHECKOUT-18). */
export const checkout: ServiceModule = (app, context) => {
  app.post(
    '/api/checkout/',
    {
      config: {
        access: 'public',
        isCountedHere: true,
        rateLimit: { max: context.settings.commerce.checkoutsPerMinute, timeWindow: '1 minute' },
      },
      schema: { body: checkoutRequest, response: { 200: checkoutResponse, '4xx': apiError } },
    },
    async (request, reply) => {
      const customer = await buyerOf(context.db, await context.authenticate(request));
      await context.codeTries.count(request.ip, codesOf(request.body));
      const view = await buyerView(context, { cart: request.body, customer, locale: request.locale });
      const cart = await validateCart(context.db, request.body, view);
      reply.header('cache-control', 'no-store');
      const answer = checkoutAnswer(cart, view);
      return withKlarnaOrder(context.payments, request.body.klarna_global_checkout_id, answer, view.locale);
    },
  );

  app.get(
    '/api/pickup-points/',
    {
      config: { access: 'public' },
      schema: { querystring: pickupPointsQuery, response: { 200: pickupPoints, '4xx': apiError } },
    },
    async (request, reply) => {
      const { postal_code, country } = request.query;
      const facts = await checkoutFacts(context.db, context.catalogue.catalogue);
      const points = facts.pickupPoints.get(country.toLowerCase()) ?? [];
      const carriers = new Map(points.map((point) => [point.id, point.carrier]));
      reply.header('cache-control', 'public, max-age=300');
      return nearPoints(postal_code, points, '').map((point) => ({ ...point, carrier: carriers.get(point.id) ?? '' }));
    },
  );
};
