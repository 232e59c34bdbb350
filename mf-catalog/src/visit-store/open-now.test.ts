import { expect, it } from 'vitest';
import { openState } from './open-now.ts';

const week = ['9–21', '9–21', '9–21', '9–21', '9–21', '10.30–18', null];
const at = (text: string) => Date.parse(text);

it.each([
  ['open on a Thursday evening, by the store’s clock in winter', '2026-11-26T18:59:00Z', { isOpen: true, until: 1260 }],
  [
    'closed a minute later, until tomorrow',
    '2026-11-26T19:00:00Z',
    { isOpen: false, weekday: 4, daysAhead: 1, at: 540 },
  ],
  ['open in summer an hour earlier', '2026-07-02T06:00:00Z', { isOpen: true, until: 1260 }],
  ['not yet open on a Saturday morning', '2026-11-28T08:00:00Z', { isOpen: false, weekday: 5, daysAhead: 0, at: 630 }],
  ['closed on a Sunday', '2026-11-29T12:00:00Z', { isOpen: false, weekday: 0, daysAhead: 1, at: 540 }],
])('a store is %s (CONTENT-28)', (_when, now, expected) => expect(openState(at(now), week)).toEqual(expected));

it('nothing is said of a store that never opens, or whose hours cannot be read', () => {
  expect(openState(0, [null, null, null, null, null, null, null])).toBeNull();
  expect(openState(0, Array(7).fill('by agreement'))).toBeNull();
});

it('nothing is said on a public holiday, and the day before it names the next day that is none (CONTENT-28)', () => {
  expect(openState(at('2026-12-24T09:00:00Z'), week)).toBeNull();
  expect(openState(at('2026-12-23T20:00:00Z'), week)).toEqual({ isOpen: false, weekday: 0, daysAhead: 5, at: 540 });
});

it('a store that opens on one day only opens in a week at the latest', () => {
  const mondays = ['9–10', null, null, null, null, null, null];
  expect(openState(at('2026-11-30T09:00:00Z'), mondays)).toEqual({ isOpen: false, weekday: 0, daysAhead: 7, at: 540 });
});
