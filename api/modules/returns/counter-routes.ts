import {
  apiError,
  counterExchangesRequest,
  counterQuery,
  counterRequest,
  counterResponse,
  counterSumsRequest,
  exchangeChoices,
  order,
  returnSums,
} from 'mf-shared/contract';
import { callerOf, requireStore } from '../../http/access.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { sumsOfReturn } from '../after-sale/withdraw-order.ts';
import { readExchangeChoices } from './read-exchange-choices.ts';
import { findAtCounter, orderByNumber, takeAtCounter } from './take-at-counter.ts';

const noStore = 'private, no-store';
const forStaff = { config: { access: 'returns.take' as const } };

/** Goods of the shop's orders that come back over the counter of a store (AFTER-110, AFTER-111). */
export const counterReturns: ServiceModule = (app, context) => {
  app.get(
    '/api/staff/returns/counter/',
    { ...forStaff, schema: { querystring: counterQuery, response: { 200: order, '4xx': apiError } } },
    async ({ query, locale }, reply) => {
      reply.header('cache-control', noStore);
      return findAtCounter(context, query, locale);
    },
  );

  app.post(
    '/api/staff/returns/counter/',
    { ...forStaff, schema: { body: counterRequest, response: { 200: counterResponse, '4xx': apiError } } },
    async (request, reply) => {
      reply.header('cache-control', noStore);
      const { id: actorId } = callerOf(request);
      if (request.body.confirmation !== undefined) requireStore(callerOf(request), request.body.store);
      return takeAtCounter(context, { asked: request.body, actorId, locale: request.locale });
    },
  );

  app.post(
    '/api/staff/returns/counter/sums/',
    { ...forStaff, schema: { body: counterSumsRequest, response: { 200: returnSums, '4xx': apiError } } },
    async ({ body, locale }, reply) => {
      reply.header('cache-control', noStore);
      const { id } = await orderByNumber(context.db, body.order_number);
      // Over the counter it costs nothing (AFTER-47).
      return { ...(await sumsOfReturn(context, id, body.lines, locale)), fees: [] };
    },
  );

  app.post(
    '/api/staff/returns/counter/exchanges/',
    { ...forStaff, schema: { body: counterExchangesRequest, response: { 200: exchangeChoices, '4xx': apiError } } },
    async ({ body, locale }, reply) => {
      reply.header('cache-control', noStore);
      const { id } = await orderByNumber(context.db, body.order_number);
      return readExchangeChoices(context, id, locale);
    },
  );
};
