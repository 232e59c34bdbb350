import { expect, it } from 'vitest';
import { charactersLeft } from './count-characters.ts';

it.each([
  [500, 489, null],
  [500, 490, 10],
  [500, 500, 0],
  [500, 600, 0],
])('a field of at most %s characters with %i tells that %s are left (CONF-84)', (most, written, left) => {
  expect(charactersLeft(most, written)).toBe(left);
});
