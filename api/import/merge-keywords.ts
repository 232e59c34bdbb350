import { sql } from 'kysely';
import { firstMadeId } from '../db/made-ids.ts';
import type { Executor } from '../db/schema.ts';
import { readRows } from '../read-model/read-rows.ts';
import type { Problems } from './problems.ts';

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

/**
 * Tells of keywords that the files give a word of one that staff made in the same language: only one of them would be
 * explained. One that staff removed comes back with no file, and may have any word.
 */
export async function findKeywordConflicts(tx: Executor, problems: Problems): Promise<void> {
  const taken = await readRows<{ key: string; language: string; word: string }>(
    tx,
    sql`SELECT s.key, n.key AS language, n.value ->> 'keyword' AS word
      FROM import_keywords s LEFT JOIN keywords b ON b.id = s.id, jsonb_each(s.texts) n
      WHERE b.is_removed IS NOT TRUE AND EXISTS (SELECT FROM keywords t, jsonb_each(t.texts) o
        WHERE t.id >= ${firstMadeId}::int AND t.id <> s.id AND NOT t.is_removed AND o.key = n.key
          AND lower(o.value ->> 'keyword') = lower(n.value ->> 'keyword')
          AND NOT EXISTS (SELECT FROM import_keywords i WHERE i.id = t.id AND i.texts -> o.key IS NOT NULL))
      ORDER BY s.key, language`,
  );
  for (const { key, language, word } of taken)
    problems.add(
      { file: 'keywords', line: 0 },
      key,
      `has the word “${word}” (${language}) of a keyword that staff made in the shop`,
    );
}
