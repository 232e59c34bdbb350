import { apiError, complaint, complaintLetter, complaintRequest, type Locale, ownComplaints } from 'mf-shared/contract';
import { z } from 'zod';
import { callerOf } from '../../http/access.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceContext, ServiceModule } from '../../http/service-module.ts';
import { caseCode, caseCodeHash } from '../secrets/case-code.ts';
import { fileComplaint } from './file-complaint.ts';
import { listOwnComplaints } from './list-complaints.ts';
import { ownOrderOf } from './own-order-of.ts';
import { readComplaint } from './read-complaint.ts';
import { writeAsBuyer } from './write-on-case.ts';

const noStore = 'private, no-store';
const withCode = z.object({ code: z.string().min(8).max(40) });
/** Codes have 60 bits, and nobody gets to try many. */
const fewReads = { max: 60, timeWindow: '1 minute', groupId: 'complaints by code' };
const fewWrites = { max: 20, timeWindow: '1 minute', groupId: 'writing complaints' };

/** A buyer's own complaints. */
export const buyerComplaints: ServiceModule = (app, context) => {
  const { db, catalogue, secret } = context;

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
      return caseOf(context, { id: await fileComplaint(context, filing) }, request.locale);
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
      return caseOf(context, params, locale);
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
      return caseOf(context, params, locale);
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
};

async function caseOf(context: ServiceContext, filter: { id: string } | { code: string }, language: Locale) {
  const { db, catalogue, secret } = context;
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
