import { sql } from 'kysely';
import type { Texts } from '../../db/schema/column-kinds.ts';
import type { Executor } from '../../db/schema.ts';
import { refusedField } from '../../http/refusal.ts';
import { readRows } from '../../read-model/read-rows.ts';

/**
 * Whether a post can be read at its slugs, in whichever language. Until the transaction ends, no other post is made or changed.
 * @param id null for a new one @throws Refusal where another post has one of them, or had it: its old address leads on for ever
 */
export async function checkPostSlugs(tx: Executor, slugs: Texts, id: number | null): Promise<void> {
  // One at a time: each is checked against the addresses of all others.
  await sql`LOCK TABLE articles IN SHARE ROW EXCLUSIVE MODE`.execute(tx);
  const taken = await readRows<{ slug: string; isFormer: boolean }>(
    tx,
    sql`SELECT lower(s.value) AS slug, false AS "isFormer" FROM articles, jsonb_each_text(slugs) s
        WHERE id IS DISTINCT FROM ${id}::int AND lower(s.value) IN (${sql.join(Object.values(slugs))})
      UNION ALL SELECT slug, true FROM former_post_slugs
        WHERE article_id IS DISTINCT FROM ${id}::int AND slug IN (${sql.join(Object.values(slugs))})`,
  );
  for (const [language, slug] of Object.entries(slugs)) {
    const found = taken.find((each) => each.slug === slug);
    if (found) throw refusedField(`slug_${language}`, found.isFormer ? 'posts.address_had' : 'posts.address_taken');
  }
}

/** Keeps the addresses that a post has no more, so that they lead to the present ones (ROUTE-143). */
export async function keepFormerSlugs(
  tx: Executor,
  id: number,
  { before, after }: { before: Texts; after: Texts },
): Promise<void> {
  const now = new Set(Object.values(after).map((slug) => slug.toLowerCase()));
  const former = [...new Set(Object.values(before).map((slug) => slug.toLowerCase()))].filter((slug) => !now.has(slug));
  await tx
    .deleteFrom('former_post_slugs')
    .where('slug', 'in', [...now])
    .execute();
  if (former.length === 0) return;
  await tx
    .insertInto('former_post_slugs')
    .values(former.map((slug) => ({ slug, article_id: id })))
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ article_id: id }))
    .execute();
}
