import { sql } from 'kysely';
import {
  apiError,
  contentPageRequest,
  contentPageState,
  idInPath,
  type Locale,
  localeCodes,
  madeContentPage,
  newContentPage,
  staffContentPage,
  staffContentPages,
  staffContentPagesQuery,
} from 'mf-shared/contract';
import { shopDay } from 'mf-shared/rules/shop-day';
import type { z } from 'zod';
import { likePattern } from '../../db/like-pattern.ts';
import type { Row } from '../../db/schema.ts';
import { callerOf } from '../../http/access.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceApp, ServiceContext, ServiceModule } from '../../http/service-module.ts';
import { pageFacts, pageRange } from '../../http/staff-page.ts';
import { inLocale, textIn } from '../../read-model/per-locale.ts';
import { makePage } from './make-page.ts';
import { standingOf, toPageState } from './page-state.ts';
import { richTextRoute } from './rich-text-route.ts';
import { isNeeded, writePage } from './write-page.ts';

const path = '/api/staff/pages/';
const config = { access: 'pages.keep' } as const;

/** What shoppers read in pages of text, shown or not (STAFF-55, STAFF-59). */
export const staffPagesModule: ServiceModule = async (app, context) => {
  await richTextRoute(app, context);
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
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const { page, ...asked } = request.query;
      const found = db.selectFrom('static_pages').where(isAskedFor(asked));
      const { total } = await found.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
      const { limit, offset } = pageRange(page);
      const rows = await found.selectAll().orderBy('sort_order').orderBy('id').limit(limit).offset(offset).execute();
      const results = rows.map((row) => ({
        ...factsOf(row, request.locale),
        section: row.section,
        title: inLocale(row.texts, request.locale)?.title ?? '',
        languages: localeCodes.filter((code) => row.texts[code]?.content),
      }));
      return { results, ...pageFacts(Number(total), page) };
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

/** The condition of a list. A page has words in a language when it has a text there. */
function isAskedFor({ q, state, lacks }: Pick<z.infer<typeof staffContentPagesQuery>, 'q' | 'state' | 'lacks'>) {
  const named = likePattern(q ?? '');
  const hasWords = sql<boolean>`EXISTS (SELECT FROM jsonb_each(texts) AS l (language, words)
    WHERE words ->> 'title' ILIKE ${named} OR words ->> 'content' ILIKE ${named})`;
  const standing = {
    hidden: sql`NOT is_published`,
    published: sql`is_published AND coalesce(published_on, ${shopDay()}::date) <= ${shopDay()}::date`,
    planned: sql`is_published AND published_on > ${shopDay()}::date`,
  };
  return sql<boolean>`(${q ? hasWords : sql`true`} AND ${state ? standing[state] : sql`true`}
    AND ${lacks ? sql`coalesce(texts -> ${lacks}::text ->> 'content', '') = ''` : sql`true`})`;
}
