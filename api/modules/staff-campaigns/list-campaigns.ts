import { sql } from 'kysely';
import { type Locale, localeCodes, type StaffCampaigns, type staffCampaignsQuery } from 'mf-shared/contract';
import type { z } from 'zod';
import { likePattern } from '../../db/like-pattern.ts';
import type { Executor, Row } from '../../db/schema.ts';
import { pageFacts, pageRange } from '../../http/staff-page.ts';
import { inLocale } from '../../read-model/per-locale.ts';
import { standsLike } from '../content/standing-by-times.ts';
import { campaignPath } from '../page-paths/campaign-path.ts';
import { standingOf } from './campaign-state.ts';

type Asked = z.output<typeof staffCampaignsQuery>;

/** One page of the campaigns, the last to begin first (STAFF-60). */
export async function listCampaigns(
  db: Executor,
  { page, ...asked }: Asked,
  { locale, now }: { locale: Locale; now: Date },
): Promise<StaffCampaigns> {
  const found = db.selectFrom('campaigns').where(isAskedFor(asked, now));
  const { total } = await found.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  const { limit, offset } = pageRange(Number(total), page);
  const rows = await found
    .selectAll()
    .select(
      sql<number>`(SELECT count(*)::int FROM campaign_models WHERE campaign_id = campaigns.id)`.as('product_count'),
    )
    .orderBy(sql`coalesce(club_starts_at, starts_at) DESC NULLS LAST`)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const results = rows.map((row) => ({
    ...factsOf(row, locale, now),
    club_starts_at: row.club_starts_at?.toISOString() ?? null,
    starts_at: row.starts_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
    title: inLocale(row.texts, locale)?.title ?? '',
    languages: localeCodes.filter((code) => row.texts[code]?.title),
    product_count: row.product_count,
  }));
  return { results, ...pageFacts(Number(total), page) };
}

/** Which campaign it is, where shoppers read it, and how they see it now. */
export const factsOf = (row: Row<'campaigns'>, locale: Locale, now: Date) => ({
  ...{ id: row.id, path: campaignPath(row, locale), standing: standingOf(row, now) },
});

function isAskedFor({ q, state, lacks }: Omit<Asked, 'page'>, now: Date) {
  const named = likePattern(q ?? '');
  const hasWords = sql<boolean>`EXISTS (SELECT FROM jsonb_each(texts) AS l (language, words),
    jsonb_each_text(words) AS w (name, value) WHERE w.value ILIKE ${named})`;
  const at = sql`${now.toISOString()}::timestamptz`;
  const hasBegun = sql`coalesce(club_starts_at <= ${at}, false) OR coalesce(starts_at <= ${at}, true)`;
  return sql<boolean>`(NOT is_removed AND ${q ? hasWords : sql`true`} AND ${state ? standsLike(state, now, hasBegun) : sql`true`}
    AND ${lacks ? sql`coalesce(texts -> ${lacks}::text ->> 'title', '') = ''` : sql`true`})`;
}
