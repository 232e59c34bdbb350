import {
  apiError,
  contentPageRequest,
  contentPageState,
  idInPath,
  type Locale,
  madeContentPage,
  newContentPage,
  staffContentPage,
  staffContentPages,
  staffContentPagesQuery,
} from 'mf-shared/contract';
import type { Row } from '../../db/schema.ts';
import { callerOf } from '../../http/access.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceApp, ServiceContext, ServiceModule } from '../../http/service-module.ts';
import { textIn } from '../../read-model/per-locale.ts';
import { listPages } from './list-pages.ts';
import { makePage } from './make-page.ts';
import { pageOrderRoutes } from './order-routes.ts';
import { standingOf, toPageState } from './page-state.ts';
import { richTextRoute } from './rich-text-route.ts';
import { tabbedPageRoutes } from './tabbed-routes.ts';
import { isNeeded, writePage } from './write-page.ts';

const path = '/api/staff/pages/';
const config = { access: 'pages.keep' } as const;

/** What shoppers read in pages of text and in those with tabs, shown or not (STAFF-55, STAFF-59). */
export const staffPagesModule: ServiceModule = async (app, context) => {
  await richTextRoute(app, context);
  await tabbedPageRoutes(app, context);
  await pageOrderRoutes(app, context);
  addReadRoutes(app, context);
  addWriteRoutes(app, context);
};

function addReadRoutes(app: ServiceApp, { db }: ServiceContext): void {
  app.get(
    path,
    {
      config,
      schema: { querystring: staffContentPagesQuery, response: { 200: staffContentPages, '4xx': apiError } },
    },
    (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return listPages(db, request.query, request.locale);
    },
  );

  app.get(
    `${path}:id/`,
    { config, schema: { params: idInPath, response: { 200: staffContentPage, '4xx': apiError } } },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const row = await db
        .selectFrom('static_pages')
        .selectAll()
        .where('id', '=', request.params.id)
        .executeTakeFirst();
      if (!row) throw new Refusal(404, 'not_found');
      return { ...toPageState(row), ...factsOf(row, request.locale) };
    },
  );
}

function addWriteRoutes(app: ServiceApp, { db }: ServiceContext): void {
  app.post(
    path,
    { config, schema: { body: newContentPage, response: { 200: madeContentPage, '4xx': apiError } } },
    async (request) => {
      const who = { actorId: callerOf(request).id, locale: request.locale };
      return { id: await makePage(db, who, request.body) };
    },
  );

  app.put(
    `${path}:id/`,
    {
      config,
      schema: { params: idInPath, body: contentPageRequest, response: { 200: contentPageState, '4xx': apiError } },
    },
    (request) => {
      const { was, ...next } = request.body;
      return writePage(db, { id: request.params.id, next, was, actorId: callerOf(request).id });
    },
  );
}

const factsOf = (row: Row<'static_pages'>, locale: Locale) => ({
  ...{ id: row.id, path: `/${textIn(row.slugs, locale)}/`, standing: standingOf(row) },
  is_needed: row.is_published && isNeeded(row),
});
