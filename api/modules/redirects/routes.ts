import {
  apiError,
  done,
  idInPath,
  importedRedirects,
  newRedirect,
  type RedirectState,
  redirectAnswer,
  redirectLines,
  redirectQuery,
  redirectRemoval,
  redirectRequest,
  redirectState,
  staffRedirects,
  staffRedirectsQuery,
} from 'mf-shared/contract';
import { callerOf } from '../../http/access.ts';
import type { ServiceApp, ServiceContext, ServiceModule } from '../../http/service-module.ts';
import { importRedirects } from './import-redirects.ts';
import { countFollowed, findRedirect, readRedirects } from './read-redirects.ts';
import { isFault, refusalOf, tidyRedirect } from './tidy-redirect.ts';
import { writeRedirect } from './write-redirect.ts';

const ok = { ok: true } as const;
const path = '/api/staff/redirects/';
const config = { access: 'redirects.keep' } as const;
const answers = { response: { 200: done, '4xx': apiError } };

/** Where addresses lead that no page has any more: for shoppers by way of the shell, and the staff's room (STAFF-46). */
export const redirects: ServiceModule = (app, context) => {
  addWayRoute(app, context);
  addStaffRoutes(app, context);
};

function addWayRoute(app: ServiceApp, { db, catalogue }: ServiceContext): void {
  app.get(
    '/api/redirects/',
    {
      config: { access: 'public' },
      schema: { querystring: redirectQuery, response: { 200: redirectAnswer, '4xx': apiError } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const asked = { path: request.query.path, locale: request.locale };
      const { answer, ids } = await findRedirect(db, catalogue.catalogue, asked);
      // Nobody waits for the count.
      countFollowed(db, ids).catch((error: unknown) => request.log.error(error, 'a redirect is not counted'));
      return answer;
    },
  );
}

function addStaffRoutes(app: ServiceApp, { db, catalogue, settings: { publicUrl } }: ServiceContext): void {
  const shop = () => ({ publicUrl, catalogue: catalogue.catalogue });
  /** @throws Refusal */
  const tidied = (written: RedirectState): RedirectState => {
    const state = tidyRedirect(written, shop());
    if (isFault(state)) throw refusalOf(state);
    return state;
  };

  app.get(
    path,
    { config, schema: { querystring: staffRedirectsQuery, response: { 200: staffRedirects, '4xx': apiError } } },
    (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return readRedirects(db, request.query);
    },
  );

  app.post(path, { config, schema: { body: newRedirect, ...answers } }, async (request) => {
    await writeRedirect(db, { id: null, next: tidied(request.body), actorId: callerOf(request).id });
    return ok;
  });

  const kept = { response: { 200: redirectState, '4xx': apiError } };
  app.put(`${path}:id/`, { config, schema: { params: idInPath, body: redirectRequest, ...kept } }, async (request) => {
    const { was, ...written } = request.body;
    const next = tidied(written);
    await writeRedirect(db, { ...request.params, next, was, actorId: callerOf(request).id });
    return next;
  });

  app.post(
    `${path}:id/remove/`,
    { config, schema: { params: idInPath, body: redirectRemoval, ...answers } },
    async (request) => {
      await writeRedirect(db, { ...request.params, next: null, ...request.body, actorId: callerOf(request).id });
      return ok;
    },
  );

  app.post(
    `${path}import/`,
    { config, schema: { body: redirectLines, response: { 200: importedRedirects, '4xx': apiError } } },
    (request) =>
      importRedirects(db, request.body.lines, {
        ...shop(),
        actorId: callerOf(request).id,
        locale: request.locale,
      }),
  );
}
