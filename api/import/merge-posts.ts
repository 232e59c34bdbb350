import { sql } from 'kysely';
import type { Executor } from '../db/schema.ts';
import { keepFormerAddresses } from './merge-addresses.ts';

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
  await keepFormerAddresses(tx, 'posts');
}
