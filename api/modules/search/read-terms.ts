import { sql } from 'kysely';
import type { Locale } from 'mf-shared/contract';
import { Cache } from 'mf-shared/rules/cache';
import type { Executor } from '../../db/schema.ts';
import { readRows } from '../../read-model/read-rows.ts';
import type { Term } from './match-term.ts';

export type ReadTerms = (locale: Locale, words: readonly string[]) => Promise<Term[]>;

const mostWords = 20_000;

/** Words as the database's dictionaries see them, the same that made the index; what was asked once is remembered. */
export function createReadTerms(db: Executor): ReadTerms {
  const cached = new Cache<Term>({ most: mostWords });
  return async (locale, words) => {
    const known = new Map(words.map((word) => [word, cached.get(`${locale} ${word}`)]));
    const unknown = words.filter((word) => !known.get(word));
    if (unknown.length > 0) {
      const list = JSON.stringify(unknown);
      const rows = await readRows<{ word: string; term: Term }>(
        db,
        sql`SELECT word, search_term(${locale}, word) AS term FROM jsonb_array_elements_text(${list}::jsonb) AS w(word)`,
      );
      for (const { word, term } of rows) {
        known.set(word, term);
        cached.set(`${locale} ${word}`, term);
      }
    }
    return words.map((word) => known.get(word) ?? { folded: word, stem: word });
  };
}
