import { expect, it } from 'vitest';
import { countryDays, daysToArrive, daysToLeave } from './delivery-days.ts';

const sweden = {
  delivery_days: { '1-3': { start: 1, end: 2 }, default: { start: 4, end: 8 } },
  ski_bundle_days: { start: 2, end: 4 },
};
const days = (from: number, to: number) => ({ from, to });

it.each([
  ['the days of its range', days(1, 3), false, days(1, 2)],
  ['the default where its range has none', days(5, 9), false, days(4, 8)],
  ['a ski bundle’s days besides', days(1, 3), true, days(3, 6)],
])('a country adds %s (AVAIL-15, AVAIL-16)', (_, range, isSki, added) => {
  expect(countryDays(sweden, range, isSki)).toEqual(added);
});

it('a country that is not known adds nothing', () => {
  expect(countryDays(undefined, days(1, 3), true)).toEqual(days(0, 0));
});

it('what is not in stock leaves once the supplier has sent it, and no sooner than its range', () => {
  expect(daysToLeave(days(1, 3), true)).toEqual(days(1, 3));
  expect(daysToLeave(days(1, 3), false)).toEqual(days(10, 20));
  expect(daysToLeave(days(15, 30), false)).toEqual(days(15, 30));
});

it('what leaves on the day of the order or the next one arrives after the days of its way', () => {
  expect(daysToArrive(days(0, 1), days(2, 4))).toEqual(days(2, 4));
  expect(daysToArrive(days(2, 5), days(2, 4))).toEqual(days(3, 8));
});
