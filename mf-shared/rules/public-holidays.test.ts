import { expect, it } from 'vitest';
import { isPublicHoliday } from './public-holidays.ts';

const isHoliday = (day: string) => isPublicHoliday(new Date(`${day}T00:00:00Z`));
const daysOf = (year: number) =>
  Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(year, 0, 1 + day)))
    .filter((date) => date.getUTCFullYear() === year)
    .map((date) => date.toISOString().slice(0, 10));

it('the holidays of a year are those of the Finnish calendar (AVAIL-32)', () => {
  expect(daysOf(2026).filter(isHoliday)).toEqual([
    ...['2026-01-01', '2026-01-06', '2026-04-03', '2026-04-05', '2026-04-06', '2026-05-01', '2026-05-14', '2026-05-24'],
    ...['2026-06-19', '2026-06-20', '2026-10-31', '2026-12-06', '2026-12-24', '2026-12-25', '2026-12-26'],
  ]);
  expect(daysOf(2027).filter(isHoliday)).toEqual([
    ...['2027-01-01', '2027-01-06', '2027-03-26', '2027-03-28', '2027-03-29', '2027-05-01', '2027-05-06', '2027-05-16'],
    ...['2027-06-25', '2027-06-26', '2027-11-06', '2027-12-06', '2027-12-24', '2027-12-25', '2027-12-26'],
  ]);
});
