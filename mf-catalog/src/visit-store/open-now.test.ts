import { expect, it } from 'vitest';
import { holidayAhead, openState } from './open-now.ts';

const weekly = (openingHours: (string | null)[]) => ({ openingHours, otherDays: [] });
const week = weekly(['9–21', '9–21', '9–21', '9–21', '9–21', '10.30–18', null]);
const at = (text: string) => Date.parse(text);
const day = (text: string) => new Date(text);

it.each([
  ['open on a Thursday evening, by the store’s clock in winter', '2026-11-26T18:59:00Z', { isOpen: true, until: 1260 }],
  [
    'closed a minute later, until tomorrow',
    '2026-11-26T19:00:00Z',
    { isOpen: false, date: day('2026-11-27'), daysAhead: 1, at: 540 },
  ],
  ['open in summer an hour earlier', '2026-07-02T06:00:00Z', { isOpen: true, until: 1260 }],
  [
    'not yet open on a Saturday morning',
    '2026-11-28T08:00:00Z',
    { isOpen: false, date: day('2026-11-28'), daysAhead: 0, at: 630 },
  ],
  ['closed on a Sunday', '2026-11-29T12:00:00Z', { isOpen: false, date: day('2026-11-30'), daysAhead: 1, at: 540 }],
])('a store is %s (CONTENT-28)', (_when, now, expected) => expect(openState(at(now), week)).toEqual(expected));

it('nothing is said of a store that never opens, or whose hours cannot be read', () => {
  expect(openState(0, weekly([null, null, null, null, null, null, null]))).toBeNull();
  expect(openState(0, weekly(Array(7).fill('by agreement')))).toBeNull();
});

it('nothing is said on a public holiday, and the day before it names the next day that is none (CONTENT-28)', () => {
  expect(openState(at('2026-12-24T09:00:00Z'), week)).toBeNull();
  expect(openState(at('2026-12-23T20:00:00Z'), week)).toEqual({
    isOpen: false,
    date: day('2026-12-28'),
    daysAhead: 5,
    at: 540,
  });
});

it('a store that opens on one day only opens in a week at the latest', () => {
  const mondays = weekly(['9–10', null, null, null, null, null, null]);
  expect(openState(at('2026-11-30T09:00:00Z'), mondays)).toEqual({
    isOpen: false,
    date: day('2026-12-07'),
    daysAhead: 7,
    at: 540,
  });
});

it('a store that is closed for months says when it opens (AVAIL-33)', () => {
  const closed = [{ from: '2026-11-01', to: '2027-03-31', hours: null, reason: 'season' as const }];
  expect(openState(at('2026-11-26T10:00:00Z'), { ...week, otherDays: closed })).toMatchObject({
    ...{ isOpen: false, date: day('2027-04-01'), at: 540 },
  });
});

it('a public holiday is known on the day and on the day before, by the store’s clock (CONTENT-28)', () => {
  const thisAndNext = (now: string) => [holidayAhead(at(now), 0, week), holidayAhead(at(now), 1, week)];
  expect(thisAndNext('2026-12-22T21:59:00Z')).toEqual([null, null]);
  expect(thisAndNext('2026-12-22T22:00:00Z')).toEqual([null, day('2026-12-24')]);
  expect(thisAndNext('2026-12-24T09:00:00Z')).toEqual([day('2026-12-24'), day('2026-12-25')]);
  expect(thisAndNext('2026-12-26T09:00:00Z')).toEqual([day('2026-12-26'), null]);
});

it('days with other hours are told as any, a public holiday among them (CONTENT-28, AVAIL-33)', () => {
  const reason = 'holiday' as const;
  const days = [
    { from: '2026-12-24', to: '2026-12-24', hours: '9–12', reason },
    { from: '2026-12-27', to: '2026-12-29', hours: null, reason },
  ];
  const hours = { ...week, otherDays: days };
  expect(openState(at('2026-12-24T09:00:00Z'), hours)).toEqual({ isOpen: true, until: 720 });
  expect(holidayAhead(at('2026-12-24T09:00:00Z'), 0, hours)).toBeNull();
  expect(holidayAhead(at('2026-12-24T09:00:00Z'), 1, hours)).toEqual(day('2026-12-25'));
  expect(openState(at('2026-12-28T09:00:00Z'), hours)).toEqual({
    ...{ isOpen: false, date: day('2026-12-30'), daysAhead: 2, at: 540 },
  });
});
