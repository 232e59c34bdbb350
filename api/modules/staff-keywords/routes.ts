import { sql } from 'kysely';
import {
  apiError,
  done,
  idInPath,
  keywordRemoval,
  keywordRequest,
  keywordState,
  type Locale,
  newKeyword,
  type StaffKeywords,
  staffKeywords,
  staffKeywordsQuery,
} from 'mf-shared/contract';
import type { z } from 'zod';
import { likePattern } from '../../db/like-pattern.ts';
import type { Executor } from '../../db/schema.ts';
import { callerOf } from '../../http/access.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { pageFacts, pageRange } from '../../http/staff-page.ts';
import { toKeywordState } from './keyword-state.ts';
import { removeKeyword, writeKeyword } from './write-keyword.ts';

const ok = { ok: true } as const;
const path = '/api/staff/keywords/';
const config = { access: 'keywords.keep' } as const;
const answers = { response: { 200: done, '4xx': apiError } };

/** The words that texts explain, in the staff's room (STAFF-58). */
export const staffKeywordsModule: ServiceModule = (app, { db, settings: { publicUrl } }) => {
  app.get(
    path,
    { config, schema: { querystring: staffKeywordsQuery, response: { 200: staffKeywords, '4xx': apiError } } },
    (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return readKeywords(db, request.query, request.locale);
    },
  );

  app.post(path, { config, schema: { body: newKeyword, ...answers } }, async (request) => {
    await writeKeyword(db, { id: null, next: request.body, actorId: callerOf(request).id, publicUrl });
    return ok;
  });

  const kept = { response: { 200: keywordState, '4xx': apiError } };
  app.put(`${path}:id/`, { config, schema: { params: idInPath, body: keywordRequest, ...kept } }, (request) => {
    const { was, ...next } = request.body;
    return writeKeyword(db, { ...request.params, next, was, actorId: callerOf(request).id, publicUrl });
  });

  app.post(
    `${path}:id/remove/`,
    { config, schema: { params: idInPath, body: keywordRemoval, ...answers } },
    async (request) => {
      await removeKeyword(db, { ...request.params, ...request.body, actorId: callerOf(request).id });
      return ok;
    },
  );
};

/** One page of the keywords, by their word in the reader's language. */
async function readKeywords(
  db: Executor,
  { q, lacks, page }: z.output<typeof staffKeywordsQuery>,
  locale: Locale,
): Promise<StaffKeywords> {
  const within = likePattern(q ?? '');
  const hasWords = sql<boolean>`EXISTS (SELECT FROM jsonb_each(texts) AS l (language, words),
    jsonb_each_text(words) AS w (name, value) WHERE w.value ILIKE ${within})`;
  const found = db
    .selectFrom('keywords')
    .where('is_removed', '=', false)
    .$if(Boolean(q), (query) => query.where(hasWords))
    .$if(lacks !== undefined, (query) =>
      query.where(sql<boolean>`coalesce(texts -> ${lacks ?? ''}::text ->> 'keyword', '') = ''`),
    );
  const { total } = await found.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  const { limit, offset } = pageRange(Number(total), page);
  const word = (language: Locale) => sql`nullif(texts -> ${language}::text ->> 'keyword', '')`;
  const rows = await found
    .select(['id', 'texts'])
    .orderBy(sql`lower(coalesce(${word(locale)}, ${word('fi')}, ''))`)
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { results: rows.map((row) => ({ id: row.id, ...toKeywordState(row) })), ...pageFacts(Number(total), page) };
}
