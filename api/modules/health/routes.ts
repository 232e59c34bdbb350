import { sql } from 'kysely';
import type { HealthAnswer } from 'mf-shared/rules/answer-tags';
import { z } from 'zod';
import type { ServiceModule } from '../../http/service-module.ts';

/**
 * Is the process up, and what became stale since the shell last asked; can it serve an order, what does it offer; and the
 * log for errors of browsers.
 */
export const health: ServiceModule = (app, { db, catalogue }) => {
  app.get(
    '/healthz',
    {
      config: { access: 'public' },
      schema: { hide: true, querystring: z.object({ since: z.string().max(500).optional() }) },
    },
    ({ query: { since } }): HealthAnswer => ({
      status: 'ok',
      ...(since !== undefined && {
        catalogueVersion: catalogue.catalogue.version,
        changes: catalogue.changedTags.since(since),
      }),
    }),
  );

  app.get('/readyz', { config: { access: 'public' }, schema: { hide: true } }, async () => {
    await sql`SELECT 1`.execute(db);
    return { status: 'ready', catalogueVersion: catalogue.catalogue.version };
  });

  app.get('/api/openapi.json', { config: { access: 'public' }, schema: { hide: true } }, () => app.swagger());

  app.get(
    '/api/',
    {
      config: { access: 'public', isCountedHere: true, rateLimit: { max: 30, timeWindow: '1 minute' } },
      schema: {
        summary: 'Logs an error of a browser',
        querystring: z.object({ err: z.string().max(2000).optional() }),
      },
    },
    (request, reply) => {
      if (request.query.err) request.log.warn({ browserError: request.query.err }, 'browser error');
      return reply.code(204).send();
    },
  );
};
