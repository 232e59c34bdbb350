import {
  apiError,
  heldCase,
  holdCase as holdCaseRequest,
  inspectReturn,
  inspectReturnResponse,
  moveReturn,
  receiveReturn as receiveReturnRequest,
  returnReasonsQuery,
  returnReasonsResponse,
  rowIdInPath,
  staffReturn,
  staffReturnLetter,
  staffReturnsQuery,
  staffReturnsResponse,
} from 'mf-shared/contract';
import { z } from 'zod';
import { callerOf, requireStore } from '../../http/access.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceApp, ServiceContext, ServiceModule } from '../../http/service-module.ts';
import { holdCase } from '../case-holders/hold-case.ts';
import { receiveReturn } from './change-return.ts';
import { countReasons } from './count-reasons.ts';
import { counterReturns } from './counter-routes.ts';
import { findReference } from './find-return.ts';
import { inspect } from './inspect-return.ts';
import { listReturns } from './list-returns.ts';
import { readStaffReturn } from './read-staff-return.ts';
import { moveAsStaff, writeAsStaff } from './write-on-return.ts';

const noStore = 'private, no-store';
const withReference = z.object({ reference: z.string().max(40) });
const withId = z.object({ reference: rowIdInPath });

/** What the staff do about returns (AFTER-50 to AFTER-59). A return is called by the number on its parcel. */
export const staffReturns: ServiceModule = (app, context) => {
  void counterReturns(app, context);
  addReadingRoutes(app, context);
  addTakingRoutes(app, context);
  addDecisionRoutes(app, context);
};

/** The list of returns, one of them, and the reasons that buyers give. */
function addReadingRoutes(app: ServiceApp, { db, secret }: ServiceContext): void {
  app.get(
    '/api/staff/returns/',
    {
      config: { access: 'returns.read' },
      schema: { querystring: staffReturnsQuery, response: { 200: staffReturnsResponse, '4xx': apiError } },
    },
    async (request, reply) => {
      reply.header('cache-control', noStore);
      return listReturns(db, secret, request.query, callerOf(request).id);
    },
  );

  app.get(
    '/api/staff/returns/reasons/',
    {
      config: { access: 'returns.read' },
      schema: { querystring: returnReasonsQuery, response: { 200: returnReasonsResponse, '4xx': apiError } },
    },
    async ({ query }, reply) => {
      reply.header('cache-control', noStore);
      return countReasons(db, query);
    },
  );

  app.get(
    '/api/staff/returns/:reference/',
    {
      config: { access: 'returns.read' },
      schema: { params: withReference, response: { 200: staffReturn, '4xx': apiError } },
    },
    async ({ params, locale }, reply) => {
      reply.header('cache-control', noStore);
      return readStaffReturn(db, secret, params.reference, locale);
    },
  );
}

/** Holding a return, and receiving its parcel in a store. */
function addTakingRoutes(app: ServiceApp, context: ServiceContext): void {
  const { db, secret } = context;

  app.post(
    '/api/staff/returns/:reference/holder/',
    {
      config: { access: 'returns.take' },
      schema: { params: withReference, body: holdCaseRequest, response: { 200: heldCase, '4xx': apiError } },
    },
    async (request) => {
      const { reference } = request.params;
      const found = await findReference(db, reference);
      if (!found) throw new Refusal(404, 'return_not_found');
      const actorId = callerOf(request).id;
      const holding = { kind: 'return', id: found.id, name: reference, actorId } as const;
      return { holder: await holdCase(db, { ...holding, ...request.body }) };
    },
  );

  app.post(
    '/api/staff/returns/:reference/receive/',
    {
      config: { access: 'returns.take' },
      schema: { params: withId, body: receiveReturnRequest, response: { 200: staffReturn, '4xx': apiError } },
    },
    async (request) => {
      const { reference: id } = request.params;
      requireStore(callerOf(request), request.body.store);
      const reference = await receiveReturn(context, { id, store: request.body.store, actorId: callerOf(request).id });
      return readStaffReturn(db, secret, reference, request.locale);
    },
  );
}

/** What the staff decide about a return, and write to its buyer. */
function addDecisionRoutes(app: ServiceApp, context: ServiceContext): void {
  const { db, secret } = context;

  app.post(
    '/api/staff/returns/:reference/move/',
    {
      config: { access: 'returns.decide' },
      schema: { params: withReference, body: moveReturn, response: { 200: staffReturn, '4xx': apiError } },
    },
    async (request) => {
      const { reference } = request.params;
      await moveAsStaff(db, { ...request.body, reference, actorId: callerOf(request).id });
      return readStaffReturn(db, secret, reference, request.locale);
    },
  );

  app.post(
    '/api/staff/returns/:reference/messages/',
    {
      config: { access: 'returns.decide' },
      schema: { params: withReference, body: staffReturnLetter, response: { 200: staffReturn, '4xx': apiError } },
    },
    async (request) => {
      const { reference } = request.params;
      await writeAsStaff(db, { ...request.body, reference, actorId: callerOf(request).id });
      return readStaffReturn(db, secret, reference, request.locale);
    },
  );

  app.post(
    '/api/staff/returns/:reference/inspection/',
    {
      config: { access: 'returns.decide' },
      schema: { params: withReference, body: inspectReturn, response: { 200: inspectReturnResponse, '4xx': apiError } },
    },
    async (request) => {
      const { reference } = request.params;
      return inspect(context, { ...request.body, reference, actorId: callerOf(request).id });
    },
  );
}
