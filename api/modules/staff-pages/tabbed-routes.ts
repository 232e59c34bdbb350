import { apiError, idInPath, staffTabbedPage, tabbedPageRequest, tabbedPageState } from 'mf-shared/contract';
import { callerOf } from '../../http/access.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { textIn } from '../../read-model/per-locale.ts';
import { standingOf } from './page-state.ts';
import { shownLanguages, toTabbedState } from './tabbed-page-state.ts';
import { writeTabbedPage } from './write-tabbed-page.ts';

const path = '/api/staff/tabbed-pages/:id/';
const config = { access: 'pages.keep' } as const;

/** One page with tabs, shown or not (STAFF-59). */
export const tabbedPageRoutes: ServiceModule = (app, { db }) => {
  app.get(
    path,
    { config, schema: { params: idInPath, response: { 200: staffTabbedPage, '4xx': apiError } } },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const found = db.selectFrom('tabbed_pages').selectAll().where('id', '=', request.params.id);
      const row = await found.executeTakeFirst();
      if (!row) throw new Refusal(404, 'not_found');
      return {
        ...toTabbedState(row),
        ...{ id: row.id, path: `/${textIn(row.slugs, request.locale)}/`, standing: standingOf(row) },
        languages: shownLanguages(row.texts),
      };
    },
  );

  app.put(
    path,
    {
      config,
      schema: { params: idInPath, body: tabbedPageRequest, response: { 200: tabbedPageState, '4xx': apiError } },
    },
    (request) => {
      const { was, tab, ...next } = request.body;
      return writeTabbedPage(db, { ...request.params, next, was, actorId: callerOf(request).id }, tab);
    },
  );
};
