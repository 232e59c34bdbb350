import { expect, test } from 'vitest';
import { hasBackToTop, initialCount, nextCount } from './grid-counts.ts';

test.each([
  [0, 120],
  [119, 120],
  [120, 60],
  [3000, 60],
])('spec: catalogue §4: a list of %i products shows at most %i at first', (total, count) => {
  expect(initialCount(total)).toBe(count);
});

test('spec: catalogue §4: up to 60 more are added, never more than match', () => {
  expect(nextCount(60, 200)).toBe(120);
  expect(nextCount(180, 200)).toBe(200);
});

test('spec: catalogue §9: Back to top appears above 12 products', () => {
  expect([12, 13].map(hasBackToTop)).toEqual([false, true]);
});
