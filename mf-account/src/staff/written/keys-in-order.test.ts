import { expect, it } from 'vitest';
import { withMoved } from './keys-in-order.ts';

it('a product moves one place, and not over an end (STAFF-60)', () => {
  expect(withMoved(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b']);
  expect(withMoved(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
  expect(withMoved(['a', 'b'], 'a', -1)).toEqual(['a', 'b']);
  expect(withMoved(['a', 'b'], 'b', 1)).toEqual(['a', 'b']);
});
