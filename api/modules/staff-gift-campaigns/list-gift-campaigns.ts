import { sql } from 'kysely';
import {
  type GiftFacts,
  type Locale,
  localeCodes,
  type StaffGiftCampaigns,
  type staffGiftCampaignsQuery,
} from 'mf-shared/contract';
import type { z } from 'zod';
import { likePattern } from '../../db/like-pattern.ts';
import type { Executor, Row } from '../../db/schema.ts';
import { pageFacts, pageRange } from '../../http/staff-page.ts';
import { textIn } from '../../read-model/per-locale.ts';
import { readRows } from '../../read-model/read-rows.ts';
import { readModelNames } from '../bulk-changes/model-names.ts';
import { standingByTimes, standsLike } from '../content/standing-by-times.ts';
import { sellable } from '../staff-products/list-products.ts';

type Asked = z.output<typeof staffGiftCampaignsQuery>;

/** One page of the gift campaigns, the last to begin first (STAFF-61). */
export async function listGiftCampaigns(
  db: Executor,
  { page, ...asked }: Asked,
  { locale, now }: { locale: Locale; now: Date },
): Promise<StaffGiftCampaigns> {
  const found = db.selectFrom('gift_campaigns').where(isAskedFor(asked, now));
  const { total } = await found.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  const { limit, offset } = pageRange(Number(total), page);
  const rows = await found
    .selectAll()
    .select(
      sql<number>`(SELECT count(*)::int FROM gift_campaign_models WHERE campaign_id = gift_campaigns.id)`.as(
        'product_count',
      ),
    )
    .orderBy(sql`starts_at DESC NULLS LAST`)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const codes = await countCodes(
    db,
    rows.map(({ id }) => id),
  );
  const results = rows.map((row) => ({
    ...{ ...factsOf(row, now), ...(codes.get(row.id) ?? noCodes) },
    starts_at: row.starts_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
    name: textIn(row.names, locale),
    languages: localeCodes.filter((code) => row.names[code]),
    product_count: row.product_count,
  }));
  return { results, ...pageFacts(Number(total), page) };
}

/** Which campaign it is, where shoppers read it, and how it stands now. */
export const factsOf = (row: Row<'gift_campaigns'>, now: Date) => ({
  ...{ id: row.id, path: `/giftcampaigns/${row.slug}/`, standing: standingByTimes(row, now) },
});

interface CodeCounts {
  code_count: number;
  uses: number;
  max_uses: number;
}
export const noCodes: CodeCounts = { code_count: 0, uses: 0, max_uses: 0 };

/** How many codes campaigns have, and orders that they paid for and are good for. */
export async function countCodes(db: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, CodeCounts>> {
  const rows = await readRows<CodeCounts & { campaign_id: number }>(
    db,
    sql`SELECT campaign_id, count(*)::int AS code_count, sum(uses)::int AS uses,
        sum(CASE WHEN is_ended THEN uses ELSE max_uses END)::int AS max_uses
      FROM gift_campaign_codes WHERE campaign_id = ANY(${`{${ids.join()}}`}::int[]) GROUP BY campaign_id`,
  );
  return new Map(rows.map(({ campaign_id, ...counts }) => [campaign_id, counts]));
}

/** What is known of gifts, by slug. */
export async function readGifts(
  db: Executor,
  slugs: readonly string[],
  locale: Locale,
): Promise<Record<string, GiftFacts>> {
  const rows = await readRows<Omit<GiftFacts, 'name'> & { slug: string }>(
    db,
    sql`SELECT m.id, m.slug, m.is_public, m.campaign_only AS is_campaign_only, ${sellable} AS stock FROM product_models m
      WHERE m.slug IN (SELECT jsonb_array_elements_text(${JSON.stringify(slugs)}::jsonb))`,
  );
  const names = await readModelNames(
    db,
    rows.map(({ id }) => id),
    locale,
  );
  return Object.fromEntries(
    rows.map(({ slug, ...gift }) => [slug, { ...gift, name: names.get(gift.id)?.name ?? slug }]),
  );
}

function isAskedFor({ q = '', state, lacks }: Omit<Asked, 'page'>, now: Date) {
  const named = likePattern(q);
  const hasWords = sql<boolean>`(EXISTS (SELECT FROM jsonb_each_text(names) AS w (language, value) WHERE w.value ILIKE ${named})
    OR EXISTS (SELECT FROM jsonb_each(texts) AS l (language, words), jsonb_each_text(words) AS w (name, value)
      WHERE w.value ILIKE ${named})
    OR slug ILIKE ${named}
    OR EXISTS (SELECT FROM gift_campaign_codes c
      WHERE c.campaign_id = gift_campaigns.id AND lower(c.code) = ${q.toLowerCase()}))`;
  return sql<boolean>`(NOT is_removed AND ${q ? hasWords : sql`true`} AND ${state ? standsLike(state, now) : sql`true`}
    AND ${lacks ? sql`coalesce(names ->> ${lacks}::text, '') = ''` : sql`true`})`;
}
