import { apiError, frontPageRequest, frontPageState } from 'mf-shared/contract';
import { callerOf } from '../../http/access.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { readStoredFrontPage, writeFrontPage } from './write-front-page.ts';

const path = '/api/staff/front-page/';
// Staff who write what the front page shows say in which order it stands.
const config = { access: 'content.banners' } as const;

/** The order of the front page's parts, and which of them are shown (STAFF-77). */
export const staffFrontPage: ServiceModule = (app, { db }) => {
  app.get(path, { config, schema: { response: { 200: frontPageState, '4xx': apiError } } }, (_request, reply) => {
    reply.header('cache-control', 'private, no-store');
    return readStoredFrontPage(db);
  });

  app.put(
    path,
    { config, schema: { body: frontPageRequest, response: { 200: frontPageState, '4xx': apiError } } },
    (request) => {
      const { was, ...next } = request.body;
      return writeFrontPage(db, { next, was, actorId: callerOf(request).id });
    },
  );
};
