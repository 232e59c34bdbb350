import { apiError, fetchOrderRequest, order, orderKeyQuery } from 'mf-shared/contract';
import { z } from 'zod';
import type { Database } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { findByEmail } from '../orders/find-by-email.ts';
import { hashOrderKey } from '../orders/order-key.ts';
import { readOrder } from './read-order.ts';

/** GET /api/orders/{number}/?key=, POST /api/orders/fetch/ (CHECKOUT-42, CHECKOUT-43, AFTER-15). */
export const buyerOrders: ServiceModule = (app, context) => {
  app.get(
    '/api/orders/:number/',
    {
      config: { access: 'guest-key' },
      schema: {
        params: z.object({ number: z.string().max(40) }),
        querystring: orderKeyQuery,
        response: { 200: order, '4xx': apiError },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const keyHash = hashOrderKey(request.query.key);
      return found(context.db, { number: request.params.number, keyHash }, request.locale);
    },
  );

  app.post(
    '/api/orders/fetch/',
    {
      config: { access: 'public' },
      schema: { body: fetchOrderRequest, response: { 200: order, '4xx': apiError } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const { email, order_number } = request.body;
      const filter = { number: order_number.trim(), email: email.trim() };
      return findByEmail(context.db, request, filter, (wanted) => readOrder(context.db, wanted, request.locale));
    },
  );
};

async function found(db: Database, filter: Parameters<typeof readOrder>[1], locale: Parameters<typeof readOrder>[2]) {
  const read = await readOrder(db, filter, locale);
  if (!read) throw new Refusal(404, 'order_not_found');
  return read;
}
