import { expect, it } from 'vitest';
import { dominantColour } from './dominant-colour.ts';

it.each([
  ['/media/products/tent/1-2f5d50-d9822b-front', '#2f5d50'],
  ['products/tent/1-2f5d50-d9822b-front', '#2f5d50'],
  ['/media/scenes/camp', null],
])('%s is led by %s', (path, colour) => {
  expect(dominantColour(path)).toBe(colour);
});
