import type { OtherDays } from 'mf-shared/contract';
import { otherDaysAt } from './other-days.ts';
import { isPublicHoliday } from './public-holidays.ts';
import { dayAfter, type StoreTime } from './store-time.ts';
import { openMinutes } from './week-hours.ts';

export interface OpenDay {
  /** Midnight UTC. */
  date: Date;
  /** From Monday. */
  weekday: number;
  /** Whole days from today. */
  daysAhead: number;
  /** Opening hours in minutes from midnight. */
  from: number;
  to: number;
}

/** Christmas and New Year close a store that opens once a week for two weeks. */
const mostDaysAhead = 21;

/**
 * The days from today on which a store opens; on public holidays only where it has hours for that day (AVAIL-32,
 * AVAIL-33, CONTENT-28).
 * @param openingHours Monday first, `10–20` or null when closed
 */
export function* openDays(
  now: StoreTime,
  openingHours: readonly (string | null)[],
  otherDays: readonly OtherDays[] = [],
): Generator<OpenDay> {
  for (let daysAhead = 0; daysAhead <= mostDaysAhead; daysAhead += 1) {
    const { date, weekday } = dayAfter(now, daysAhead);
    const other = otherDaysAt(otherDays, date.toISOString().slice(0, 10));
    const open = openMinutes(other ? other.hours : isPublicHoliday(date) ? null : (openingHours[weekday] ?? null));
    if (open) yield { date, weekday, daysAhead, from: open[0], to: open[1] };
  }
}
