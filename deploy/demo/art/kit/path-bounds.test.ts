import { describe, expect, it } from 'vitest';
import { pathBounds } from './path-bounds.ts';

describe('pathBounds', () => {
  it.each([
    ['M10 20L30 5', [10, 5, 30, 20]],
    ['M10 20l20-15', [10, 5, 30, 20]],
    ['M0 0h40v30z', [0, 0, 40, 30]],
    ['M0 0C10 50 20-50 30 0', [0, -50, 30, 50]],
    ['M5 5q10 0 10 10', [5, 5, 15, 15]],
    ['M0 0M10 10V90', [0, 0, 10, 90]],
  ])('holds %s', (d, bounds) => {
    expect(pathBounds(d)).toEqual(bounds);
  });

  it('holds a circle of arcs', () => {
    const [left, top, right, bottom] = pathBounds('M0 50a50 50 0 1 0 100 0a50 50 0 1 0 -100 0Z');
    expect(left).toBeLessThanOrEqual(0);
    expect(top).toBeLessThanOrEqual(0);
    expect(right).toBeGreaterThanOrEqual(100);
    expect(bottom).toBeGreaterThanOrEqual(100);
  });
});
