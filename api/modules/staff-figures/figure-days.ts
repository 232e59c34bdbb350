import { type RawBuilder, sql } from 'kysely';

/** Days are those of the shop. */
const zone = 'Europe/Helsinki';

/** The day of a moment, as `2026-11-26`. */
export const dayOf = (moment: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`to_char(${moment} AT TIME ZONE ${sql.lit(zone)}, 'YYYY-MM-DD')`;

/** Whether a moment is of the last days, today the last one. */
export const isWithin = (moment: RawBuilder<unknown>, days: number): RawBuilder<boolean> =>
  sql<boolean>`(${moment} >= (date_trunc('day', now() AT TIME ZONE ${sql.lit(zone)})
    - make_interval(days => ${days - 1})) AT TIME ZONE ${sql.lit(zone)})`;

/** The last days, the oldest first. */
export function lastDays(days: number, now = new Date()): string[] {
  const today = new Date(`${now.toLocaleDateString('sv-SE', { timeZone: zone })}T12:00:00Z`);
  return Array.from({ length: days }, (_, at) => {
    const day = new Date(today);
    day.setUTCDate(today.getUTCDate() - (days - 1 - at));
    return day.toISOString().slice(0, 10);
  });
}
