import {
  apiError,
  askForProduct,
  complaint,
  complaintLetter,
  complaintRequest,
  heldCase,
  holdCase as holdCaseRequest,
  type Locale,
  moveComplaint,
  ownComplaints,
  payPostage,
  placePieces,
  staffComplaint,
  staffComplaintsQuery,
  staffComplaintsResponse,
  staffLetter,
} from 'mf-shared/contract';
import { nextComplaintStatuses } from 'mf-shared/rules/complaint-moves';
import { toDecimal } from 'mf-shared/rules/minor-units';
import { z } from 'zod';
import { callerOf } from '../../http/access.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceApp, ServiceModule } from '../../http/service-module.ts';
import { labelMaker, tryLabel } from '../carrier/make-label.ts';
import { holdCase } from '../case-holders/hold-case.ts';
import { caseCode, caseCodeHash } from '../secrets/case-code.ts';
import { loadServiceSecret } from '../secrets/service-secret.ts';
import type { ComplaintServices } from './complaint-services.ts';
import { fileComplaint } from './file-complaint.ts';
import { readWorth } from './give-for-complaint.ts';
import { labelOfComplaint } from './label-of-complaint.ts';
import { listComplaints, listOwnComplaints } from './list-complaints.ts';
import { ownOrderOf } from './own-order-of.ts';
import { owesPostage, payPostageAsStaff } from './pay-postage.ts';
import { readComplaint, readPieces } from './read-complaint.ts';
import { askForProductAsStaff, moveAsStaff, placeAsStaff, writeAsBuyer, writeAsStaff } from './write-on-case.ts';

const noStore = 'private, no-store';
const withCode = z.object({ code: z.string().min(8).max(40) });
const withNumber = z.object({ number: z.coerce.number().int().positive().max(2_147_483_647) });
/** Codes have 60 bits, and nobody gets to try many. */
const fewReads = { max: 60, timeWindow: '1 minute', groupId: 'complaints by code' };
const fewWrites = { max: 20, timeWindow: '1 minute', groupId: 'writing complaints' };

/** Complaints of buyers, and the staff's side of them (AFTER-62 to AFTER-71). */
export const complaints: ServiceModule = async (app, context) => {
  const secret = await loadServiceSecret(context.db, context.settings.commerce.secret);
  const services = { context, secret };
  addBuyerRoutes(app, services);
  addStaffRoutes(app, services);
};

function addBuyerRoutes(app: ServiceApp, services: ComplaintServices): void {
  const { context, secret } = services;
  const { db, catalogue } = context;

  async function caseOf(filter: { id: string } | { code: string }, language: Locale) {
    const query = db.selectFrom('complaints').selectAll();
    const row = await ('id' in filter
      ? query.where('id', '=', filter.id)
      : query.where('code_hash', '=', caseCodeHash('complaint', filter.code))
    ).executeTakeFirst();
    if (!row) throw new Refusal(404, 'complaint_not_found');
    const { returnAddress } = context.settings;
    const reading = { secret, catalogue: catalogue.catalogue, returnAddress, language, isStaff: false };
    const read = await readComplaint(db, row, reading);
    return { ...read, code: caseCode(secret, 'complaint', row.id) };
  }

  app.post(
    '/api/reclamations/',
    {
      config: { access: 'guest-key', rateLimit: fewWrites },
      schema: { body: complaintRequest, response: { 200: complaint, '4xx': apiError } },
    },
    async (request, reply) => {
      reply.header('cache-control', noStore);
      const customer = await context.authenticate(request);
      const orderId = await ownOrderOf(context, request, request.body);
      const filing = { asked: request.body, orderId, customerId: customer?.id ?? null, language: request.locale };
      return caseOf({ id: await fileComplaint(services, filing) }, request.locale);
    },
  );

  app.get(
    '/api/reclamations/:code/',
    {
      config: { access: 'guest-key', rateLimit: fewReads },
      schema: { params: withCode, response: { 200: complaint, '4xx': apiError } },
    },
    async ({ params, locale }, reply) => {
      reply.header('cache-control', noStore);
      return caseOf(params, locale);
    },
  );

  app.post(
    '/api/reclamations/:code/messages/',
    {
      config: { access: 'guest-key', rateLimit: fewWrites },
      schema: { params: withCode, body: complaintLetter, response: { 200: complaint, '4xx': apiError } },
    },
    async ({ params, body, locale }, reply) => {
      reply.header('cache-control', noStore);
      await writeAsBuyer(db, caseCodeHash('complaint', params.code), body);
      return caseOf(params, locale);
    },
  );

  app.get(
    '/api/customer/reclamations/',
    { config: { access: 'customer' }, schema: { response: { 200: ownComplaints } } },
    async (request, reply) => {
      reply.header('cache-control', noStore);
      return listOwnComplaints(db, { secret, catalogue: catalogue.catalogue }, callerOf(request).id);
    },
  );
}

