import { sql } from 'kysely';
import {
  apiError,
  idInPath,
  type Locale,
  localeCodes,
  madePost,
  newPost,
  postRequest,
  postState,
  staffPost,
  staffPosts,
  staffPostsQuery,
} from 'mf-shared/contract';
import { shopDay } from 'mf-shared/rules/shop-day';
import type { z } from 'zod';
import { likePattern } from '../../db/like-pattern.ts';
import type { Executor, Row } from '../../db/schema.ts';
import { callerOf } from '../../http/access.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceApp, ServiceContext, ServiceModule } from '../../http/service-module.ts';
import { pageFacts, pageRange } from '../../http/staff-page.ts';
import { inLocale } from '../../read-model/per-locale.ts';
import { readModelNames } from '../bulk-changes/model-names.ts';
import { articlePath } from '../page-paths/blog-paths.ts';
import { makePost } from './make-post.ts';
import { standingOf, toPostState } from './post-state.ts';
import { readPost, writePost } from './write-post.ts';

const path = '/api/staff/posts/';
const config = { access: 'posts.keep' } as const;

/** The posts of the magazine, shown or not (STAFF-57). */
export const staffPostsModule: ServiceModule = (app, context) => {
  addReadRoutes(app, context);
  addWriteRoutes(app, context);
};

function addReadRoutes(app: ServiceApp, { db }: ServiceContext): void {
  app.get(
    path,
    { config, schema: { querystring: staffPostsQuery, response: { 200: staffPosts, '4xx': apiError } } },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const { page, ...asked } = request.query;
      const found = db.selectFrom('articles').where(isAskedFor(asked));
      const { total } = await found.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
      const { limit, offset } = pageRange(Number(total), page);
      const newestFirst = found.selectAll().orderBy('published_on', 'desc').orderBy('id', 'desc');
      const rows = await newestFirst.limit(limit).offset(offset).execute();
      const results = rows.map((row) => ({
        ...factsOf(row, request.locale),
        ...{ category: row.kind, published_on: row.published_on },
        title: inLocale(row.texts, request.locale)?.title ?? '',
        languages: localeCodes.filter((code) => row.texts[code]?.content),
      }));
      return { results, ...pageFacts(Number(total), page) };
    },
  );

  app.get(
    `${path}:id/`,
    { config, schema: { params: idInPath, response: { 200: staffPost, '4xx': apiError } } },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const row = await readPost(db, request.params.id);
      if (!row) throw new Refusal(404, 'not_found');
      const authors = await db.selectFrom('bloggers').select(['slug', 'name']).orderBy('name').execute();
      const product_names = await readProductNames(db, row.products, request.locale);
      return { ...toPostState(row), ...factsOf(row, request.locale), authors, product_names };
    },
  );
}

function addWriteRoutes(app: ServiceApp, { db }: ServiceContext): void {
  app.post(
    path,
    { config, schema: { body: newPost, response: { 200: madePost, '4xx': apiError } } },
    async (request) => ({ id: await makePost(db, callerOf(request).id, request.body) }),
  );

  app.put(
    `${path}:id/`,
    { config, schema: { params: idInPath, body: postRequest, response: { 200: postState, '4xx': apiError } } },
    (request) => {
      const { was, ...next } = request.body;
      return writePost(db, { id: request.params.id, next, was, actorId: callerOf(request).id });
    },
  );
}

/** What products are called, by slug. */
async function readProductNames(
  db: Executor,
  slugs: readonly string[],
  locale: Locale,
): Promise<Record<string, string>> {
  if (slugs.length === 0) return {};
  const models = await db.selectFrom('product_models').select(['id', 'slug']).where('slug', 'in', slugs).execute();
  const names = await readModelNames(
    db,
    models.map(({ id }) => id),
    locale,
  );
  return Object.fromEntries(models.map(({ id, slug }) => [slug, names.get(id)?.name ?? slug]));
}

const factsOf = (row: Pick<Row<'articles'>, 'id' | 'slugs' | 'is_published' | 'published_on'>, locale: Locale) => ({
  ...{ id: row.id, path: articlePath(row, locale), standing: standingOf(row) },
});

type Asked = Omit<z.infer<typeof staffPostsQuery>, 'page'>;

/** The condition of a list. A post has words in a language when it has a text there. */
function isAskedFor({ q, category, state, lacks }: Asked) {
  const named = likePattern(q ?? '');
  const hasWords = sql<boolean>`EXISTS (SELECT FROM jsonb_each(texts) AS l (language, words),
    jsonb_each_text(words) AS w (name, value) WHERE w.value ILIKE ${named})`;
  const standing = {
    hidden: sql`NOT is_published`,
    published: sql`is_published AND published_on <= ${shopDay()}::date`,
    planned: sql`is_published AND published_on > ${shopDay()}::date`,
  };
  return sql<boolean>`(${q ? hasWords : sql`true`} AND ${category ? sql`kind = ${category}` : sql`true`}
    AND ${state ? standing[state] : sql`true`}
    AND ${lacks ? sql`coalesce(texts -> ${lacks}::text ->> 'content', '') = ''` : sql`true`})`;
}
