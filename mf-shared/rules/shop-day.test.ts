import { expect, it } from 'vitest';
import { shopDay, shopDayAfter } from './shop-day.ts';

it.each([
  ['2026-11-27T21:59:59.999Z', '2026-11-27'],
  ['2026-11-27T22:00:00Z', '2026-11-28'],
  ['2026-06-30T20:59:59.999Z', '2026-06-30'],
  ['2026-06-30T21:00:00Z', '2026-07-01'],
  ['2026-12-31T22:00:00Z', '2027-01-01'],
])('at %s the shop’s calendar shows %s', (moment, day) => {
  expect(shopDay(new Date(moment))).toBe(day);
  expect(shopDay(Date.parse(moment))).toBe(day);
});

it('counts days across a change of the clocks', () => {
  expect(shopDayAfter(new Date('2026-10-24T21:30:00Z'), 1)).toBe('2026-10-26');
  expect(shopDayAfter(new Date('2026-03-28T22:30:00Z'), -1)).toBe('2026-03-28');
  expect(shopDayAfter(new Date('2026-02-27T22:00:00Z'), 1)).toBe('2026-03-01');
});
