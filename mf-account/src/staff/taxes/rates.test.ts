import { describe, expect, it } from 'vitest';
import { ratesOn, readPercent } from './rates.ts';

describe('rates of VAT (STAFF-54)', () => {
  it('stand by class, the newest first, and one of each class holds', () => {
    const rates = { '5 2013-01-01': 24, '5 2024-09-01': 25.5, '5 2027-01-01': 26, '2 2013-01-01': 10 };
    expect(ratesOn('2026-11-27', { rates }).map(({ key, standing }) => `${key} ${standing}`)).toEqual([
      '2 2013-01-01 now',
      '5 2027-01-01 planned',
      '5 2024-09-01 now',
      '5 2013-01-01 over',
    ]);
    expect(ratesOn('2027-01-01', { rates }).find(({ key }) => key === '5 2027-01-01')?.standing).toBe('now');
  });

  it.each([
    ['25,5', 25.5],
    ['25.5 %', 25.5],
    ['0', 0],
    ['50', 50],
    ['51', null],
    ['25.555', null],
    ['-1', null],
    ['', null],
    ['ten', null],
  ])('read %s as %s', (typed, percent) => {
    expect(readPercent(typed)).toBe(percent);
  });
});
