import { expect, it } from 'vitest';
import { hoursOn } from './day-hours.ts';

/** Closed on Sundays. */
const hours = { openingHours: ['10–20', '10–20', '10–20', '10–20', '10–20', '10–18', null], otherDays: [] };

it('a day has the hours of its weekday', () => {
  expect(hoursOn(hours, '2026-11-28')).toBe('10–18');
  expect(hoursOn(hours, '2026-11-29')).toBeNull();
});

it('a day has other hours where the store has some for it, or is closed by them (AVAIL-33)', () => {
  const days = { from: '2026-11-28', to: '2026-11-29', reason: 'event' as const };
  expect(hoursOn({ ...hours, otherDays: [{ ...days, hours: '12–16' }] }, '2026-11-29')).toBe('12–16');
  expect(hoursOn({ ...hours, otherDays: [{ ...days, hours: null }] }, '2026-11-28')).toBeNull();
});

it('a public holiday has no hours but its own (AVAIL-32, RENTAL-5)', () => {
  expect(hoursOn(hours, '2026-12-24')).toBeNull();
  const day = { from: '2026-12-24', to: '2026-12-24', hours: '9–12', reason: 'holiday' as const };
  expect(hoursOn({ ...hours, otherDays: [day] }, '2026-12-24')).toBe('9–12');
});
