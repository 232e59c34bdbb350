import {
  apiError,
  clubCommentRequest,
  customerExport,
  decideOrganisationRequest,
  done,
  eraseCustomerRequest,
  idInPath,
  staffCustomer,
  staffCustomersQuery,
  staffCustomersResponse,
} from 'mf-shared/contract';
import { callerOf } from '../../http/access.ts';
import type { ServiceApp, ServiceContext, ServiceModule } from '../../http/service-module.ts';
import { exportPerson } from '../accounts/personal-data/export-person.ts';
import { noteWrite } from '../audit/note-write.ts';
import { actFor, endActing } from './act-for-customer.ts';
import { decideOrganisation } from './decide-organisation.ts';
import { eraseCustomer } from './erase-customer.ts';
import { listCustomers } from './list-customers.ts';
import { readStaffCustomer } from './read-staff-customer.ts';
import { writeClubComment } from './write-club-comment.ts';

const ok = { ok: true } as const;
const path = '/api/staff/customers/';

/** Customers as the staff see them, and buying for one (STAFF-6, STAFF-12, STAFF-22 to STAFF-26). */
export const staffCustomers: ServiceModule = (app, context) => {
  const { db, settings } = context;
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith(path)) reply.header('cache-control', 'private, no-store');
  });

  app.get(
    path,
    {
      config: { access: 'customers.read' },
      schema: { querystring: staffCustomersQuery, response: { 200: staffCustomersResponse, '4xx': apiError } },
    },
    (request) => listCustomers(db, request.query),
  );

  app.get(
    `${path}:id/`,
    {
      config: { access: 'customers.read' },
      schema: { params: idInPath, response: { 200: staffCustomer, '4xx': apiError } },
    },
    (request) => readStaffCustomer(context, request.params.id, { caller: callerOf(request), locale: request.locale }),
  );

  app.post(
    `${path}:id/organisation/`,
    {
      config: { access: 'customers.work' },
      schema: { params: idInPath, body: decideOrganisationRequest, response: { 200: done, '4xx': apiError } },
    },
    async (request) => {
      const who = { id: request.params.id, actorId: callerOf(request).id, publicUrl: settings.publicUrl };
      await decideOrganisation(db, who, request.body);
      return ok;
    },
  );

  app.post(
    `${path}:id/comment/`,
    {
      config: { access: 'customers.work' },
      schema: { params: idInPath, body: clubCommentRequest, response: { 200: done, '4xx': apiError } },
    },
    async (request) => {
      const { comment, was } = request.body;
      await writeClubComment(db, { id: request.params.id, actorId: callerOf(request).id, comment, was });
      return ok;
    },
  );

  addActingRoutes(app, context);
  addDataRoutes(app, context);
};

/** Buying for a customer, from its begin to its end. */
function addActingRoutes(app: ServiceApp, { db }: ServiceContext): void {
  app.post(
    `${path}:id/act/`,
    { config: { access: 'customers.work' }, schema: { params: idInPath, response: { 200: done, '4xx': apiError } } },
    async (request) => {
      await actFor(db, callerOf(request), request.params.id);
      return ok;
    },
  );

  app.post(
    '/api/staff/acting/end/',
    { config: { access: 'customers.work' }, schema: { response: { 200: done, '4xx': apiError } } },
    async (request) => {
      await endActing(db, callerOf(request));
      return ok;
    },
  );
}

/** What is held about a customer, handed out and erased at the customer's wish (STAFF-72). */
function addDataRoutes(app: ServiceApp, context: ServiceContext): void {
  const { db } = context;
  const config = { access: 'customers.data' } as const;
  app.post(
    `${path}:id/export/`,
    { config, schema: { params: idInPath, response: { 200: customerExport, '4xx': apiError } } },
    async (request) => {
      const { id } = request.params;
      await readStaffCustomer(context, id, { caller: callerOf(request), locale: request.locale });
      const held = await exportPerson(context, id);
      await noteWrite(db, callerOf(request).id, {
        ...{ action: 'customer_exported', entity: 'customer', entityId: String(id) },
        ...{ before: null, after: null },
      });
      return held;
    },
  );

  app.post(
    `${path}:id/erase/`,
    { config, schema: { params: idInPath, body: eraseCustomerRequest, response: { 200: done, '4xx': apiError } } },
    async (request) => {
      await eraseCustomer(db, callerOf(request).id, request.params.id, request.body.email);
      return ok;
    },
  );
}
