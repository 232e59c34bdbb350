import { sql } from 'kysely';
import type { Locale, NewerSearchWords } from 'mf-shared/contract';
import type { Executor } from '../../db/schema.ts';
import { readRows } from '../../read-model/read-rows.ts';
import { loggedWords, readStoredGroups } from './save-synonyms.ts';
import { writtenGroup } from './tidy-synonyms.ts';

interface Change {
  id: number;
  after: object | null;
  by: string | null;
}

const nobodyKnows: NewerSearchWords = { words: null, by: null };

/**
 * What a group of words that was read has become since, followed through the log, because groups have no number (STAFF-42,
 * STAFF-51).
 */
export async function readNewerWords(db: Executor, language: Locale, was: string): Promise<NewerSearchWords> {
  const stored = new Set((await readStoredGroups(db))[language]?.map(writtenGroup));
  let [at, words]: [number, string] = [0, was];
  for (;;) {
    const change = await readChange(db, { language, words, after: at });
    if (!change) return nobodyKnows;
    const next = loggedWords(change.after);
    if (next === null) return { words: null, by: change.by };
    if (stored.has(next)) return { words: next, by: change.by };
    [at, words] = [change.id, next];
  }
}

interface Asked {
  language: Locale;
  words: string;
  /** Later than this write. */
  after: number;
}

/** The last change that found these words. */
async function readChange(db: Executor, { language, words, after }: Asked): Promise<Change | undefined> {
  const [change] = await readRows<Change>(
    db,
    sql`SELECT a.id, a.after, coalesce(nullif(trim(c.first_name || ' ' || c.last_name), ''), c.email) AS by
      FROM audit_log a LEFT JOIN customers c ON c.id = a.actor_id
      WHERE a.entity = 'search_words' AND a.entity_id = ${language} AND a.id > ${after} AND a.before ->> 'words' = ${words}
      ORDER BY a.id DESC LIMIT 1`,
  );
  return change;
}
