import {
  apiError,
  done,
  endStaffRole,
  idInPath,
  newStaffPerson,
  staffMe,
  staffPeople,
  staffRoleRequest,
} from 'mf-shared/contract';
import { callerOf } from '../../http/access.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceApp, ServiceContext, ServiceModule } from '../../http/service-module.ts';
import { writesContent } from '../staff-translations/writes-content.ts';
import { changePersonRole, givePersonRole, listPeople } from './keep-people.ts';

const ok = { ok: true } as const;
const path = '/api/staff/people/';
const me = '/api/staff/me/';

/** The staff with their roles, and what the caller may do (STAFF-35 to STAFF-37). */
export const staffPeopleRoutes: ServiceModule = (app, { db, catalogue, settings: { translation } }) => {
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith(path) || request.url.startsWith(me)) reply.header('cache-control', 'private, no-store');
  });

  app.get(
    me,
    { config: { access: 'staff.enter' }, schema: { response: { 200: staffMe, '4xx': apiError } } },
    async (request) => {
      const { role, storeId, rights } = callerOf(request);
      if (!role) throw new Refusal(403, 'forbidden');
      const store =
        storeId === null ? null : { id: storeId, name: catalogue.catalogue.allStores.get(storeId)?.name ?? '' };
      const translates = translation !== null && writesContent(rights) ? { translates: true as const } : {};
      return { role, store, rights: [...rights], ...translates };
    },
  );

  app.get(
    path,
    { config: { access: 'people.keep' }, schema: { response: { 200: staffPeople, '4xx': apiError } } },
    (request) => listPeople(db, callerOf(request).id),
  );

  app.post(
    path,
    { config: { access: 'people.keep' }, schema: { body: newStaffPerson, response: { 200: done, '4xx': apiError } } },
    async (request) => {
      await givePersonRole(db, request.body, callerOf(request).id);
      return ok;
    },
  );

  addRoleRoutes(app, db);
};

/** Changes a role, and ends one. */
function addRoleRoutes(app: ServiceApp, db: ServiceContext['db']): void {
  app.put(
    `${path}:id/`,
    {
      config: { access: 'people.keep' },
      schema: { params: idInPath, body: staffRoleRequest, response: { 200: done, '4xx': apiError } },
    },
    async (request) => {
      const { role, store_id: storeId, was } = request.body;
      await changePersonRole(db, { id: request.params.id, role, storeId, was, actorId: callerOf(request).id });
      return ok;
    },
  );

  app.post(
    `${path}:id/end/`,
    {
      config: { access: 'people.keep' },
      schema: { params: idInPath, body: endStaffRole, response: { 200: done, '4xx': apiError } },
    },
    async (request) => {
      const { was } = request.body;
      await changePersonRole(db, {
        ...{ id: request.params.id, role: null, storeId: null, was, actorId: callerOf(request).id },
      });
      return ok;
    },
  );
}
