import {
  type AttributeRequest,
  type AttributeState,
  apiError,
  attributeRequests,
  attributeStates,
  done,
  idInPath,
  madeAttribute,
  staffAttribute,
  staffAttributeList,
  staffAttributesQuery,
} from 'mf-shared/contract';
import { type AttributeKind, attributeKinds } from 'mf-shared/contract/staff-choices';
import { z } from 'zod';
import type { Database } from '../../db/schema.ts';
import { callerOf } from '../../http/access.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceApp, ServiceModule } from '../../http/service-module.ts';
import { countUsers, countValues } from './count-users.ts';
import { listAttributes } from './list-attributes.ts';
import { readAttributeStates, removeAttribute, writeAttribute } from './write-attribute.ts';

const path = '/api/staff/attributes/';
const config = { access: 'attributes.keep' } as const;

/** The colours, types, labels, properties and size tables that products are described with (STAFF-74). */
export const staffAttributesModule: ServiceModule = (app, { db }) => {
  app.get(
    path,
    { config, schema: { querystring: staffAttributesQuery, response: { 200: staffAttributeList, '4xx': apiError } } },
    (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return listAttributes(db, request.query, request.locale);
    },
  );
  for (const kind of attributeKinds) keepKind(app, db, kind);
};

/** The calls of one kind. Its shapes are checked before a handler is called; there they only tell it what was checked. */
function keepKind<Kind extends AttributeKind>(app: ServiceApp, db: Database, kind: Kind): void {
  const own = `${path}${kind}/`;
  const body: z.ZodType = attributeRequests[kind];
  const state: z.ZodType = attributeStates[kind];
  const record: z.ZodType = staffAttribute;
  const removal = z.object({ was: states[kind].optional() });
  const wasIn = (read: unknown) => removal.parse(read).was;

  app.get(
    `${own}:id/`,
    { config, schema: { params: idInPath, response: { 200: record, '4xx': apiError } } },
    async ({ params: { id } }, reply) => {
      reply.header('cache-control', 'private, no-store');
      const found = (await readAttributeStates(db, kind, [id])).get(id);
      if (!found) throw new Refusal(404, 'not_found');
      const used = (await countUsers(db, kind, [id])).get(id) ?? 0;
      const values = kind === 'property' ? await countValues(db, id) : new Map<string, number>();
      return { ...found, id, used, used_values: [...values.keys()] };
    },
  );

  app.post(own, { config, schema: { body, response: { 200: madeAttribute, '4xx': apiError } } }, async (request) => {
    const { was: _was, ...next } = requests[kind].parse(request.body);
    const { id } = await writeAttribute(db, kind, { id: null, next, actorId: callerOf(request).id });
    return { id };
  });

  app.put(
    `${own}:id/`,
    { config, schema: { params: idInPath, body, response: { 200: state, '4xx': apiError } } },
    async (request) => {
      const { was: _was, ...next } = requests[kind].parse(request.body);
      const change = { id: request.params.id, next, was: wasIn(request.body), actorId: callerOf(request).id };
      return (await writeAttribute(db, kind, change)).state;
    },
  );

  app.post(
    `${own}:id/remove/`,
    { config, schema: { params: idInPath, body: removal, response: { 200: done, '4xx': apiError } } },
    async (request) => {
      const was = wasIn(request.body);
      await removeAttribute(db, kind, { id: request.params.id, was, actorId: callerOf(request).id });
      return { ok: true } as const;
    },
  );
}

const requests: { [Kind in AttributeKind]: z.ZodType<AttributeRequest<Kind>> } = attributeRequests;
const states: { [Kind in AttributeKind]: z.ZodType<AttributeState<Kind>> } = attributeStates;