function addStaffRoutes(app: ServiceApp, { context, secret }: ComplaintServices): void {
  const { db, catalogue, settings } = context;
  const makeLabel = labelMaker(db, settings.commerce.carrier);
  const labelled = { db, secret, settings };

  async function caseOf(number: number, language: Locale) {
    const row = await db.selectFrom('complaints').selectAll().where('number', '=', number).executeTakeFirst();
    if (!row) throw new Refusal(404, 'complaint_not_found');
    const { returnAddress } = settings;
    const reading = { secret, catalogue: catalogue.catalogue, returnAddress, language, isStaff: true };
    const read = await readComplaint(db, row, reading);
    const pieces = await readPieces(db, row.id);
    const { totalMinor, currency } = await readWorth(db, row);
    return {
      ...read,
      version: row.version,
      next: [...nextComplaintStatuses(row.status)],
      pieces,
      ...{ product_needed: row.product_needed, tracking_code: row.tracking_code },
      owes_postage: await owesPostage(db, row),
      givable: { amount: toDecimal(totalMinor), currency },
    };
  }

  app.get(
    '/api/staff/reclamations/',
    {
      config: { access: 'complaints.work' },
      schema: { querystring: staffComplaintsQuery, response: { 200: staffComplaintsResponse } },
    },
    async (request, reply) => {
      reply.header('cache-control', noStore);
      return listComplaints(db, catalogue.catalogue, request.query, callerOf(request).id);
    },
  );

  app.post(
    '/api/staff/reclamations/:number/holder/',
    {
      config: { access: 'complaints.work' },
      schema: { params: withNumber, body: holdCaseRequest, response: { 200: heldCase, '4xx': apiError } },
    },
    async (request) => {
      const { number } = request.params;
      await caseOf(number, request.locale);
      const holding = { kind: 'complaint', id: number, name: String(number), actorId: callerOf(request).id } as const;
      return { holder: await holdCase(db, { ...holding, ...request.body }) };
    },
  );

  app.get(
    '/api/staff/reclamations/:number/',
    { config: { access: 'complaints.work' }, schema: { params: withNumber, response: { 200: staffComplaint } } },
    async ({ params, locale }, reply) => {
      reply.header('cache-control', noStore);
      return caseOf(params.number, locale);
    },
  );

  app.post(
    '/api/staff/reclamations/:number/move/',
    {
      config: { access: 'complaints.work' },
      schema: { params: withNumber, body: moveComplaint, response: { 200: staffComplaint } },
    },
    async (request) => {
      const { number } = request.params;
      const { id: actorId, isAdmin } = callerOf(request);
      const limitMinor = isAdmin ? null : settings.commerce.staffRefundLimitMinor;
      await moveAsStaff(context, number, { ...request.body, actorId, limitMinor });
      return caseOf(number, request.locale);
    },
  );

  app.post(
    '/api/staff/reclamations/:number/pieces/',
    {
      config: { access: 'complaints.work' },
      schema: { params: withNumber, body: placePieces, response: { 200: staffComplaint } },
    },
    async (request) => {
      const { number } = request.params;
      await placeAsStaff({ db, catalogue }, number, { ...request.body, actorId: callerOf(request).id });
      return caseOf(number, request.locale);
    },
  );

  app.post(
    '/api/staff/reclamations/:number/product/',
    {
      config: { access: 'complaints.work' },
      schema: { params: withNumber, body: askForProduct, response: { 200: staffComplaint } },
    },
    async (request) => {
      const { number } = request.params;
      const asked = { ...request.body, actorId: callerOf(request).id };
      const complaintId = await askForProductAsStaff(context, number, asked);
      if (complaintId !== null)
        await tryLabel(makeLabel, { complaintId }, labelOfComplaint(labelled, complaintId), request.log);
      return caseOf(number, request.locale);
    },
  );

  app.post(
    '/api/staff/reclamations/:number/postage/',
    {
      config: { access: 'complaints.work' },
      schema: { params: withNumber, body: payPostage, response: { 200: staffComplaint } },
    },
    async (request) => {
      const { number } = request.params;
      const { id: actorId, isAdmin } = callerOf(request);
      const limitMinor = isAdmin ? null : settings.commerce.staffRefundLimitMinor;
      await payPostageAsStaff(db, number, { ...request.body, actorId, limitMinor });
      return caseOf(number, request.locale);
    },
  );

  app.post(
    '/api/staff/reclamations/:number/messages/',
    {
      config: { access: 'complaints.work' },
      schema: { params: withNumber, body: staffLetter, response: { 200: staffComplaint } },
    },
    async (request) => {
      const { number } = request.params;
      await writeAsStaff(db, number, { ...request.body, actorId: callerOf(request).id });
      return caseOf(number, request.locale);
    },
  );
}
