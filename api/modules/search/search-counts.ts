import { sql } from 'kysely';
import type { Locale } from 'mf-shared/contract';
import { LoadingCache } from 'mf-shared/rules/loading-cache';
import type { Database } from '../../db/schema.ts';
import { shopToday } from '../../db/shop-day-of.ts';

/** The limit of different searches between two flushes; more are not counted. */
const mostWords = 1000;
/** How often one search counts between two flushes, so that nobody makes a search popular by repeating it. */
const mostRepeats = 5;
/** Popular is what was searched for within these days, at least so often. */
const popularDays = 30;
const fewestSearches = 3;
const shown = 6;
const keptDays = 60;
const freshMs = 600_000;

export interface SearchCounts {
  /** Counts a search that found something as it was typed. */
  note: (locale: Locale, words: readonly string[]) => void;
  /** The most frequent searches, most frequent first (SEARCH-18). */
  popular: (locale: Locale) => Promise<readonly string[]>;
  /** Writes what was counted. */
  flush: () => Promise<void>;
}

/**
 * Counts searches by their words and their day, and nothing else: no address, no account, no order in time. Only what was
 * found as it was typed counts, so that what is told to everybody holds nothing but words of the shop's own texts.
 */
export function createSearchCounts(db: Database): SearchCounts {
  let counted = new Map<string, { locale: Locale; words: string; searches: number }>();
  const cache = new LoadingCache<readonly string[]>({ freshMs, staleMs: freshMs });
  return {
    note(locale, words) {
      const joined = words.join(' ');
      const key = `${locale} ${joined}`;
      const known = counted.get(key);
      if (known) known.searches = Math.min(known.searches + 1, mostRepeats);
      else if (joined !== '' && counted.size < mostWords) counted.set(key, { locale, words: joined, searches: 1 });
    },
    popular: (locale) => cache.load(locale, () => readPopular(db, locale)),
    async flush() {
      const rows = [...counted.values()];
      counted = new Map();
      if (rows.length === 0) return;
      await db
        .insertInto('search_counts')
        .values(rows.map((row) => ({ ...row, day: shopToday })))
        .onConflict((conflict) =>
          conflict
            .columns(['locale', 'words', 'day'])
            .doUpdateSet({ searches: sql`search_counts.searches + excluded.searches` }),
        )
        .execute();
      await db.deleteFrom('search_counts').where('day', '<', sql<string>`${shopToday} - ${keptDays}::int`).execute();
    },
  };
}

async function readPopular(db: Database, locale: Locale): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('search_counts')
    .select('words')
    .where('locale', '=', locale)
    .where('day', '>', sql<string>`${shopToday} - ${popularDays}::int`)
    .groupBy('words')
    .having(sql`sum(searches)`, '>=', fewestSearches)
    .orderBy(sql`sum(searches)`, 'desc')
    .orderBy('words')
    .limit(shown)
    .execute();
  return rows.map(({ words }) => words);
}
