import { sql } from 'kysely';
import type { Locale } from 'mf-shared/contract';
import type { Database } from '../../db/schema.ts';
import { shopToday } from '../../db/shop-day-of.ts';

/** Limits for different searches, between two flushes and in a day; more are not counted. */
const mostWords = 500;
const mostOfDay = 2000;
/** How often one search counts between two flushes, so that nobody fills the list by repeating. */
const mostRepeats = 5;
const longest = 80;
const keptDays = 90;
/** Figures as long as those of a phone, an order or a card are about somebody. */
const personal = /\d{5}/;

export interface MissCounts {
  /** Counts a search that found nothing as it was typed. */
  note: (locale: Locale, typed: string, words: readonly string[]) => void;
  /** Writes what was counted. */
  flush: () => Promise<void>;
}

/**
 * Counts searches without a result by their words and their day, and nothing else: no address, no account, no order in
 * time (STAFF-40). What looks like an email address or a number of somebody is not kept at all.
 */
export function createMissCounts(db: Database): MissCounts {
  let counted = new Map<string, { locale: Locale; words: string; searches: number }>();
  return {
    note(locale, typed, words) {
      const joined = words.join(' ');
      if (joined === '' || joined.length > longest || typed.includes('@') || personal.test(typed.replace(/\W/g, '')))
        return;
      const key = `${locale} ${joined}`;
      const known = counted.get(key);
      if (known) known.searches = Math.min(known.searches + 1, mostRepeats);
      else if (counted.size < mostWords) counted.set(key, { locale, words: joined, searches: 1 });
    },
    async flush() {
      const rows = [...counted.values()];
      counted = new Map();
      if (rows.length === 0) return;
      await db.deleteFrom('search_misses').where('day', '<', sql<string>`${shopToday} - ${keptDays}::int`).execute();
      const { kept } = await db
        .selectFrom('search_misses')
        .select((eb) => eb.fn.countAll<string>().as('kept'))
        .where('day', '=', shopToday)
        .executeTakeFirstOrThrow();
      const room = Math.max(0, mostOfDay - Number(kept));
      if (room === 0) return;
      await db
        .insertInto('search_misses')
        .values(rows.slice(0, room).map((row) => ({ ...row, day: shopToday })))
        .onConflict((conflict) =>
          conflict
            .columns(['locale', 'words', 'day'])
            .doUpdateSet({ searches: sql`search_misses.searches + excluded.searches` }),
        )
        .execute();
    },
  };
}
