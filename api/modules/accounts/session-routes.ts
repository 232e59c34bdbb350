import { apiError, customerSessions, done, idInPath } from 'mf-shared/contract';
import { callerOf } from '../../http/access.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { endAllSessions, endSession, openSessions } from './sessions.ts';

const ok = { ok: true } as const;

/** Where a customer is signed in, and signing out there. */
export const sessionRoutes: ServiceModule = (app, { db }) => {
  app.get(
    '/api/customer/sessions/',
    { config: { access: 'customer' }, schema: { response: { 200: customerSessions } } },
    async (request) => {
      const { id, sessionId } = callerOf(request);
      const sessions = await openSessions(db, id);
      return {
        sessions: sessions.map((session) => ({
          ...session,
          started_at: session.started_at.toISOString(),
          last_used_at: session.last_used_at.toISOString(),
          is_current: session.id === sessionId,
        })),
      };
    },
  );

  app.delete(
    '/api/customer/sessions/:id/',
    {
      config: { access: 'customer' },
      schema: {
        params: idInPath,
        response: { 200: done, '4xx': apiError },
      },
    },
    async (request) => {
      if (!(await endSession(db, callerOf(request).id, request.params.id))) throw new Refusal(404, 'not_found');
      return ok;
    },
  );

  app.delete(
    '/api/customer/sessions/',
    { config: { access: 'customer' }, schema: { response: { 200: done } } },
    async (request) => {
      await endAllSessions(db, callerOf(request).id);
      return ok;
    },
  );
};
