import { expect, it } from 'vitest';
import { fromLocalTime, toLocalTime } from './local-time.ts';

it('a moment is the same after it was shown and written back, in summer and in winter', () => {
  for (const moment of ['2026-07-01T09:30:00.000Z', '2026-12-24T22:00:00.000Z'])
    expect(fromLocalTime(toLocalTime(moment))).toBe(moment);
  expect([toLocalTime(null), fromLocalTime('')]).toEqual(['', null]);
});

it('a field shows hours and minutes of the reader’s own clock', () => {
  const at = new Date(2026, 6, 1, 9, 30);
  expect(toLocalTime(at.toISOString())).toBe('2026-07-01T09:30');
});
