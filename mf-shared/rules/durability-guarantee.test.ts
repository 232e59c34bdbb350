import { expect, it } from 'vitest';
import { durabilityYears } from './durability-guarantee.ts';

it.each([
  ['5', 5],
  ['2,5', 2.5],
  [10, 10],
  ['2', null],
  ['2.25', null],
  ['100', null],
  ['for life', null],
  [undefined, null],
])('years of a producer’s guarantee: %s is %s (LAW-12)', (written, years) => {
  expect(durabilityYears(written)).toBe(years);
});
