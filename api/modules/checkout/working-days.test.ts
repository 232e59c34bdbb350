import { expect, it } from 'vitest';
import { addWorkingDays } from './working-days.ts';

it.each([
  ['2026-01-12', 1, '2026-01-13'],
  ['2026-01-16', 1, '2026-01-19'],
  ['2026-01-17', 1, '2026-01-19'],
  ['2026-01-16', 6, '2026-01-26'],
  ['2026-01-12', 0, '2026-01-12'],
])('%s and %i working days is %s', (day, count, expected) => {
  expect(addWorkingDays(day, count)).toBe(expected);
});
