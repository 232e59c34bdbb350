import { sql } from 'kysely';
import type { Executor } from '../db/schema.ts';

/**
 * Languages of a keyword that a file does not name, and its text and address where the file names none, stay as they are
 * stored: the staff write them too (STAFF-58). One that no import brought does not become one of the files, which would take
 * it away with their next version.
 */
export async function fillKeywords(tx: Executor): Promise<void> {
  await sql`SELECT FROM keywords WHERE id IN (SELECT id FROM import_keywords) ORDER BY id FOR UPDATE`.execute(tx);
  await sql`UPDATE import_keywords s SET key = CASE WHEN t.id IS NULL OR t.key IS NOT NULL THEN s.key END,
      texts = coalesce(t.texts, '{}') || (
        SELECT jsonb_object_agg(l.key, '{"text": "", "url": ""}' || coalesce(t.texts -> l.key, '{}') || l.value)
        FROM jsonb_each(s.texts) l)
    FROM import_keywords n LEFT JOIN keywords t ON t.id = n.id WHERE n.id = s.id`.execute(tx);
}
