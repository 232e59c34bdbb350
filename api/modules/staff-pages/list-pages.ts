import { sql } from 'kysely';
import { type Locale, localeCodes, type StaffContentPages, type staffContentPagesQuery } from 'mf-shared/contract';
import { shopDay } from 'mf-shared/rules/shop-day';
import type { z } from 'zod';
import { likePattern } from '../../db/like-pattern.ts';
import type { Executor, Row } from '../../db/schema.ts';
import { pageFacts, pageRange } from '../../http/staff-page.ts';
import { inLocale, textIn } from '../../read-model/per-locale.ts';
import { readRows } from '../../read-model/read-rows.ts';
import { standingOf } from './page-state.ts';
import { shownLanguages } from './tabbed-page-state.ts';
import { isNeeded } from './write-page.ts';

type Asked = z.output<typeof staffContentPagesQuery>;
type Found = { kind: 'text'; row: Row<'static_pages'> } | { kind: 'tabs'; row: Row<'tabbed_pages'> };

/** One page of the list: pages of text in the order of the shop, then those with tabs (STAFF-55, STAFF-59). */
export async function listPages(db: Executor, { page, ...asked }: Asked, locale: Locale): Promise<StaffContentPages> {
  const one = (kind: Found['kind'], table: 'static_pages' | 'tabbed_pages') =>
    sql`SELECT ${sql.lit(kind)} AS kind, sort_order, id, to_jsonb(t) AS row FROM ${sql.table(table)} t
      WHERE ${asked.kind && asked.kind !== kind ? sql`false` : isAskedFor(kind, asked)}`;
  const all = sql`${one('text', 'static_pages')} UNION ALL ${one('tabs', 'tabbed_pages')}`;
  const [counted] = await readRows<{ total: string }>(db, sql`SELECT count(*) AS total FROM (${all}) p`);
  const { limit, offset } = pageRange(Number(counted?.total ?? 0), page);
  const found = await readRows<Found>(
    db,
    sql`SELECT * FROM (${all}) p ORDER BY kind DESC, sort_order, id LIMIT ${limit} OFFSET ${offset}`,
  );
  const results = found.map(({ kind, row }) => ({
    ...{ id: row.id, kind, path: `/${textIn(row.slugs, locale)}/`, standing: standingOf(row), section: row.section },
    is_needed: kind === 'text' && row.is_published && isNeeded(row),
    title: inLocale<{ title: string }>(row.texts, locale)?.title ?? '',
    languages: kind === 'tabs' ? shownLanguages(row.texts) : localeCodes.filter((code) => row.texts[code]?.content),
  }));
  return { results, ...pageFacts(Number(counted?.total ?? 0), page) };
}

/** The condition of a list. A page has words in a language when it has a text there, or all of its tabs (`wholeTexts`). */
function isAskedFor(kind: Found['kind'], { q, state, lacks }: Omit<Asked, 'page'>) {
  const named = likePattern(q ?? '');
  const hasWords = sql<boolean>`EXISTS (SELECT FROM jsonb_path_query(texts, 'strict $.**.title') AS w (words)
      WHERE words #>> '{}' ILIKE ${named})
    OR EXISTS (SELECT FROM jsonb_path_query(texts, 'strict $.**.content') AS w (words)
      WHERE words #>> '{}' ILIKE ${named})`;
  const today = shopDay();
  const standing = {
    hidden: sql`NOT is_published`,
    published: sql`is_published AND coalesce(published_on, ${today}::date) <= ${today}::date`,
    planned: sql`is_published AND published_on > ${today}::date`,
  };
  const words =
    kind === 'tabs' ? isNotWhole(lacks ?? '') : sql`coalesce(texts -> ${lacks ?? ''}::text ->> 'content', '') = ''`;
  return sql<boolean>`((${q ? hasWords : sql`true`}) AND ${state ? standing[state] : sql`true`}
    AND ${lacks ? words : sql`true`})`;
}

const isNotWhole = (language: string) => {
  const words = sql`(texts -> ${language}::text)`;
  return sql`(coalesce(${words} ->> 'title', '') = '' OR coalesce(jsonb_array_length(${words} -> 'tabs'), 0) = 0
    OR jsonb_path_exists(${words}, 'strict $.tabs.** ? (@.title == "" || @.slug == "")'))`;
};
