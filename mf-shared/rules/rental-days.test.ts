import { describe, expect, it } from 'vitest';
import { rentalDayProblem, rentalDays } from './rental-days.ts';

/** Closed on Sundays. */
const hours = { openingHours: ['10–20', '10–20', '10–20', '10–20', '10–20', '10–18', null], otherDays: [] };
const today = '2026-11-25';

describe('the days of a rent (RENTAL-4, RENTAL-5)', () => {
  it('count the first and the last, over the change of the clock, too', () => {
    expect(rentalDays('2026-11-25', '2026-11-25')).toBe(1);
    expect(rentalDays('2027-03-26', '2027-03-30')).toBe(5);
  });

  it('are none while the store is closed, also by other days or a public holiday (AVAIL-33)', () => {
    const days = { from: '2026-11-28', to: '2026-11-29', reason: 'event' as const };
    const closed = { ...hours, otherDays: [{ ...days, hours: null }] };
    expect(rentalDayProblem({ first: '2026-11-28', last: '2026-11-30' }, today, closed)).toEqual({
      field: 'first',
      problem: 'closed',
    });
    expect(rentalDayProblem({ first: '2026-12-23', last: '2026-12-25' }, today, hours)).toEqual({
      field: 'last',
      problem: 'closed',
    });
  });

  it.each([
    ['2026-11-25', '2026-11-27', null],
    ['2026-11-28', '2026-11-30', null],
    ['2026-11-24', '2026-11-27', { field: 'first', problem: 'past' }],
    ['2027-06-01', '2027-06-02', { field: 'first', problem: 'far' }],
    ['2026-11-27', '2026-11-26', { field: 'last', problem: 'order' }],
    ['2026-11-25', '2026-12-25', { field: 'last', problem: 'long' }],
    ['2026-11-29', '2026-11-30', { field: 'first', problem: 'closed' }],
    ['2026-11-28', '2026-11-29', { field: 'last', problem: 'closed' }],
  ])('from %s to %s: %o', (first, last, problem) => {
    expect(rentalDayProblem({ first, last }, today, hours)).toEqual(problem);
  });
});
