import {
  apiError,
  counterStoreReturn,
  heldCase,
  holdCase as holdCaseRequest,
  moveStoreReturn,
  ownStoreReturns,
  payStoreReturn,
  placePieces,
  returnTracking,
  staffLetter,
  staffStoreReturn,
  staffStoreReturnsQuery,
  staffStoreReturnsResponse,
  storeReturn,
  storeReturnLetter,
  storeReturnRequest,
} from 'mf-shared/contract';
import { codeOfStoreReturn, nextStoreReturnStatuses, storeReturnCode } from 'mf-shared/rules/store-return-fields';
import { z } from 'zod';
import { callerOf, requireStore } from '../../http/access.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceApp, ServiceModule } from '../../http/service-module.ts';
import { holdCase } from '../case-holders/hold-case.ts';
import { caseCode, caseCodeHash } from '../secrets/case-code.ts';
import { openSealed } from '../secrets/sealed-text.ts';
import { loadServiceSecret } from '../secrets/service-secret.ts';
import { cancelAsBuyer, trackAsBuyer } from './change-store-return.ts';
import { fileStoreReturn, type StoreReturnServices } from './file-store-return.ts';
import { listOwnStoreReturns, listStoreReturns } from './list-store-returns.ts';
import { readPieces, readStoreReturn, type StoreReturnRecord } from './read-store-return.ts';
import {
  forgetOldAccounts,
  moveAsStaff,
  payAsStaff,
  placeAsStaff,
  writeAsBuyer,
  writeAsStaff,
} from './write-on-store-return.ts';

const noStore = 'private, no-store';
const hourMs = 3_600_000;
const withCode = z.object({ code: z.string().min(8).max(40) });
const withNumber = z.object({ number: z.coerce.number().int().positive().max(2_147_483_647) });
/** Codes have 60 bits, and nobody gets to try many. */
const fewReads = { max: 60, timeWindow: '1 minute', groupId: 'store returns by code' };
const fewWrites = { max: 20, timeWindow: '1 minute', groupId: 'writing store returns' };

/** Returns of what was bought in a store, and the staff's side of them (AFTER-82, AFTER-83). */
export const storeReturns: ServiceModule = async (app, context) => {
  const secret = await loadServiceSecret(context.db, context.settings.commerce.secret);
  addBuyerRoutes(app, { context, secret });
  addStaffRoutes(app, { context, secret });
  const forget = () =>
    forgetOldAccounts(context.db, new Date()).catch((error: unknown) =>
      app.log.error({ err: error }, 'old accounts not forgotten'),
    );
  const cleaning = setInterval(forget, hourMs).unref();
  app.addHook('onClose', async () => clearInterval(cleaning));
};

const hashOf = (code: string) => caseCodeHash('store-return', codeOfStoreReturn(code) ?? '');

function addBuyerRoutes(app: ServiceApp, services: StoreReturnServices): void {
  const { context, secret } = services;
  const { db, catalogue } = context;

  async function caseOf(filter: { id: string } | { code: string }) {
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
      return caseOf({ id: await fileStoreReturn(services, filing) });
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

  app.get(
    '/api/store-returns/:code/',
    {
      config: { access: 'guest-key', rateLimit: fewReads },
      schema: { params: withCode, response: { 200: storeReturn, '4xx': apiError } },
    },
    async ({ params }, reply) => {
      reply.header('cache-control', noStore);
      return caseOf(params);
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
      return caseOf(params);
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
      return caseOf(params);
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
      return caseOf(params);
    },
  );
}

function addStaffRoutes(app: ServiceApp, services: StoreReturnServices): void {
  const { context, secret } = services;
  const { db, catalogue } = context;

  async function caseOf(number: number) {
    const row = await db.selectFrom('store_returns').selectAll().where('number', '=', number).executeTakeFirst();
    if (!row) throw new Refusal(404, 'return_not_found');
    const same = await db
      .selectFrom('store_returns')
      .select('number')
      .where('store_id', '=', row.store_id)
      .where('receipt', '=', row.receipt)
      .where('id', '<>', row.id)
      .orderBy('number')
      .execute();
    const { returnAddress } = context.settings;
    const reading = { secret, catalogue: catalogue.catalogue, returnAddress, isStaff: true };
    return {
      ...(await readStoreReturn(db, row, reading)),
      ...{ email: row.email, phone: row.phone, version: row.version },
      next: [...nextStoreReturnStatuses(row.status)],
      ...{ pieces: await readPieces(db, row.id), return_store: row.return_store_id },
      account: accountOf(row),
      same_receipt: same.map((each) => each.number),
    };
  }

  /** Told only to who has to pay. */
  function accountOf({ id, status, iban_sealed, account_holder: holder }: StoreReturnRecord) {
    if (status !== 'processed-return' || iban_sealed === null) return null;
    return { holder, iban: openSealed(secret, 'iban', id, iban_sealed) };
  }

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
      const id = await fileStoreReturn(services, { asked, language, customerId: null, takenBy: callerOf(request).id });
      const { number } = await db
        .selectFrom('store_returns')
        .select('number')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return caseOf(number);
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
      await caseOf(number);
      const holding = {
        kind: 'store-return',
        id: number,
        name: String(number),
        actorId: callerOf(request).id,
      } as const;
      return { holder: await holdCase(db, { ...holding, ...request.body }) };
    },
  );

  app.get(
    '/api/staff/store-returns/:number/',
    { config: { access: 'returns.read' }, schema: { params: withNumber, response: { 200: staffStoreReturn } } },
    async ({ params }, reply) => {
      reply.header('cache-control', noStore);
      return caseOf(params.number);
    },
  );

  app.post(
    '/api/staff/store-returns/:number/move/',
    {
      config: { access: 'returns.decide' },
      schema: { params: withNumber, body: moveStoreReturn, response: { 200: staffStoreReturn } },
    },
    async (request) => {
      const { number } = request.params;
      await moveAsStaff(db, { ...request.body, number, actorId: callerOf(request).id });
      return caseOf(number);
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
      return caseOf(number);
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
      return caseOf(number);
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
      return caseOf(number);
    },
  );
}
