import { sql } from 'kysely';
import {
  apiError,
  contentPageRequest,
  contentPageState,
  idInPath,
  type Locale,
  localeCodes,
  staffContentPage,
  staffContentPages,
  staffContentPagesQuery,
} from 'mf-shared/contract';
import type { z } from 'zod';
import { likePattern } from '../../db/like-pattern.ts';
import type { Row } from '../../db/schema.ts';
import { callerOf } from '../../http/access.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { pageFacts, pageRange } from '../../http/staff-page.ts';
import { inLocale, textIn } from '../../read-model/per-locale.ts';
import { toPageState } from './page-state.ts';
import { richTextRoute } from './rich-text-route.ts';
import { isNeeded, writePage } from './write-page.ts';

const path = '/api/staff/pages/';
const config = { access: 'pages.keep' } as const;

/** What shoppers read in pages of text (STAFF-55). The pages themselves come by import. */
export const staffPagesModule: ServiceModule = async (app, context) => {
  const { db } = context;
  await richTextRoute(app, context);
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
        title: inLocale(row.texts, request.locale)?.title ?? '',
        languages: localeCodes.filter((code) => row.texts[code]?.content),
        is_published: row.is_published,
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
};

const factsOf = (row: Row<'static_pages'>, locale: Locale) => ({
  ...{ id: row.id, path: `/${textIn(row.slugs, locale)}/`, section: row.section },
  is_needed: isNeeded(row),
});

/** The condition of a list. A page has words in a language when it has a text there. */
function isAskedFor({ q, state, lacks }: Pick<z.infer<typeof staffContentPagesQuery>, 'q' | 'state' | 'lacks'>) {
  const named = likePattern(q ?? '');
  const hasWords = sql<boolean>`EXISTS (SELECT FROM jsonb_each(texts) AS l (language, words)
    WHERE words ->> 'title' ILIKE ${named} OR words ->> 'content' ILIKE ${named})`;
  return sql<boolean>`(${q ? hasWords : sql`true`} AND ${state ? sql`is_published = ${state === 'published'}` : sql`true`}
    AND ${lacks ? sql`coalesce(texts -> ${lacks}::text ->> 'content', '') = ''` : sql`true`})`;
}
