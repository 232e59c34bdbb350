import { sql } from 'kysely';
import { firstMadeId } from '../db/made-ids.ts';
import type { Executor } from '../db/schema.ts';
import { readRows } from '../read-model/read-rows.ts';
import type { Problems } from './problems.ts';

/**
 * What a file does not name of a post stays as it is stored, as the staff write it too (STAFF-57): languages, each text and
 * part of the address of a language, picture, author, minutes, and whether shoppers see it. A post that no import brought
 * does not become one of the files, which would take it away with their next version.
 */
export async function fillPosts(tx: Executor): Promise<void> {
  await sql`SELECT FROM articles WHERE id IN (SELECT id FROM import_articles) ORDER BY id FOR UPDATE`.execute(tx);
  await sql`UPDATE import_articles s SET
      key = CASE WHEN t.id IS NULL OR t.key IS NOT NULL THEN s.key END,
      is_published = coalesce(s.is_published, t.is_published, true), image = coalesce(s.image, t.image, ''),
      slugs = coalesce(t.slugs, '{}') || s.slugs, minutes = coalesce(s.minutes, t.minutes, 3),
      blogger_id = coalesce(s.blogger_id, t.blogger_id),
      texts = coalesce(t.texts, '{}') || (
        SELECT jsonb_object_agg(l.key, coalesce(t.texts -> l.key, '{}') || l.value) FROM jsonb_each(s.texts) l)
    FROM import_articles n LEFT JOIN articles t ON t.id = n.id WHERE n.id = s.id`.execute(tx);
  await keepFormerAddresses(tx);
}

/** Addresses that the files take from posts lead to the present ones, and no address of a post leads on (ROUTE-143). */
async function keepFormerAddresses(tx: Executor): Promise<void> {
  await sql`INSERT INTO former_post_slugs (slug, article_id)
    SELECT DISTINCT ON (lower(o.value)) lower(o.value), t.id
    FROM articles t JOIN import_articles s ON s.id = t.id, jsonb_each_text(t.slugs) o
    WHERE lower(o.value) NOT IN (SELECT lower(n.value) FROM import_articles i, jsonb_each_text(i.slugs) n)
    ORDER BY lower(o.value), t.id
    ON CONFLICT (slug) DO UPDATE SET article_id = excluded.article_id`.execute(tx);
  await sql`DELETE FROM former_post_slugs f WHERE EXISTS (
      SELECT FROM import_articles s, jsonb_each_text(s.slugs) n WHERE lower(n.value) = f.slug)`.execute(tx);
}

/**
 * Tells of posts that the files give an address which another post keeps: one that staff wrote, or one of the files in a
 * language that its line does not name. Shoppers would read only one of them.
 */
export async function findPostConflicts(tx: Executor, problems: Problems): Promise<void> {
  const taken = await readRows<{ key: string; slug: string }>(
    tx,
    sql`WITH kept AS (
        SELECT t.id, lower(o.value) AS slug FROM articles t LEFT JOIN import_articles i ON i.id = t.id, jsonb_each_text(t.slugs) o
        WHERE (i.id IS NULL AND t.id >= ${firstMadeId}::int) OR (i.id IS NOT NULL AND i.slugs -> o.key IS NULL))
      SELECT s.key, n.value AS slug FROM import_articles s, jsonb_each_text(s.slugs) n
      WHERE EXISTS (SELECT FROM kept k WHERE k.id <> s.id AND k.slug = n.value) ORDER BY s.key, slug`,
  );
  for (const { key, slug } of taken)
    problems.add({ file: 'posts', line: 0 }, key, `has the slug “${slug}”, which another post keeps in the shop`);
}
