import { type Hours, hoursOn } from './day-hours.ts';

/** The longest time that something is rented for, and how far ahead (RENTAL-4). */
export const mostRentalDays = 30;
export const rentalAheadDays = 180;

const dayMs = 86_400_000;
const dayNumber = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / dayMs);

/** The days of a rent, the first and the last among them. */
export const rentalDays = (first: string, last: string): number => dayNumber(last) - dayNumber(first) + 1;

export const dayLater = (day: string, days: number): string =>
  new Date((dayNumber(day) + days) * dayMs).toISOString().slice(0, 10);

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
