import { sql } from 'kysely';
import type { Locale } from 'mf-shared/contract';
import type { Executor } from '../../db/schema.ts';
import { readRows } from '../../read-model/read-rows.ts';
import type { Term } from './match-term.ts';

export type ReadTerms = (locale: Locale, words: readonly string[]) => Promise<Term[]>;

const mostHeld = 20_000;

/** Words as the database's dictionaries see them, the same that made the index; what was asked once is remembered. */
export function createReadTerms(db: Executor): ReadTerms {
  const held = new Map<string, Term>();
  return async (locale, words) => {
    const unknown = words.filter((word) => !held.has(`${locale} ${word}`));
    if (unknown.length > 0) {
      const list = JSON.stringify(unknown);
      const rows = await readRows<{ word: string; term: Term }>(
        db,
        sql`SELECT word, search_term(${locale}, word) AS term FROM jsonb_array_elements_text(${list}::jsonb) AS w(word)`,
      );
      if (held.size > mostHeld) held.clear();
      for (const { word, term } of rows) held.set(`${locale} ${word}`, term);
    }
    return words.map((word) => held.get(`${locale} ${word}`) ?? { folded: word, stem: word });
  };
}
