import {
  apiError,
  counterStoreReturn,
  heldCase,
  holdCase as holdCaseRequest,
  moveStoreReturn,
  payStoreReturn,
  placePieces,
  rowIdInPath,
  staffLetter,
  staffStoreReturn,
  staffStoreReturnsQuery,
  staffStoreReturnsResponse,
} from 'mf-shared/contract';
import { z } from 'zod';
import { callerOf, requireStore } from '../../http/access.ts';
import type { ServiceApp, ServiceContext, ServiceModule } from '../../http/service-module.ts';
import { holdCase } from '../case-holders/hold-case.ts';
import { fileStoreReturn } from './file-store-return.ts';
import { listStoreReturns } from './list-store-returns.ts';
import { readStaffStoreReturn } from './read-staff-store-return.ts';
import { moveAsStaff, payAsStaff, placeAsStaff, writeAsStaff } from './write-on-store-return.ts';

const noStore = 'private, no-store';
const withNumber = z.object({ number: rowIdInPath });

/** The staff's side of returns of what was bought in a store. */
export const staffStoreReturns: ServiceModule = (app, context) => {
  addReadingRoutes(app, context);
  addCounterRoutes(app, context);
  addDecisionRoutes(app, context);
};

/** The list of returns, and one of them. */
function addReadingRoutes(app: ServiceApp, context: ServiceContext): void {
  const { db, catalogue } = context;

  app.get(
    '/api/staff/store-returns/',
    {
      config: { access: 'returns.read' },
      schema: { querystring: staffStoreReturnsQuery, response: { 200: staffStoreReturnsResponse } },
    },
    async (request, reply) => {
      reply.header('cache-control', noStore);
      return listStoreReturns(db, catalogue.catalogue, request.query, callerOf(request).id);
    },
  );

  app.get(
    '/api/staff/store-returns/:number/',
    { config: { access: 'returns.read' }, schema: { params: withNumber, response: { 200: staffStoreReturn } } },
    async ({ params }, reply) => {
      reply.header('cache-control', noStore);
      return readStaffStoreReturn(context, params.number);
    },
  );
}

/** Taking a return at the counter, and holding a case. */
function addCounterRoutes(app: ServiceApp, context: ServiceContext): void {
  const { db } = context;

  app.post(
    '/api/staff/store-returns/',
    {
      config: { access: 'returns.take' },
      schema: { body: counterStoreReturn, response: { 200: staffStoreReturn, '4xx': apiError } },
    },
    async (request, reply) => {
      reply.header('cache-control', noStore);
      const { language, ...asked } = request.body;
      requireStore(callerOf(request), Number(asked.returnStore));
      const id = await fileStoreReturn(context, { asked, language, customerId: null, takenBy: callerOf(request).id });
      const { number } = await db
        .selectFrom('store_returns')
        .select('number')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return readStaffStoreReturn(context, number);
    },
  );

  app.post(
    '/api/staff/store-returns/:number/holder/',
    {
      config: { access: 'returns.take' },
      schema: { params: withNumber, body: holdCaseRequest, response: { 200: heldCase, '4xx': apiError } },
    },
    async (request) => {
      const { number } = request.params;
      await readStaffStoreReturn(context, number);
      const holding = {
        kind: 'store-return',
        id: number,
        name: String(number),
        actorId: callerOf(request).id,
      } as const;
      return { holder: await holdCase(db, { ...holding, ...request.body }) };
    },
  );
}

/** What the staff decide about a return. */
function addDecisionRoutes(app: ServiceApp, context: ServiceContext): void {
  const { db } = context;

  app.post(
    '/api/staff/store-returns/:number/move/',
    {
      config: { access: 'returns.decide' },
      schema: { params: withNumber, body: moveStoreReturn, response: { 200: staffStoreReturn } },
    },
    async (request) => {
      const { number } = request.params;
      await moveAsStaff(db, { ...request.body, number, actorId: callerOf(request).id });
      return readStaffStoreReturn(context, number);
    },
  );

  app.post(
    '/api/staff/store-returns/:number/paid/',
    {
      config: { access: 'returns.decide' },
      schema: { params: withNumber, body: payStoreReturn, response: { 200: staffStoreReturn } },
    },
    async (request) => {
      const { number } = request.params;
      await payAsStaff(db, { ...request.body, number, actorId: callerOf(request).id });
      return readStaffStoreReturn(context, number);
    },
  );

  app.post(
    '/api/staff/store-returns/:number/pieces/',
    {
      config: { access: 'returns.decide' },
      schema: { params: withNumber, body: placePieces, response: { 200: staffStoreReturn } },
    },
    async (request) => {
      const { number } = request.params;
      await placeAsStaff(context, { ...request.body, number, actorId: callerOf(request).id });
      return readStaffStoreReturn(context, number);
    },
  );

  app.post(
    '/api/staff/store-returns/:number/messages/',
    {
      config: { access: 'returns.decide' },
      schema: { params: withNumber, body: staffLetter, response: { 200: staffStoreReturn } },
    },
    async (request) => {
      const { number } = request.params;
      await writeAsStaff(db, { ...request.body, number, actorId: callerOf(request).id });
      return readStaffStoreReturn(context, number);
    },
  );
}
