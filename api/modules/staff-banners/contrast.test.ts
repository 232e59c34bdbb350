import { expect, it } from 'vitest';
import { contrastOf } from './contrast.ts';

// Worked out by hand from the formula of WCAG 2.2.
it.each([
  ['#000000', '#ffffff', 21],
  ['#fff', '#ffffff', 1],
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
  ['#ff0000', '#000000', 5.25],
])('%s and %s have a contrast of %d, in either order (STAFF-69)', (one, other, contrast) => {
  expect(contrastOf(one, other)).toBeCloseTo(contrast, 2);
  expect(contrastOf(other, one)).toBeCloseTo(contrast, 2);
});
