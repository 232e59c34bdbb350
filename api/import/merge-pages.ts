import { sql } from 'kysely';
import type { Executor } from '../db/schema.ts';

/**
 * Whether shoppers see a page, its texts in languages that a file does not name, and words for search engines that it does
 * not name stay as they are stored: the staff write them too (STAFF-55).
 */
export async function fillPages(tx: Executor): Promise<void> {
  await sql`SELECT FROM static_pages WHERE id IN (SELECT id FROM import_static_pages) ORDER BY id FOR UPDATE`.execute(
    tx,
  );
  await sql`UPDATE import_static_pages s SET is_published = coalesce(s.is_published, t.is_published, true),
      texts = coalesce(t.texts, '{}') || (SELECT jsonb_object_agg(l.key, jsonb_strip_nulls(
          jsonb_build_object('metaDescription', t.texts -> l.key -> 'metaDescription')) || l.value)
        FROM jsonb_each(s.texts) l)
    FROM import_static_pages n LEFT JOIN static_pages t ON t.id = n.id WHERE n.id = s.id`.execute(tx);
}
