import {
  apiError,
  fetchOrderRequest,
  order,
  orderKeyQuery,
  placeOrderRequest,
  placeOrderResponse,
} from 'mf-shared/contract';
import { z } from 'zod';
import type { Database } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceApp, ServiceContext } from '../../http/service-module.ts';
import { codesOf } from '../checkout/code-tries.ts';
import { findByEmail } from './find-by-email.ts';
import type { OrderServices } from './order-services.ts';
import { placeOnce } from './place-once.ts';
import { hashOrderKey, placeOrder } from './place-order.ts';
import { readOrder } from './read-order.ts';

const minute = '1 minute';
const idempotencyKey = z.object({ 'idempotency-key': z.string().min(8).max(128) });

/**
 * POST /api/orders/, GET /api/orders/{number}/?key=, POST /api/orders/fetch/ (CHECKOUT-41 to CHECKOUT-43, AFTER-15).
 */
export function addOrderRoutes(app: ServiceApp, context: ServiceContext, services: OrderServices): void {
  const once = placeOnce((call) => placeOrder(services, call));

  app.post(
    '/api/orders/',
    {
      config: { access: 'public', rateLimit: { max: context.settings.commerce.ordersPerMinute, timeWindow: minute } },
      schema: { body: placeOrderRequest, response: { 200: placeOrderResponse, '4xx': apiError, 503: apiError } },
    },
    async (request, reply) => {
      const key = idempotencyKey.safeParse(request.headers);
      if (!key.success) throw new Refusal(400, 'idempotency_key_required');
      await context.codeTries.count(request.ip, codesOf(request.body.cart));
      const customer = await context.authenticate(request);
      reply.header('cache-control', 'no-store');
      return once({ body: request.body, key: key.data['idempotency-key'], customer, locale: request.locale });
    },
  );

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
}

async function found(db: Database, filter: Parameters<typeof readOrder>[1], locale: Parameters<typeof readOrder>[2]) {
  const read = await readOrder(db, filter, locale);
  if (!read) throw new Refusal(404, 'order_not_found');
  return read;
}
