import { type RawBuilder, sql } from 'kysely';
import { shopZone } from 'mf-shared/rules/shop-day';

/** The day of a moment by the shop's calendar, as a date of the database. */
export const shopDayOf = (moment: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`((${moment}) AT TIME ZONE ${sql.lit(shopZone)})::date`;

/** Today by the shop's calendar; `current_date` is that of the database server. */
export const shopToday = shopDayOf(sql`now()`);
