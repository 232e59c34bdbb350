import { sql } from 'kysely';
import { firstMadeId } from '../db/made-ids.ts';
import type { Executor } from '../db/schema.ts';
import { readRows } from '../read-model/read-rows.ts';
import type { Problems } from './problems.ts';

/**
 * What a file does not name of a post stays as it is stored, as the staff write it too (STAFF-57): languages, each text and part
 * of the address of a language, picture, author, minutes, and whether shoppers see it. A post that no import brought does not become one of the
 * files, which would take it away with their next version.
 */
export async function fillPosts(tx: Executor): Promise<void> {
  await sql`SELECT FROM articles WHERE id IN (SELECT id FROM import_articles) ORDER BY id FOR UPDATE`.execute(tx);
  await sql`UPDATE import_articles s SET
      key = CASE WHEN t.id IS NULL OR t.key IS NOT NULL THEN s.key END,
      is_published = coalesce(s.is_published, t.is_published, true), image = coalesce(s.image, t.image, ''),
      slugs = coalesce(t.slugs, '{}') || s.slugs, minutes = coalesce(s.minutes, t.minutes, 3), blogger_id = coalesce(s.blogger_id, t.blogger_id),
      texts = coalesce(t.texts, '{}') || (
        SELECT jsonb_object_agg(l.key, coalesce(t.texts -> l.key, '{}') || l.value) FROM jsonb_each(s.texts) l)
    FROM import_articles n LEFT JOIN articles t ON t.id = n.id WHERE n.id = s.id`.execute(tx);
  await keepFormerAddresses(tx);
}

/** Addresses that the files take from posts lead to the present ones, and no address of a post leads on (ROUTE-143). */
async function keepFormerAddresses(tx: Executor): Promise<void> {
  await sql`INSERT INTO former_post_slugs (slug, article_id)
    SELECT DISTINCT ON (lower(o.value)) lower(o.value), t.id
    FROM articles t JOIN import_articles s ON s.id = t.id, jsonb_each_text(t.slugs) o ORDER BY lower(o.value), t.id
    ON CONFLICT (slug) DO UPDATE SET article_id = excluded.article_id`.execute(tx);
  await sql`DELETE FROM former_post_slugs f WHERE EXISTS (
      SELECT FROM import_articles s, jsonb_each_text(s.slugs) n WHERE lower(n.value) = f.slug)`.execute(tx);
}

/** Tells of posts that the files give the address of one that staff wrote: shoppers would read only one of them. */
export async function findPostConflicts(tx: Executor, problems: Problems): Promise<void> {
  const taken = await readRows<{ key: string; slug: string }>(
    tx,
    sql`SELECT s.key, n.value AS slug FROM import_articles s, jsonb_each_text(s.slugs) n
      WHERE EXISTS (SELECT FROM articles t, jsonb_each_text(t.slugs) o
        WHERE t.id >= ${firstMadeId}::int AND t.id <> s.id AND lower(o.value) = n.value
          AND NOT EXISTS (SELECT FROM import_articles i WHERE i.id = t.id))`,
  );
  for (const { key, slug } of taken)
    problems.add({ file: 'posts', line: 0 }, key, `has the slug “${slug}” of a post that staff wrote in the shop`);
}
