import { expect, it } from 'vitest';
import { openDays } from './open-days.ts';

const christmasEve = { year: 2026, month: 12, day: 24, minutes: 600 };
const datesOf = (hours: (string | null)[]) =>
  [...openDays(christmasEve, hours)].map(({ date, daysAhead }) => [date.toISOString().slice(5, 10), daysAhead]);

it('names the days on which a store opens, public holidays left out (AVAIL-32, CONTENT-28)', () => {
  const fridays = [null, null, null, null, '10–18', null, null];
  expect(datesOf(fridays)).toEqual([['01-08', 15]]);
  expect(datesOf(Array.from({ length: 7 }, () => '10–18')).slice(0, 2)).toEqual([
    ['12-27', 3],
    ['12-28', 4],
  ]);
});

it('names no day of a store that never opens', () => {
  expect(datesOf([null, 'closed'])).toEqual([]);
});

it('tells hours in minutes and the place in the week, from Monday', () => {
  const [day] = openDays(christmasEve, [null, null, null, null, null, null, '9.30–17']);
  expect(day).toEqual({ date: new Date('2026-12-27'), weekday: 6, daysAhead: 3, from: 570, to: 1020 });
});

it('a day with other hours opens at those, a public holiday too, and is left out where it is closed (AVAIL-33)', () => {
  const reason = 'holiday' as const;
  const other = [
    { from: '2026-12-25', to: '2026-12-25', hours: '12–16', reason },
    { from: '2026-12-28', to: '2026-12-30', hours: null, reason },
  ];
  const days = [...openDays(christmasEve, Array(7).fill('10–18'), other)].map(({ date, from }) => [
    date.getUTCDate(),
    from,
  ]);
  expect(days.slice(0, 3)).toEqual([
    [25, 720],
    [27, 600],
    [31, 600],
  ]);
});

it('looks behind closures however long, also one that begins later (AVAIL-33, CONTENT-28)', () => {
  const closed = (from: string, to: string) => ({ from, to, hours: null, reason: 'season' as const });
  const first = (...other: ReturnType<typeof closed>[]) =>
    [...openDays(christmasEve, Array(7).fill('10–18'), other)].map(({ date, daysAhead }) => [
      date.toISOString().slice(0, 10),
      daysAhead,
    ])[0];
  expect(first(closed('2026-12-01', '2027-03-31'))).toEqual(['2027-04-01', 98]);
  expect(first(closed('2026-12-27', '2027-02-28'), closed('2027-03-01', '2027-03-31'))).toEqual(['2027-04-01', 98]);
});
