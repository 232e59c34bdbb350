import type { OtherDays } from 'mf-shared/contract';
import { otherDaysAt } from './other-days.ts';
import { isPublicHoliday } from './public-holidays.ts';
import { weekdayOf } from './store-time.ts';

/** A store's hours: of its week, and of the days that have others. */
export interface Hours {
  /** Monday first, `10–20` or null when closed. */
  openingHours: readonly (string | null)[];
  otherDays: readonly OtherDays[];
}

/**
 * A store's hours on a day such as `2026-12-24`; null where it is closed, as on a public holiday without hours of its own
 * (AVAIL-32, AVAIL-33, RENTAL-5).
 */
export function hoursOn({ openingHours, otherDays }: Hours, day: string): string | null {
  const other = otherDaysAt(otherDays, day);
  if (other) return other.hours;
  const date = new Date(`${day}T00:00:00Z`);
  return isPublicHoliday(date) ? null : (openingHours[weekdayOf(date)] ?? null);
}
