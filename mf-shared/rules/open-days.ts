import type { OtherDays } from 'mf-shared/contract';
import { hoursOn } from './day-hours.ts';
import { otherDaysAt } from './other-days.ts';
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

/** The most days that are looked at: Christmas and New Year close a store that opens once a week for two weeks. */
const mostDays = 21;
const dayMs = 86_400_000;

/**
 * The days from today on which a store opens; on public holidays only where it has hours for that day (AVAIL-32,
 * AVAIL-33, CONTENT-28). They are looked for on so many days beside those on which other days close it, however long
 * that is.
 * @param openingHours Monday first, `10–20` or null when closed
 */
export function* openDays(
  now: StoreTime,
  openingHours: readonly (string | null)[],
  otherDays: readonly OtherDays[] = [],
): Generator<OpenDay> {
  let looked = 0;
  for (let daysAhead = 0; looked <= mostDays; daysAhead += 1) {
    const { date, iso, weekday } = dayAfter(now, daysAhead);
    const other = otherDaysAt(otherDays, iso);
    if (other?.hours === null) {
      daysAhead += Math.round((Date.parse(other.to) - date.getTime()) / dayMs);
      continue;
    }
    looked += 1;
    const open = openMinutes(hoursOn({ openingHours, otherDays }, iso));
    if (open) yield { date, weekday, daysAhead, from: open[0], to: open[1] };
  }
}
