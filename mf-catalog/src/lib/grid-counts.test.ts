import { expect, it } from 'vitest';
import { hasBackToTop, initialCount, nextCount } from './grid-counts.ts';

it.each([
  [0, 120],
  [119, 120],
  [120, 60],
  [3000, 60],
])('a list of %i products shows at most %i at first (LIST-27)', (total, count) => {
  expect(initialCount(total)).toBe(count);
});

it('up to 60 more are added, never more than match (LIST-28)', () => {
  expect(nextCount(60, 200)).toBe(120);
  expect(nextCount(180, 200)).toBe(200);
});

it('Back to top appears above 12 products (LIST-26)', () => {
  expect([12, 13].map(hasBackToTop)).toEqual([false, true]);
});
