import {
  apiError,
  cancelOrderRequest,
  cancelOrderResponse,
  difference,
  differenceRequest,
  payDifferenceRequest,
  payDifferenceResponse,
  withdrawOrderRequest,
  withdrawOrderResponse,
} from 'mf-shared/contract';
import { z } from 'zod';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceApp, ServiceContext, ServiceModule } from '../../http/service-module.ts';
import { translate } from '../../texts/translate.ts';
import { cancellationWords } from '../orders/cancellation-words.ts';
import { ownOrder } from '../orders/own-order.ts';
import { mailCancelLink } from './cancel-link.ts';
import { cancelOrder } from './cancel-order.ts';
import { giveUpExchange } from './give-up-exchange.ts';
import { payDifference, readDifference } from './pay-difference.ts';
import { withdrawOrder } from './withdraw-order.ts';

const params = z.object({ number: z.string().max(40) });
/** One limit for both. */
const rateLimit = { max: 30, timeWindow: '1 minute', groupId: 'after the order' };

const reading = { max: 60, timeWindow: '1 minute', groupId: 'differences' };

/** POST /api/orders/{number}/cancel/, …/withdraw/ and …/difference/ (AFTER-19, AFTER-23, AFTER-95). */
export const afterSale: ServiceModule = (app, context) => {
  addCancellationRoutes(app, context);
  addDifferenceRoutes(app, context);
};

/** Cancelling an order, and withdrawing from it. */
function addCancellationRoutes(app: ServiceApp, context: ServiceContext): void {
  app.post(
    '/api/orders/:number/cancel/',
    {
      config: { access: 'guest-key', rateLimit },
      schema: { params, body: cancelOrderRequest, response: { 200: cancelOrderResponse, '4xx': apiError } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { number } = request.params;
      const { key, email, reason } = request.body;
      const order = await ownOrder(context, request, number, request.body);
      if (key === undefined && email !== undefined) {
        const status = await mailCancelLink(context.db, order.id);
        return {
          order_number: number,
          step: 'mailed' as const,
          status,
          message: translate(request.locale, 'cancellation.mailed'),
        };
      }
      const status = await cancelOrder(context.payments, order.id, { reason, locale: request.locale });
      const words = status === 'cancelled' ? 'done' : `received${await cancellationWords(context.db, order.id)}`;
      const message = translate(request.locale, `cancellation.${words}`);
      return { order_number: number, step: 'cancelled' as const, status, message };
    },
  );

  app.post(
    '/api/orders/:number/withdraw/',
    {
      config: { access: 'guest-key', rateLimit },
      schema: { params, body: withdrawOrderRequest, response: { 200: withdrawOrderResponse, '4xx': apiError } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { key, email } = request.body;
      const order = await ownOrder(context, request, request.params.number, request.body);
      const proof = key !== undefined ? 'key' : email !== undefined ? 'email' : 'account';
      return withdrawOrder(context, order.id, { ...request.body, proof }, request.locale);
    },
  );
}

/** The difference in price of an exchange: reading it, paying it, or giving the exchange up. */
function addDifferenceRoutes(app: ServiceApp, context: ServiceContext): void {
  app.get(
    '/api/orders/:number/difference/',
    {
      config: { access: 'guest-key', rateLimit: reading },
      schema: { params, querystring: differenceRequest, response: { 200: difference, '4xx': apiError } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const order = await ownOrder(context, request, request.params.number, request.query);
      return readDifference(context, order.id, request.locale);
    },
  );

  app.post(
    '/api/orders/:number/difference/pay/',
    {
      config: { access: 'guest-key', rateLimit },
      schema: {
        params,
        body: payDifferenceRequest,
        response: { 200: payDifferenceResponse, '4xx': apiError, 503: apiError },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const order = await ownOrder(context, request, request.params.number, request.body);
      return payDifference(context, { orderId: order.id, slug: request.body.payment_method });
    },
  );

  app.post(
    '/api/orders/:number/difference/give-up/',
    {
      config: { access: 'guest-key', rateLimit },
      schema: { params, body: differenceRequest, response: { 200: difference, '4xx': apiError } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const order = await ownOrder(context, request, request.params.number, request.body);
      const ended = await giveUpExchange(context.payments, {
        ...{ orderId: order.id, because: 'buyer', locale: request.locale },
      });
      if (ended === 'waits') throw new Refusal(409, 'payment_under_way');
      return readDifference(context, order.id, request.locale);
    },
  );
}
