import type { OtherDays } from 'mf-shared/contract';
import { openDays } from './open-days.ts';
import { isPublicHoliday } from './public-holidays.ts';
import { storeTime } from './store-time.ts';

export interface ExpressPickupTime {
  /** ISO date in the store's time zone. */
  date: string;
  /** `11:00` or `16:00`. */
  time: string;
  /** Whole days from today. */
  daysAhead: number;
}

const saturday = 5;

/**
 * When an express pickup is ready: orders by 09:00 on weekdays after 11:00, by 14:00 after 16:00, later ones on the
 * next weekday after 11:00 (AVAIL-26, AVAIL-27). A public holiday, and a day on which the store is closed or closes
 * before that time, is skipped (AVAIL-32, AVAIL-33).
 * @param openingHours Monday first, `10–20` or null when closed. @returns null for a store that is never open on
 * weekdays.
 */
export function expressPickupTime(
  nowMs: number,
  openingHours: readonly (string | null)[],
  otherDays: readonly OtherDays[] = [],
): ExpressPickupTime | null {
  const now = storeTime(nowMs);
  for (const { date, weekday, daysAhead, to } of openDays(now, openingHours, otherDays)) {
    const ready = weekday >= saturday || isPublicHoliday(date) ? null : readyHour(daysAhead === 0 ? now.minutes : 0);
    if (ready !== null && ready * 60 < to)
      return { date: date.toISOString().slice(0, 10), time: `${ready}:00`, daysAhead };
  }
  return null;
}

function readyHour(minutes: number): number | null {
  if (minutes <= 9 * 60) return 11;
  return minutes <= 14 * 60 ? 16 : null;
}
