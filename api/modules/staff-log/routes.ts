import { apiError, done, idInPath, staffLogQuery, staffLogResponse } from 'mf-shared/contract';
import { callerOf } from '../../http/access.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { readLog } from './read-log.ts';
import { undoWrite } from './undo-write.ts';

/** The log of the staff's changes, with values before and after, and the undo for content (STAFF-41). */
export const staffLog: ServiceModule = (app, { db }) => {
  app.get(
    '/api/staff/log/',
    {
      config: { access: 'log.read' },
      schema: { querystring: staffLogQuery, response: { 200: staffLogResponse, '4xx': apiError } },
    },
    (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return readLog(db, request.query, { rights: callerOf(request).rights, locale: request.locale });
    },
  );

  app.post(
    '/api/staff/log/:id/undo/',
    { config: { access: 'log.read' }, schema: { params: idInPath, response: { 200: done, '4xx': apiError } } },
    async (request) => {
      const { id: actorId, rights } = callerOf(request);
      await undoWrite(db, { actorId, rights, locale: request.locale }, request.params.id);
      return { ok: true } as const;
    },
  );
};
