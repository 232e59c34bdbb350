import { expect, it } from 'vitest';
import { isDay } from './is-day.ts';

it.each([
  ['2026-11-25', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['0000-01-01', false],
  ['2026-11', false],
  ['25.11.2026', false],
  ['', false],
])('%j is a day: %s (STAFF-54, STAFF-57)', (words, is) => expect(isDay(words)).toBe(is));
