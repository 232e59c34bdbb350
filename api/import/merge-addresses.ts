import { sql } from 'kysely';
import { firstMadeId } from '../db/made-ids.ts';
import type { Executor } from '../db/schema.ts';
import { readRows } from '../read-model/read-rows.ts';
import type { Problems } from './problems.ts';

/**
 * Things whose old addresses lead on for ever, with their tables, and whether a stored row counts. A line of the files whose
 * row does not count takes no address: no file brings it back.
 */
const tablesOf = {
  posts: {
    ...{ what: 'post', own: 'articles', staged: 'import_articles' },
    ...{ former: 'former_post_slugs', owner: 'article_id', isThere: sql`true` },
  },
  campaigns: {
    ...{ what: 'campaign', own: 'campaigns', staged: 'import_campaigns' },
    ...{ former: 'former_campaign_slugs', owner: 'campaign_id', isThere: sql`NOT t.is_removed` },
  },
} as const;

/** Addresses that the files take from them lead to the present ones, and no present one leads on (ROUTE-143, ROUTE-144). */
export async function keepFormerAddresses(tx: Executor, kind: keyof typeof tablesOf): Promise<void> {
  const { own, staged, former, owner, isThere } = tablesOf[kind];
  await sql`INSERT INTO ${sql.table(former)} (slug, ${sql.ref(owner)})
    SELECT DISTINCT ON (lower(o.value)) lower(o.value), t.id
    FROM ${sql.table(own)} t JOIN ${sql.table(staged)} s ON s.id = t.id, jsonb_each_text(t.slugs) o
    WHERE ${isThere} AND lower(o.value) NOT IN (
      SELECT lower(n.value) FROM ${sql.table(staged)} s, jsonb_each_text(s.slugs) n WHERE ${isBrought(kind)})
    ORDER BY lower(o.value), t.id
    ON CONFLICT (slug) DO UPDATE SET ${sql.ref(owner)} = excluded.${sql.ref(owner)}`.execute(tx);
  await sql`DELETE FROM ${sql.table(former)} f WHERE EXISTS (
      SELECT FROM ${sql.table(staged)} s, jsonb_each_text(s.slugs) n
      WHERE lower(n.value) = f.slug AND ${isBrought(kind)})`.execute(tx);
}

/** Whether a line `s` of the files is brought in. */
const isBrought = (kind: keyof typeof tablesOf) =>
  sql`NOT EXISTS (SELECT FROM ${sql.table(tablesOf[kind].own)} t WHERE t.id = s.id AND NOT (${tablesOf[kind].isThere}))`;

/**
 * Tells of those that the files give an address which another one keeps: one that staff made, or one of the files in a
 * language that its line does not name. Shoppers would read only one of them.
 */
export async function findAddressConflicts(
  tx: Executor,
  kind: keyof typeof tablesOf,
  problems: Problems,
): Promise<void> {
  const { what, own, staged, isThere } = tablesOf[kind];
  const taken = await readRows<{ key: string; slug: string }>(
    tx,
    sql`WITH kept AS (
        SELECT t.id, lower(o.value) AS slug FROM ${sql.table(own)} t LEFT JOIN ${sql.table(staged)} i ON i.id = t.id,
          jsonb_each_text(t.slugs) o
        WHERE ${isThere}
          AND ((i.id IS NULL AND t.id >= ${firstMadeId}::int) OR (i.id IS NOT NULL AND i.slugs -> o.key IS NULL)))
      SELECT s.key, n.value AS slug FROM ${sql.table(staged)} s, jsonb_each_text(s.slugs) n
      WHERE ${isBrought(kind)} AND EXISTS (SELECT FROM kept k WHERE k.id <> s.id AND k.slug = n.value)
      ORDER BY s.key, slug`,
  );
  for (const { key, slug } of taken)
    problems.add({ file: kind, line: 0 }, key, `has the slug “${slug}”, which another ${what} keeps in the shop`);
}
