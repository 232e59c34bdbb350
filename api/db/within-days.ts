import { type RawBuilder, sql } from 'kysely';
import { shopZone } from 'mf-shared/rules/shop-day';

interface Days {
  /** `YYYY-MM-DD`, by the shop's calendar; without one it is open at that end. */
  from?: string | undefined;
  to?: string | undefined;
}

const beginOf = (day: string, after = 0) =>
  sql`((${day}::date + ${after}::int)::timestamp AT TIME ZONE ${sql.lit(shopZone)})`;

/** Whether a moment of a row is on one of some days. */
export const isWithinDays = (moment: RawBuilder<unknown>, { from, to }: Days): RawBuilder<boolean> =>
  sql<boolean>`(${from ? sql`${moment} >= ${beginOf(from)}` : sql`true`} AND ${to ? sql`${moment} < ${beginOf(to, 1)}` : sql`true`})`;
