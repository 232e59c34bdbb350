import { type RawBuilder, sql } from 'kysely';
import { shopDayAfter, shopZone } from 'mf-shared/rules/shop-day';
import { shopDayOf, shopToday } from '../../db/shop-day-of.ts';

/** The shop's day of a moment, as `2026-11-26`. */
export const dayOf = (moment: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`to_char(${shopDayOf(moment)}, 'YYYY-MM-DD')`;

/** Whether a moment is of the last days, today the last one. */
export const isWithin = (moment: RawBuilder<unknown>, days: number): RawBuilder<boolean> =>
  sql<boolean>`(${moment} >= (${shopToday} - ${days - 1}::int)::timestamp AT TIME ZONE ${sql.lit(shopZone)})`;

/** The last days, the oldest first. */
export const lastDays = (days: number, now = new Date()): string[] =>
  Array.from({ length: days }, (_, at) => shopDayAfter(now, at - (days - 1)));
