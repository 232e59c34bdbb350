import { expect, it } from 'vitest';
import { starsOf } from './stars.tsx';

it('a rating of 0–10 is shown as half as many stars, in half steps (REVIEW-2, CARD-4)', () => {
  expect(starsOf(9)).toBe(4.5);
  expect(starsOf(8.4)).toBe(4);
  expect(starsOf(10)).toBe(5);
  expect(starsOf(0)).toBe(0);
});
