import { expect, it } from 'vitest';
import { isSustainableChoice, responsibilityCriteria } from './sustainable-choice.ts';

it('three of the five criteria earn the sustainable-choice label, two do not (PRODUCT-22)', () => {
  expect(responsibilityCriteria).toHaveLength(5);
  expect(isSustainableChoice(responsibilityCriteria)).toBe(true);
  expect(isSustainableChoice(['recycled', 'repairable', 'traceable'])).toBe(true);
  expect(isSustainableChoice(['recycled', 'repairable'])).toBe(false);
  expect(isSustainableChoice([])).toBe(false);
});

it('a criterion counts once, and what is none of the five does not count (PRODUCT-22)', () => {
  expect(isSustainableChoice(['recycled', 'recycled', 'recycled'])).toBe(false);
  expect(isSustainableChoice(['recycled', 'repairable', 'nice-colour'])).toBe(false);
});
