import {
  apiError,
  ownStoreReturns,
  returnTracking,
  storeReturn,
  storeReturnLetter,
  storeReturnRequest,
} from 'mf-shared/contract';
import { codeOfStoreReturn, storeReturnCode } from 'mf-shared/rules/store-return-fields';
import { z } from 'zod';
import { callerOf } from '../../http/access.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceApp, ServiceContext, ServiceModule } from '../../http/service-module.ts';
import { caseCode, caseCodeHash } from '../secrets/case-code.ts';
import { cancelAsBuyer, trackAsBuyer } from './change-store-return.ts';
import { fileStoreReturn } from './file-store-return.ts';
import { listOwnStoreReturns } from './list-store-returns.ts';
import { readStoreReturn } from './read-store-return.ts';
import { writeAsBuyer } from './write-on-store-return.ts';

const noStore = 'private, no-store';
const withCode = z.object({ code: z.string().min(8).max(40) });
/** Codes have 60 bits, and nobody gets to try many. */
const fewReads = { max: 60, timeWindow: '1 minute', groupId: 'store returns by code' };
const fewWrites = { max: 20, timeWindow: '1 minute', groupId: 'writing store returns' };

/** A buyer's own returns of what was bought in a store. */
export const buyerStoreReturns: ServiceModule = (app, context) => {
  addFilingRoutes(app, context);
  addRoutesByCode(app, context);
};

/** Filing a return, and the list of a signed-in customer's returns. */
function addFilingRoutes(app: ServiceApp, context: ServiceContext): void {
  const { db, catalogue, secret } = context;

  app.post(
    '/api/store-returns/',
    {
      config: { access: 'guest-key', rateLimit: fewWrites },
      schema: { body: storeReturnRequest, response: { 200: storeReturn, '4xx': apiError } },
    },
    async (request, reply) => {
      reply.header('cache-control', noStore);
      const customer = await context.authenticate(request);
      const filing = { asked: request.body, customerId: customer?.id ?? null, language: request.locale, takenBy: null };
      return caseOf(context, { id: await fileStoreReturn(context, filing) });
    },
  );

  app.get(
    '/api/customer/store-returns/',
    { config: { access: 'customer' }, schema: { response: { 200: ownStoreReturns } } },
    async (request, reply) => {
      reply.header('cache-control', noStore);
      return listOwnStoreReturns(db, { secret, catalogue: catalogue.catalogue }, callerOf(request).id);
    },
  );
}

/** What the code of a return opens. */
function addRoutesByCode(app: ServiceApp, context: ServiceContext): void {
  const { db } = context;

  app.get(
    '/api/store-returns/:code/',
    {
      config: { access: 'guest-key', rateLimit: fewReads },
      schema: { params: withCode, response: { 200: storeReturn, '4xx': apiError } },
    },
    async ({ params }, reply) => {
      reply.header('cache-control', noStore);
      return caseOf(context, params);
    },
  );

  app.post(
    '/api/store-returns/:code/messages/',
    {
      config: { access: 'guest-key', rateLimit: fewWrites },
      schema: { params: withCode, body: storeReturnLetter, response: { 200: storeReturn, '4xx': apiError } },
    },
    async ({ params, body }, reply) => {
      reply.header('cache-control', noStore);
      await writeAsBuyer(db, hashOf(params.code), body);
      return caseOf(context, params);
    },
  );

  app.post(
    '/api/store-returns/:code/tracking/',
    {
      config: { access: 'guest-key', rateLimit: fewWrites },
      schema: { params: withCode, body: returnTracking, response: { 200: storeReturn, '4xx': apiError } },
    },
    async ({ params, body }, reply) => {
      reply.header('cache-control', noStore);
      await trackAsBuyer(db, hashOf(params.code), body.tracking_code);
      return caseOf(context, params);
    },
  );

  app.post(
    '/api/store-returns/:code/cancel/',
    {
      config: { access: 'guest-key', rateLimit: fewWrites },
      schema: { params: withCode, response: { 200: storeReturn, '4xx': apiError } },
    },
    async ({ params }, reply) => {
      reply.header('cache-control', noStore);
      await cancelAsBuyer(db, hashOf(params.code));
      return caseOf(context, params);
    },
  );
}

const hashOf = (code: string) => caseCodeHash('store-return', codeOfStoreReturn(code) ?? '');

async function caseOf(context: ServiceContext, filter: { id: string } | { code: string }) {
  const { db, catalogue, secret } = context;
  const query = db.selectFrom('store_returns').selectAll();
  const row = await ('id' in filter
    ? query.where('id', '=', filter.id)
    : query.where('code_hash', '=', hashOf(filter.code))
  ).executeTakeFirst();
  if (!row) throw new Refusal(404, 'return_not_found');
  const { returnAddress } = context.settings;
  const reading = { secret, catalogue: catalogue.catalogue, returnAddress, isStaff: false };
  return {
    ...(await readStoreReturn(db, row, reading)),
    code: storeReturnCode(caseCode(secret, 'store-return', row.id)),
  };
}
