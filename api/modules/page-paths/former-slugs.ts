import { sql } from 'kysely';
import type { Texts } from '../../db/schema/column-kinds.ts';
import type { Executor } from '../../db/schema.ts';
import { refusedField } from '../../http/refusal.ts';
import { readRows } from '../../read-model/read-rows.ts';

/** Things whose old addresses lead on for ever, each with its table, that of its old addresses, and whether a row counts. */
const tablesOf = {
  posts: { own: 'articles', former: 'former_post_slugs', owner: 'article_id', isThere: sql`true` },
  campaigns: { own: 'campaigns', former: 'former_campaign_slugs', owner: 'campaign_id', isThere: sql`NOT is_removed` },
} as const;
export type Addressed = keyof typeof tablesOf;

/**
 * Whether one of them can be read at its slugs, in whichever language. Until the transaction ends, no other one is made or changed.
 * @param id null for a new one @throws Refusal where another one has one of the slugs, or had it: its old address leads on for ever
 */
export async function checkOwnSlugs(tx: Executor, what: Addressed, slugs: Texts, id: number | null): Promise<void> {
  const { own, former, owner, isThere } = tablesOf[what];
  // One at a time: each is checked against the addresses of all others.
  await sql`LOCK TABLE ${sql.table(own)} IN SHARE ROW EXCLUSIVE MODE`.execute(tx);
  const wanted = sql.join(Object.values(slugs));
  const taken = await readRows<{ slug: string; isFormer: boolean }>(
    tx,
    sql`SELECT lower(s.value) AS slug, false AS "isFormer" FROM ${sql.table(own)}, jsonb_each_text(slugs) s
        WHERE id IS DISTINCT FROM ${id}::int AND ${isThere} AND lower(s.value) IN (${wanted})
      UNION ALL SELECT f.slug, true FROM ${sql.table(former)} f JOIN ${sql.table(own)} o ON o.id = f.${sql.ref(owner)}
        WHERE o.id IS DISTINCT FROM ${id}::int AND ${isThere} AND f.slug IN (${wanted})`,
  );
  for (const [language, slug] of Object.entries(slugs)) {
    const found = taken.find((each) => each.slug === slug);
    if (found) throw refusedField(`slug_${language}`, found.isFormer ? `${what}.address_had` : `${what}.address_taken`);
  }
}

/** Keeps the addresses that one of them has no more, so that they lead to the present ones (ROUTE-143, ROUTE-144). */
export async function keepFormerSlugs(
  tx: Executor,
  what: Addressed,
  id: number,
  { before, after }: { before: Texts; after: Texts },
): Promise<void> {
  const { former, owner } = tablesOf[what];
  const now = new Set(Object.values(after).map((slug) => slug.toLowerCase()));
  const old = [...new Set(Object.values(before).map((slug) => slug.toLowerCase()))].filter((slug) => !now.has(slug));
  await sql`DELETE FROM ${sql.table(former)} WHERE slug IN (${sql.join([...now])})`.execute(tx);
  if (old.length === 0) return;
  await sql`INSERT INTO ${sql.table(former)} (slug, ${sql.ref(owner)})
    VALUES ${sql.join(old.map((slug) => sql`(${slug}, ${id}::int)`))}
    ON CONFLICT (slug) DO UPDATE SET ${sql.ref(owner)} = excluded.${sql.ref(owner)}`.execute(tx);
}
