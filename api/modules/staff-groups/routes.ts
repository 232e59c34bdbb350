import {
  apiError,
  type GroupInTree,
  groupFilters,
  groupFiltersRequest,
  groupPlace,
  groupPlaceRequest,
  groupRequest,
  groupState,
  idInPath,
  madeGroup,
  newGroup,
  staffGroup,
  staffGroups,
} from 'mf-shared/contract';
import { callerOf } from '../../http/access.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceApp, ServiceContext, ServiceModule } from '../../http/service-module.ts';
import type { Catalogue } from '../../read-model/catalogue.ts';
import { buildGroupTree, type Group } from '../../read-model/group-tree.ts';
import { readGroupRows } from '../page-paths/former-group-paths.ts';
import { listProperties, writeFilters } from './filter-group.ts';
import { idsBelow, placeOf, toGroupState } from './group-state.ts';
import { writePlace } from './place-group.ts';
import { makeGroup, writeGroup } from './write-group.ts';

const path = '/api/staff/groups/';
const config = { access: 'groups.keep' } as const;

/** The tree of product groups (STAFF-56). */
export const staffGroupsModule: ServiceModule = (app, context) => {
  addReadRoutes(app, context);
  addWriteRoutes(app, context);
};

function addReadRoutes(app: ServiceApp, { db, catalogue }: ServiceContext): void {
  app.get(path, { config, schema: { response: { 200: staffGroups, '4xx': apiError } } }, async (_request, reply) => {
    reply.header('cache-control', 'private, no-store');
    const tree = buildGroupTree(await readGroupRows(db));
    return {
      results: tree.roots.flatMap((root) => withBelow(root)).map((group) => inTree(group, catalogue.catalogue)),
    };
  });

  app.get(
    `${path}:id/`,
    { config, schema: { params: idInPath, response: { 200: staffGroup, '4xx': apiError } } },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const { id } = request.params;
      const rows = await readGroupRows(db);
      const row = rows.find((each) => each.id === id);
      const group = buildGroupTree(rows).byId.get(id);
      if (!row || !group) throw new Refusal(404, 'not_found');
      return {
        ...{ ...inTree(group, catalogue.catalogue), state: toGroupState(row), place: placeOf(rows, row) },
        sibling_count: rows.filter(({ parent_id }) => parent_id === row.parent_id).length,
        below_count: idsBelow(rows, id).size - 1,
        filters: { properties: row.filterable_properties },
        all_properties: await listProperties(db, request.locale),
      };
    },
  );
}

function addWriteRoutes(app: ServiceApp, { db }: ServiceContext): void {
  app.post(
    path,
    { config, schema: { body: newGroup, response: { 200: madeGroup, '4xx': apiError } } },
    async (request) => ({ id: await makeGroup(db, callerOf(request).id, request.body) }),
  );

  app.put(
    `${path}:id/`,
    { config, schema: { params: idInPath, body: groupRequest, response: { 200: groupState, '4xx': apiError } } },
    (request) => {
      const { was, ...next } = request.body;
      return writeGroup(db, { id: request.params.id, next, was, actorId: callerOf(request).id });
    },
  );

  app.put(
    `${path}:id/place/`,
    { config, schema: { params: idInPath, body: groupPlaceRequest, response: { 200: groupPlace, '4xx': apiError } } },
    (request) => {
      const { was, ...next } = request.body;
      return writePlace(db, { id: request.params.id, next, was, actorId: callerOf(request).id });
    },
  );

  app.put(
    `${path}:id/filters/`,
    {
      config,
      schema: { params: idInPath, body: groupFiltersRequest, response: { 200: groupFilters, '4xx': apiError } },
    },
    (request) => {
      const { was, ...next } = request.body;
      return writeFilters(db, { id: request.params.id, next, was, actorId: callerOf(request).id });
    },
  );
}

const withBelow = (group: Group): Group[] => [group, ...group.children.flatMap(withBelow)];

/** A group as it is stored, with how many products shoppers see of it by now. */
function inTree({ id, parent, names, paths, show_in_menu }: Group, { groups, modelsOfGroup }: Catalogue): GroupInTree {
  const shown = groups.byId.get(id);
  return {
    ...{ id, parent_id: parent?.id ?? null, names, paths, show_in_menu },
    model_count: shown ? modelsOfGroup(shown).length : 0,
  };
}
