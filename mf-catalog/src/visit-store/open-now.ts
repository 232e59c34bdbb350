import { openDays } from 'mf-shared/rules/open-days';
import { isPublicHoliday } from 'mf-shared/rules/public-holidays';
import { dayAfter, storeTime } from 'mf-shared/rules/store-time';

/** Times are minutes from midnight by the store's clock. */
export type OpenState =
  | { isOpen: true; until: number }
  /** `date` is midnight UTC of the day it opens. */
  | { isOpen: false; date: Date; daysAhead: number; at: number };

/** Midnight UTC of a day so many days ahead, by the stores' clock, if that is a public holiday; else null (CONTENT-28). */
export function holidayAhead(nowMs: number, daysAhead: number): Date | null {
  const { date } = dayAfter(storeTime(nowMs), daysAhead);
  return isPublicHoliday(date) ? date : null;
}

/**
 * Whether a store is open, and until or from when. Its hours of a week say nothing about a public holiday (CONTENT-28).
 * @param openingHours Monday first, `10–20` or null when closed @returns null on a public holiday, and for a store that never opens
 */
export function openState(nowMs: number, openingHours: readonly (string | null)[]): OpenState | null {
  if (holidayAhead(nowMs, 0)) return null;
  const now = storeTime(nowMs);
  for (const { date, daysAhead, from, to } of openDays(now, openingHours)) {
    if (daysAhead > 0 || now.minutes < from) return { isOpen: false, date, daysAhead, at: from };
    if (now.minutes < to) return { isOpen: true, until: to };
  }
  return null;
}
