import { sql } from 'kysely';
import { type Locale, localeCodes, type StaffBanners, type staffBannersQuery } from 'mf-shared/contract';
import type { z } from 'zod';
import { likePattern } from '../../db/like-pattern.ts';
import type { Executor } from '../../db/schema.ts';
import { pageFacts, pageRange } from '../../http/staff-page.ts';
import { standingByTimes, standsLike } from '../content/standing-by-times.ts';
import { nameOf } from './banner-state.ts';

type Asked = z.output<typeof staffBannersQuery>;

/** One page of the banners, each kind in its order (STAFF-69). */
export async function listBanners(
  db: Executor,
  { page, ...asked }: Asked,
  { locale, now }: { locale: Locale; now: Date },
): Promise<StaffBanners> {
  const found = db.selectFrom('banners').where(isAskedFor(asked, now));
  const { total } = await found.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  const { limit, offset } = pageRange(Number(total), page);
  const rows = await found
    .selectAll()
    .orderBy(sql`array_position(ARRAY['hero', 'text', 'dynamic', 'image'], kind)`)
    .orderBy('sort_order')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  const results = rows.map(({ id, kind, texts, sort_order, ...row }) => ({
    ...{ id, spot: kind, sort_order, standing: standingByTimes(row, now), name: nameOf(texts, locale) },
    starts_at: row.starts_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
    languages: localeCodes.filter((code) => texts[code]?.heading || texts[code]?.title),
  }));
  return { results, ...pageFacts(Number(total), page) };
}

function isAskedFor({ q, spot, state, lacks }: Omit<Asked, 'page'>, now: Date) {
  const hasWords = sql<boolean>`EXISTS (SELECT FROM jsonb_each(texts) AS l (language, words),
    jsonb_each_text(words) AS w (name, value) WHERE w.value ILIKE ${likePattern(q ?? '')})`;
  return sql<boolean>`(NOT is_removed AND ${q ? hasWords : sql`true`} AND ${state ? standsLike(state, now) : sql`true`}
    AND ${spot ? sql`kind = ${spot}` : sql`true`}
    AND ${lacks ? sql`coalesce(texts -> ${lacks}::text ->> 'heading', texts -> ${lacks}::text ->> 'title', '') = ''` : sql`true`})`;
}
