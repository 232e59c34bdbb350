import {
  apiError,
  clubCommentRequest,
  decideOrganisationRequest,
  done,
  staffCustomer,
  staffCustomersQuery,
  staffCustomersResponse,
} from 'mf-shared/contract';
import { z } from 'zod';
import { callerOf } from '../../http/access.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { noteWrite } from '../audit/note-write.ts';
import { actFor, endActing } from './act-for-customer.ts';
import { decideOrganisation } from './decide-organisation.ts';
import { listCustomers } from './list-customers.ts';
import { readStaffCustomer } from './read-staff-customer.ts';

const ok = { ok: true } as const;
const params = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });
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
    { config: { access: 'customers.read' }, schema: { params, response: { 200: staffCustomer, '4xx': apiError } } },
    (request) => readStaffCustomer(context, request.params.id, { caller: callerOf(request), locale: request.locale }),
  );

  app.post(
    `${path}:id/organisation/`,
    {
      config: { access: 'customers.work' },
      schema: { params, body: decideOrganisationRequest, response: { 200: done, '4xx': apiError } },
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
      schema: { params, body: clubCommentRequest, response: { 200: done, '4xx': apiError } },
    },
    async (request) => {
      const { id } = request.params;
      const { comment, was } = request.body;
      await db.transaction().execute(async (tx) => {
        const row = await tx
          .selectFrom('customers')
          .select('club_comment')
          .where('id', '=', id)
          .where('is_active', '=', true)
          .forUpdate()
          .executeTakeFirst();
        if (!row) throw new Refusal(404, 'customer_not_found');
        if (was !== undefined && was !== row.club_comment) throw new Refusal(409, 'changed_meanwhile');
        await tx.updateTable('customers').set({ club_comment: comment }).where('id', '=', id).execute();
        await noteWrite(tx, callerOf(request).id, {
          action: 'club_comment',
          entity: 'customer',
          entityId: String(id),
          before: { comment: row.club_comment },
          after: { comment },
        });
      });
      return ok;
    },
  );

  app.post(
    `${path}:id/act/`,
    { config: { access: 'customers.work' }, schema: { params, response: { 200: done, '4xx': apiError } } },
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
};
