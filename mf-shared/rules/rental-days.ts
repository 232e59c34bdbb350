import type { OtherDays } from 'mf-shared/contract';
import { otherDaysAt } from './other-days.ts';
import { isPublicHoliday } from './public-holidays.ts';

/** The longest time that something is rented for, and how far ahead (RENTAL-4). */
export const mostRentalDays = 30;
export const rentalAheadDays = 180;

const dayMs = 86_400_000;
const dayNumber = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / dayMs);

/** The days of a rent, the first and the last among them. */
export const rentalDays = (first: string, last: string): number => dayNumber(last) - dayNumber(first) + 1;

export const dayLater = (day: string, days: number): string =>
  new Date((dayNumber(day) + days) * dayMs).toISOString().slice(0, 10);

interface Hours {
  openingHours: readonly (string | null)[];
  otherDays: readonly OtherDays[];
}

/** A store's hours on a day, Monday first among its hours; null where it is closed, as on a public holiday without hours of its own. */
export function hoursOn({ openingHours, otherDays }: Hours, day: string): string | null {
  const other = otherDaysAt(otherDays, day);
  if (other) return other.hours;
  const date = new Date(`${day}T00:00:00Z`);
  return isPublicHoliday(date) ? null : (openingHours[(date.getUTCDay() + 6) % 7] ?? null);
}

export type RentalDayProblem = 'past' | 'far' | 'order' | 'long' | 'closed';

/**
 * What keeps a rent from its days: it begins today at the earliest, ends after it began, is not too long, and begins and
 * ends while the store is open (RENTAL-4, RENTAL-5).
 */
export function rentalDayProblem(
  { first, last }: { first: string; last: string },
  today: string,
  store: Hours,
): { field: 'first' | 'last'; problem: RentalDayProblem } | null {
  if (first < today) return { field: 'first', problem: 'past' };
  if (first > dayLater(today, rentalAheadDays)) return { field: 'first', problem: 'far' };
  if (last < first) return { field: 'last', problem: 'order' };
  if (rentalDays(first, last) > mostRentalDays) return { field: 'last', problem: 'long' };
  if (hoursOn(store, first) === null) return { field: 'first', problem: 'closed' };
  if (hoursOn(store, last) === null) return { field: 'last', problem: 'closed' };
  return null;
}
