import { type RawBuilder, sql } from 'kysely';
import type { Locale, ProductState, StaffProductsResponse, staffProductsQuery } from 'mf-shared/contract';
import { toDecimal } from 'mf-shared/rules/minor-units';
import type { z } from 'zod';
import { beginsPattern, likePattern, searchWords } from '../../db/like-pattern.ts';
import type { Executor } from '../../db/schema.ts';
import { pageFacts, pageRange } from '../../http/staff-page.ts';
import { mediaPath } from '../../read-model/picture-paths.ts';
import { baseTaxAreaId } from '../../read-model/tax-rates.ts';

type Question = z.output<typeof staffProductsQuery>;

/** Fewer pieces than these are few. */
const few = 10;

const stateOf = sql<ProductState>`CASE WHEN m.removed_at IS NOT NULL THEN 'removed' WHEN m.is_public THEN 'shown' ELSE 'hidden' END`;

/** What the web shop can sell of the model `m`. */
export const sellable = sql<number>`(SELECT coalesce(sum(s.quantity - s.reserved), 0)::int FROM variants v
  JOIN stock s ON s.variant_id = v.id JOIN stores o ON o.id = s.store_id AND o.is_selling
  WHERE v.model_id = m.id AND v.is_active)`;

const orders = {
  sold: sql`m.sold_amount DESC, m.id DESC`,
  name: sql`lower((SELECT name FROM model_texts n WHERE n.model_id = m.id AND n.locale = 'fi')), m.id`,
  newest: sql`m.published_on DESC, m.id DESC`,
} satisfies Record<Question['sort'], RawBuilder<unknown>>;

/** One page of all products, those that shoppers do not see too. */
export async function listProducts(db: Executor, question: Question, locale: Locale): Promise<StaffProductsResponse> {
  const { page, sort } = question;
  const found = sql`FROM product_models m WHERE ${sql.join(conditions(question), sql` AND `)}`;
  const { rows: counted } = await sql<{ total: number }>`SELECT count(*)::int AS total ${found}`.execute(db);
  const { limit, offset } = pageRange(counted[0]?.total ?? 0, page);
  const { rows } = await sql<{
    id: number;
    name: string;
    slug: string;
    number: string;
    manufacturer: string;
    image: string;
    variants: number;
    stock: number;
    regular_minor: number | null;
    active_minor: number | null;
    state: ProductState;
    languages: number;
  }>`SELECT m.id, coalesce(
        (SELECT t.name FROM model_texts t WHERE t.model_id = m.id AND t.locale = ${locale}),
        (SELECT t.name FROM model_texts t WHERE t.model_id = m.id AND t.locale = 'fi'), m.slug) AS name,
      m.slug, m.model_number AS number, b.name AS manufacturer, m.image,
      (SELECT count(*)::int FROM variants v WHERE v.model_id = m.id AND v.is_active) AS variants, ${sellable} AS stock,
      p.regular_minor, p.active_minor, ${stateOf} AS state,
      (SELECT count(*)::int FROM model_texts t WHERE t.model_id = m.id) AS languages
    FROM (SELECT m.id ${found} ORDER BY ${orders[sort]} LIMIT ${limit} OFFSET ${offset}) f
    JOIN product_models m ON m.id = f.id
    JOIN manufacturers b ON b.id = m.manufacturer_id
    LEFT JOIN prices p ON p.model_id = m.id AND p.variant_id IS NULL AND p.tax_area_id = ${baseTaxAreaId}
    ORDER BY ${orders[sort]}`.execute(db);
  return {
    results: rows.map(({ regular_minor, active_minor, image, ...row }) => ({
      ...row,
      image: mediaPath(image),
      regular: regular_minor === null ? null : toDecimal(regular_minor),
      active: active_minor === null ? null : toDecimal(active_minor),
    })),
    ...pageFacts(counted[0]?.total ?? 0, page),
  };
}

type Asked = Pick<Question, 'q'> &
  Partial<Pick<Question, 'state' | 'stock' | 'group' | 'brand' | 'campaign' | 'lacks'>>;

/** What holds for a model `m` that a question finds. */
export function conditions({ q, state, stock, group, brand, campaign, lacks }: Asked): RawBuilder<unknown>[] {
  const words = searchWords(q);
  return [
    sql`true`,
    ...words.map(standsIn),
    ...(state ? [sql`${stateOf} = ${state}`] : []),
    ...(stock === 'none' ? [sql`${sellable} <= 0`] : []),
    ...(stock === 'few' ? [sql`${sellable} BETWEEN 1 AND ${few - 1}`] : []),
    ...(group ? [isInGroup(group)] : []),
    ...(brand ? [sql`m.manufacturer_id = ${brand}`] : []),
    ...(campaign
      ? [sql`EXISTS (SELECT FROM campaign_models c WHERE c.model_id = m.id AND c.campaign_id = ${campaign})`]
      : []),
    ...(lacks ? [isUnwritten(lacks)] : []),
  ];
}

/** It has no texts in a language, or a machine's. */
const isUnwritten = (locale: Locale) =>
  sql`NOT EXISTS (SELECT FROM model_texts t WHERE t.model_id = m.id AND t.locale = ${locale} AND t.is_manual)`;

/** It stands in the group or in one below it. */
const isInGroup = (group: number) =>
  sql`EXISTS (WITH RECURSIVE below AS (SELECT ${group}::int AS id UNION
      SELECT g.id FROM product_groups g JOIN below b ON g.parent_id = b.id)
    SELECT FROM model_groups o JOIN below b ON b.id = o.group_id WHERE o.model_id = m.id)`;

/** A word stands in a name in any language, in the brand's, or begins a number of the product. */
function standsIn(word: string): RawBuilder<unknown> {
  const [within, begins] = [likePattern(word), beginsPattern(word)];
  return sql`(EXISTS (SELECT FROM model_texts t WHERE t.model_id = m.id AND lower(t.name) LIKE ${within})
    OR EXISTS (SELECT FROM manufacturers b WHERE b.id = m.manufacturer_id AND lower(b.name) LIKE ${within})
    OR EXISTS (SELECT FROM variants v WHERE v.model_id = m.id AND (lower(v.sku) LIKE ${begins} OR v.ean LIKE ${begins}))
    OR lower(m.model_number) LIKE ${begins} OR m.id::text = ${word})`;
}
