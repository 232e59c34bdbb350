import { apiError, fetchOrderRequest, orderKeyQuery, orderWithStory } from 'mf-shared/contract';
import { z } from 'zod';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { findByEmail } from '../orders/find-by-email.ts';
import { hashOrderKey } from '../orders/order-key.ts';
import { readOrderWithStory } from './read-order.ts';

/** GET /api/orders/{number}/?key=, POST /api/orders/fetch/ (CHECKOUT-42, CHECKOUT-43, AFTER-15). */
export const buyerOrders: ServiceModule = (app, context) => {
  app.get(
    '/api/orders/:number/',
    {
      config: { access: 'guest-key' },
      schema: {
        params: z.object({ number: z.string().max(40) }),
        querystring: orderKeyQuery,
        response: { 200: orderWithStory, '4xx': apiError },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const keyHash = hashOrderKey(request.query.key);
      const filter = { number: request.params.number, keyHash };
      const found = await readOrderWithStory(context, filter, { reader: 'buyer', locale: request.locale });
      if (!found) throw new Refusal(404, 'order_not_found');
      return found;
    },
  );

  app.post(
    '/api/orders/fetch/',
    {
      config: { access: 'public' },
      schema: { body: fetchOrderRequest, response: { 200: orderWithStory, '4xx': apiError } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const { email, order_number } = request.body;
      const filter = { number: order_number.trim(), email: email.trim() };
      return findByEmail(context.db, request, filter, (wanted) =>
        readOrderWithStory(context, wanted, { reader: 'stranger', locale: request.locale }),
      );
    },
  );
};
