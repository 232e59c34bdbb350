import type { FastifyRequest } from 'fastify';
import {
  apiError,
  askForProduct,
  heldCase,
  holdCase as holdCaseRequest,
  moveComplaint,
  payPostage,
  placePieces,
  rowIdInPath,
  staffComplaint,
  staffComplaintsQuery,
  staffComplaintsResponse,
  staffLetter,
} from 'mf-shared/contract';
import { z } from 'zod';
import { callerOf } from '../../http/access.ts';
import type { ServiceApp, ServiceContext, ServiceModule } from '../../http/service-module.ts';
import type { ServiceSettings } from '../../service-settings.ts';
import { labelMaker, tryLabel } from '../carrier/make-label.ts';
import { holdCase } from '../case-holders/hold-case.ts';
import { labelOfComplaint } from './label-of-complaint.ts';
import { listComplaints } from './list-complaints.ts';
import { moveAsStaff } from './move-case.ts';
import { payPostageAsStaff } from './pay-postage.ts';
import { readStaffComplaint } from './read-staff-complaint.ts';
import { askForProductAsStaff, placeAsStaff, writeAsStaff } from './write-on-case.ts';

const noStore = 'private, no-store';
const withNumber = z.object({ number: rowIdInPath });

/** The staff's side of complaints. */
export const staffComplaints: ServiceModule = (app, context) => {
  addReadingRoutes(app, context);
  addProductRoutes(app, context);
  addDecisionRoutes(app, context);
};

/** The list of complaints, one of them, and who holds it. */
function addReadingRoutes(app: ServiceApp, context: ServiceContext): void {
  const { db, catalogue } = context;

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
      await readStaffComplaint(context, number, request.locale);
      const holding = { kind: 'complaint', id: number, name: String(number), actorId: callerOf(request).id } as const;
      return { holder: await holdCase(db, { ...holding, ...request.body }) };
    },
  );

  app.get(
    '/api/staff/reclamations/:number/',
    { config: { access: 'complaints.work' }, schema: { params: withNumber, response: { 200: staffComplaint } } },
    async ({ params, locale }, reply) => {
      reply.header('cache-control', noStore);
      return readStaffComplaint(context, params.number, locale);
    },
  );
}

/** The product that a complaint is about: asking for it, its postage, and where its pieces lie. */
function addProductRoutes(app: ServiceApp, context: ServiceContext): void {
  const { db, catalogue, settings, secret } = context;
  const makeLabel = labelMaker(db, settings.commerce.carrier);
  const labelled = { db, secret, settings };

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
      return readStaffComplaint(context, number, request.locale);
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
      await payPostageAsStaff(db, number, { ...request.body, ...payerOf(request, settings) });
      return readStaffComplaint(context, number, request.locale);
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
      return readStaffComplaint(context, number, request.locale);
    },
  );
}

/** What the staff decide about a complaint, and write to its buyer. */
function addDecisionRoutes(app: ServiceApp, context: ServiceContext): void {
  const { db, settings } = context;

  app.post(
    '/api/staff/reclamations/:number/move/',
    {
      config: { access: 'complaints.work' },
      schema: { params: withNumber, body: moveComplaint, response: { 200: staffComplaint } },
    },
    async (request) => {
      const { number } = request.params;
      await moveAsStaff(context, number, { ...request.body, ...payerOf(request, settings) });
      return readStaffComplaint(context, number, request.locale);
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
      return readStaffComplaint(context, number, request.locale);
    },
  );
}

/** The member of the staff who gives money back, and the most that they may give: null, for an admin, is without a limit. */
function payerOf(request: FastifyRequest, { commerce }: ServiceSettings) {
  const { id: actorId, isAdmin } = callerOf(request);
  return { actorId, limitMinor: isAdmin ? null : commerce.staffRefundLimitMinor };
}
