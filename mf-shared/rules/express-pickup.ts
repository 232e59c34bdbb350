import type { OtherDays } from 'mf-shared/contract';
import { openDays } from './open-days.ts';
import { isPublicHoliday } from './public-holidays.ts';
import { storeTime } from './store-time.ts';

export interface ExpressPickupTime {
  /** ISO date in the store's time zone. */
  date: string;
  /** `11:00` or `16:00`, or when the store opens where that is later. */
  time: string;
  /** Whole days from today. */
  daysAhead: number;
}

const saturday = 5;
/** What is fetched later than this is not fetched fast: such a store offers it again when it opens. */
const mostDaysAhead = 21;

/**
 * When an express pickup is ready: orders by 09:00 on weekdays after 11:00, by 14:00 after 16:00, later ones on the
 * next weekday after 11:00 (AVAIL-26, AVAIL-27). A public holiday, and a day on which the store is closed or closes
 * before that time, is skipped; where it opens after that time, the order is ready when it opens (AVAIL-32, AVAIL-33).
 * @param openingHours Monday first, `10–20` or null when closed. @returns null for a store that is open on no such day
 * of the next three weeks.
 */
export function expressPickupTime(
  nowMs: number,
  openingHours: readonly (string | null)[],
  otherDays: readonly OtherDays[] = [],
): ExpressPickupTime | null {
  const now = storeTime(nowMs);
  for (const { date, weekday, daysAhead, from, to } of openDays(now, openingHours, otherDays)) {
    if (daysAhead > mostDaysAhead) return null;
    const hour = weekday >= saturday || isPublicHoliday(date) ? null : readyHour(daysAhead === 0 ? now.minutes : 0);
    const ready = hour === null ? to : Math.max(hour * 60, from);
    if (ready < to) return { date: date.toISOString().slice(0, 10), time: clock(ready), daysAhead };
  }
  return null;
}

const clock = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

function readyHour(minutes: number): number | null {
  if (minutes <= 9 * 60) return 11;
  return minutes <= 14 * 60 ? 16 : null;
}
