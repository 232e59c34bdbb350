import type { Hours } from 'mf-shared/rules/day-hours';
import { openDays } from 'mf-shared/rules/open-days';
import { otherDaysAt } from 'mf-shared/rules/other-days';
import { isPublicHoliday } from 'mf-shared/rules/public-holidays';
import { dayAfter, storeTime } from 'mf-shared/rules/store-time';

/** Times are minutes from midnight by the store's clock. */
export type OpenState =
  | { isOpen: true; until: number }
  /** `date` is midnight UTC of the day it opens. */
  | { isOpen: false; date: Date; daysAhead: number; at: number };

/**
 * Midnight UTC of a day so many days ahead, by the stores' clock, if that is a public holiday of which the store's hours
 * say nothing; else null (CONTENT-28).
 */
export function holidayAhead(nowMs: number, daysAhead: number, { otherDays }: Pick<Hours, 'otherDays'>): Date | null {
  const { date, iso } = dayAfter(storeTime(nowMs), daysAhead);
  const isTold = otherDaysAt(otherDays, iso) !== null;
  return isPublicHoliday(date) && !isTold ? date : null;
}

/**
 * Whether a store is open, and until or from when. Its hours of a week say nothing about a public holiday (CONTENT-28).
 * @returns null on a public holiday without hours of its own, and for a store that has no open day in the three weeks
 * after its closures
 */
export function openState(nowMs: number, hours: Hours): OpenState | null {
  if (holidayAhead(nowMs, 0, hours)) return null;
  const now = storeTime(nowMs);
  for (const { date, daysAhead, from, to } of openDays(now, hours.openingHours, hours.otherDays)) {
    if (daysAhead > 0 || now.minutes < from) return { isOpen: false, date, daysAhead, at: from };
    if (now.minutes < to) return { isOpen: true, until: to };
  }
  return null;
}
