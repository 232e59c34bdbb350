import { apiError, bulkDone, bulkLook, bulkLookRequest, bulkRows, idInPath } from 'mf-shared/contract';
import { callerOf } from '../../http/access.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { applyChange } from './apply-change.ts';
import { listChanges } from './list-changes.ts';
import { rightOfChange } from './locked-change.ts';
import { lookAtChange } from './look-at-change.ts';
import { undoChange } from './take-back.ts';

const path = '/api/staff/bulk-changes/';
const does = {
  config: { access: 'products.texts' },
  schema: { params: idInPath, response: { 200: bulkDone, '4xx': apiError } },
} as const;

/** Prices and visibility of many products at once: looked at first, done in one go, taken back in one press (STAFF-43). */
export const bulkChanges: ServiceModule = (app, { db, catalogue }) => {
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith(path)) reply.header('cache-control', 'private, no-store');
  });

  app.get(
    path,
    { config: { access: 'products.texts' }, schema: { response: { 200: bulkRows, '4xx': apiError } } },
    async (request) => ({ results: await listChanges(db, callerOf(request).rights) }),
  );

  app.post(
    path,
    {
      config: { access: 'products.texts' },
      schema: { body: bulkLookRequest, response: { 200: bulkLook, '4xx': apiError } },
    },
    async (request) => {
      const { id: actorId, rights } = callerOf(request);
      if (!rights.has(rightOfChange(request.body.change))) throw new Refusal(403, 'right_missing');
      const looker = { actorId, locale: request.locale, catalogue: catalogue.catalogue };
      return lookAtChange(db, looker, request.body);
    },
  );

  app.post(`${path}:id/apply/`, does, async (request) =>
    applyChange(db, { ...whoOf(request), locale: request.locale }, request.params.id),
  );

  app.post(`${path}:id/undo/`, does, async (request) =>
    undoChange(db, { ...whoOf(request), locale: request.locale }, request.params.id),
  );
};

function whoOf(request: Parameters<typeof callerOf>[0]) {
  const { id: actorId, rights } = callerOf(request);
  return { actorId, rights };
}
