import { isPublicHoliday } from './public-holidays.ts';
import { dayAfter, storeTime } from './store-time.ts';
import { openMinutes } from './week-hours.ts';

export interface ExpressPickupTime {
  /** ISO date in the store's time zone. */
  date: string;
  /** `11:00` or `16:00`. */
  time: string;
  /** Whole days from today. */
  daysAhead: number;
}

const saturday = 5;
/** Christmas and New Year close a store that opens once a week for two weeks. */
const mostDaysAhead = 21;

/**
 * When an express pickup is ready: orders by 09:00 on weekdays after 11:00, by 14:00 after 16:00, later ones on the
 * next weekday after 11:00 (AVAIL-26, AVAIL-27). A public holiday, and a day on which the store is closed or closes
 * before that time, is skipped (AVAIL-32).
 * @param openingHours Monday first, `10–20` or null when closed. @returns null for a store that is never open on
 * weekdays.
 */
export function expressPickupTime(nowMs: number, openingHours: readonly (string | null)[]): ExpressPickupTime | null {
  const now = storeTime(nowMs);
  for (let daysAhead = 0; daysAhead <= mostDaysAhead; daysAhead += 1) {
    const { date, weekday } = dayAfter(now, daysAhead);
    const open = weekday >= saturday || isPublicHoliday(date) ? null : openMinutes(openingHours[weekday] ?? null);
    if (!open) continue;
    const ready = readyHour(daysAhead === 0 ? now.minutes : 0);
    if (ready !== null && ready * 60 < open[1])
      return { date: date.toISOString().slice(0, 10), time: `${ready}:00`, daysAhead };
  }
  return null;
}

function readyHour(minutes: number): number | null {
  if (minutes <= 9 * 60) return 11;
  return minutes <= 14 * 60 ? 16 : null;
}
