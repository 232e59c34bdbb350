import { describe, expect, it } from 'vitest';
import { type Figure, median, meetsTarget, quantile, table } from './figures.ts';

const figure: Figure = { part: 'pages', name: 'LCP', unit: 'ms', value: 1300, target: 1200, better: 'lower' };

describe('bench figures', () => {
  it('takes the middle and the given share of noisy values', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(quantile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.95)).toBe(10);
  });

  it.each([
    [{ value: 1200 }, true],
    [{ value: 1201 }, false],
    [{ value: 10, target: 20, better: 'higher' as const }, false],
    [{ target: null }, null],
    [{ value: null }, null],
  ])('judges %o as %s', (change, expected) => {
    expect(meetsTarget({ ...figure, ...change })).toBe(expected);
  });

  it('says plainly what falls short and by how much', () => {
    expect(table([figure])).toContain('short by 100');
  });
});
