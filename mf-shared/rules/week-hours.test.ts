import { expect, it } from 'vitest';
import { openMinutes, weekHours } from './week-hours.ts';

it('writes days with the same hours together and leaves closed ones out (AFTER-120)', () => {
  const week = ['10–20', '10–20', '10–20', '10–20', '10–20', '10–18', null];
  expect(weekHours(week, 'en')).toBe('Mon–Fri 10–20, Sat 10–18');
  expect(weekHours(week, 'de')).toBe('Mo–Fr 10–20, Sa 10–18');
});

it('joins no days over a closed one', () => {
  expect(weekHours(['10–18', null, '10–18', null, null, null, null], 'en')).toBe('Mon 10–18, Wed 10–18');
  expect(weekHours([null, null, null, null, null, null, null], 'en')).toBe('');
});

it.each([
  ['10–20', [600, 1200]],
  ['9.30–17', [570, 1020]],
  ['0–24', [0, 1440]],
  ['9:00 - 16:45', [540, 1005]],
  ['klo 10–20', [600, 1200]],
  ['by agreement', null],
  [null, null],
])('hours written %s are minutes from midnight', (hours, minutes) => expect(openMinutes(hours)).toEqual(minutes));
