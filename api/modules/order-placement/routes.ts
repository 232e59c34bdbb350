import { apiError, placeOrderRequest, placeOrderResponse } from 'mf-shared/contract';
import { z } from 'zod';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { buyerOf } from '../acting/acting-for.ts';
import { codesOf } from '../checkout/code-tries.ts';
import { placeOnce } from './place-once.ts';
import { placeOrder } from './place-order.ts';

const minute = '1 minute';
const idempotencyKey = z.object({ 'idempotency-key': z.string().min(8).max(128) });

/** POST /api/orders/ (CHECKOUT-41). */
export const orderPlacement: ServiceModule = (app, context) => {
  const once = placeOnce((call) => placeOrder(context, call));

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
      const caller = await context.authenticate(request);
      const customer = await buyerOf(context.db, caller);
      const actorId = caller && customer?.id !== caller.id ? caller.id : null;
      reply.header('cache-control', 'no-store');
      const call = { body: request.body, key: key.data['idempotency-key'], customer, actorId, locale: request.locale };
      return once(call);
    },
  );
};
