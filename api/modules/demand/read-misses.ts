import { sql } from 'kysely';
import type { DemandFigures, Locale } from 'mf-shared/contract';
import type { Executor } from '../../db/schema.ts';
import { shopToday } from '../../db/shop-day-of.ts';
import { readRows } from '../../read-model/read-rows.ts';

const most = 12;
/** Searches that were made less often may be about a person, so nobody is told them. */
const fewestSearches = 3;

/** What was searched for in the last days and not found as it was typed, in one language or in all (STAFF-40). */
export const readMissedSearches = (
  db: Executor,
  { days, language = null }: { days: number; language?: Locale | null },
): Promise<DemandFigures['searches']> =>
  readRows(
    db,
    sql`SELECT words, locale, sum(searches)::int AS searches FROM search_misses
      WHERE day > ${shopToday} - ${days}::int AND (${language}::text IS NULL OR locale = ${language})
      GROUP BY words, locale HAVING sum(searches) >= ${fewestSearches}
      ORDER BY searches DESC, words, locale LIMIT ${most}`,
  );
