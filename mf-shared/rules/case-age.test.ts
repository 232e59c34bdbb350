import { expect, it } from 'vitest';
import { caseAge, lateSince } from './case-age.ts';

const now = Date.parse('2026-11-25T12:00:00Z');

it.each([
  ['2026-11-25T12:30:00Z', 0, 0, 'fresh'],
  ['2026-11-24T10:59:00Z', 1, 1, 'fresh'],
  ['2026-11-21T12:00:00Z', 4, 0, 'near'],
  ['2026-11-20T12:00:01Z', 4, 23, 'near'],
  ['2026-11-20T12:00:00Z', 5, 0, 'late'],
] as const)('a case since %s waits for %i days and %i hours: %s (AFTER-93)', (since, days, hours, state) => {
  expect(caseAge(since, now)).toEqual({ days, hours, state });
  expect(new Date(since) <= lateSince(now)).toBe(state === 'late');
});
