// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { areBoundariesShown, toggleBoundaries } from './show-boundaries.ts';

it('the boundaries are shown and hidden again', () => {
  expect(areBoundariesShown()).toBe(false);
  expect(toggleBoundaries()).toBe(true);
  expect(areBoundariesShown()).toBe(true);
  expect(toggleBoundaries()).toBe(false);
});
