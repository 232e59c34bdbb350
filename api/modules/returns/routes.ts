import {
  apiError,
  exchangeChoices,
  exchangeChoicesRequest,
  ownReturns,
  returnCase,
  returnLetter,
  returnRequest,
  returnSums,
  returnSumsRequest,
  returnTracking,
  withdrawOrderResponse,
} from 'mf-shared/contract';
import { z } from 'zod';
import { callerOf } from '../../http/access.ts';
import type { ServiceApp, ServiceContext, ServiceModule } from '../../http/service-module.ts';
import { sumsOfReturn, withdrawOrder } from '../after-sale/withdraw-order.ts';
import { labelMaker, tryLabel } from '../carrier/make-label.ts';
import { ownOrder } from '../orders/own-order.ts';
import { cancelReturn, trackReturn } from './change-return.ts';
import { endExchanges } from './end-exchanges.ts';
import { findReturn } from './find-return.ts';
import { labelOfReturn } from './label-of-return.ts';
import { listOwnReturns } from './list-own-returns.ts';
import { readExchangeChoices } from './read-exchange-choices.ts';
import { readReturn } from './read-return.ts';
import { staffReturns } from './staff-routes.ts';
import { writeAsBuyer } from './write-on-return.ts';

const hourMs = 3_600_000;
const noStore = 'private, no-store';
const withCode = z.object({ code: z.string().min(8).max(40) });
/** Codes have 60 bits, and nobody gets to try many. */
const fewReads = { max: 60, timeWindow: '1 minute', groupId: 'returns by code' };
/** Each tick asks for the sums anew. */
const manyReads = { max: 120, timeWindow: '1 minute', groupId: 'sums of returns' };
const fewWrites = { max: 30, timeWindow: '1 minute', groupId: 'after the order' };

const byCode = { config: { access: 'guest-key' as const, rateLimit: fewWrites } };
const answer = { 200: returnCase, '4xx': apiError };

/** Returns of buyers, and the staff's side of them (AFTER-34 to AFTER-47, AFTER-50 to AFTER-59). */
export const returns: ServiceModule = (app, context) => {
  void staffReturns(app, context);
  addDeclarationRoutes(app, context);
  addRoutesByCode(app, context);
  endOverdueExchanges(app, context);

  app.get(
    '/api/customer/returns/',
    { config: { access: 'customer' }, schema: { response: { 200: ownReturns } } },
    async (request, reply) => {
      reply.header('cache-control', noStore);
      return listOwnReturns(context.db, context.secret, callerOf(request).id);
    },
  );
};

/** Declaring a return, with what its form asks before: what may be exchanged, and the sums. */
function addDeclarationRoutes(app: ServiceApp, context: ServiceContext): void {
  const { db } = context;
  const makeLabel = labelMaker(db, context.settings.commerce.carrier);

  app.post(
    '/api/returns/',
    { ...byCode, schema: { body: returnRequest, response: { 200: withdrawOrderResponse, '4xx': apiError } } },
    async (request, reply) => {
      reply.header('cache-control', noStore);
      const { order_number, key, email, lines, confirmation, ...form } = request.body;
      const order = await ownOrder(context, request, order_number, request.body);
      const proof = key !== undefined ? 'key' : email !== undefined ? 'email' : 'account';
      const asked = { lines, confirmation, proof, reason: form.message.slice(0, 500), form } as const;
      const declared = await withdrawOrder(context, order.id, asked, request.locale);
      if (declared.code && form.way === 'label') {
        const { row } = await findReturn(db, declared.code);
        await tryLabel(makeLabel, { returnId: row.id }, labelOfReturn(context, row.id), request.log);
      }
      return declared;
    },
  );

  app.post(
    '/api/returns/exchanges/',
    {
      config: { access: 'guest-key', rateLimit: fewReads },
      schema: { body: exchangeChoicesRequest, response: { 200: exchangeChoices, '4xx': apiError } },
    },
    async (request, reply) => {
      reply.header('cache-control', noStore);
      const order = await ownOrder(context, request, request.body.order_number, request.body);
      return readExchangeChoices(context, order.id, request.locale);
    },
  );

  app.post(
    '/api/returns/sums/',
    {
      config: { access: 'guest-key', rateLimit: manyReads },
      schema: { body: returnSumsRequest, response: { 200: returnSums, '4xx': apiError } },
    },
    async (request, reply) => {
      reply.header('cache-control', noStore);
      const order = await ownOrder(context, request, request.body.order_number, request.body);
      return sumsOfReturn(context, order.id, request.body.lines, request.locale);
    },
  );
}

/** What the code of a return opens. */
function addRoutesByCode(app: ServiceApp, { db, secret }: ServiceContext): void {
  app.get(
    '/api/returns/:code/',
    {
      config: { access: 'guest-key', rateLimit: fewReads },
      schema: { params: withCode, response: answer },
    },
    async ({ params, locale }, reply) => {
      reply.header('cache-control', noStore);
      return readReturn(db, secret, await findReturn(db, params.code), locale);
    },
  );

  app.post(
    '/api/returns/:code/cancel/',
    { ...byCode, schema: { params: withCode, response: answer } },
    async ({ params, locale }, reply) => {
      reply.header('cache-control', noStore);
      await cancelReturn(db, params.code, locale);
      return readReturn(db, secret, await findReturn(db, params.code), locale);
    },
  );

  app.post(
    '/api/returns/:code/tracking/',
    { ...byCode, schema: { params: withCode, body: returnTracking, response: answer } },
    async ({ params, body, locale }, reply) => {
      reply.header('cache-control', noStore);
      await trackReturn(db, params.code, body.tracking_code);
      return readReturn(db, secret, await findReturn(db, params.code), locale);
    },
  );

  app.post(
    '/api/returns/:code/messages/',
    { ...byCode, schema: { params: withCode, body: returnLetter, response: answer } },
    async ({ params, body, locale }, reply) => {
      reply.header('cache-control', noStore);
      await writeAsBuyer(db, params.code, body);
      return readReturn(db, secret, await findReturn(db, params.code), locale);
    },
  );
}

/** Ends exchanges whose time is over: at the start, and then each hour. */
function endOverdueExchanges(app: ServiceApp, { db }: ServiceContext): void {
  const endOverdue = () =>
    endExchanges(db, new Date()).catch((error: unknown) => app.log.error({ err: error }, 'exchanges not ended'));
  const watching = setInterval(endOverdue, hourMs).unref();
  app.addHook('onReady', endOverdue);
  app.addHook('onClose', async () => clearInterval(watching));
}
