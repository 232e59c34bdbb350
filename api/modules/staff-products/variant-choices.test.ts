import { expect, it } from 'vitest';
import { withNewSizes } from './variant-choices.ts';

it.each([
  ['stand in the order of lists', ['S', 'L'], ['S', 'L', 'XL', 'M'], ['S', 'M', 'L', 'XL']],
  ['do too where they are the first', [], ['44', '38', '40,5'], ['38', '40,5', '44']],
  ['come last where a file put the others in an order of its own', ['L', 'S'], ['L', 'S', 'M'], ['L', 'S', 'M']],
  ['come as they were written where sizes have no order', [], ['Short', 'Long'], ['Short', 'Long']],
])('sizes that are new %s (STAFF-71)', (_where, known, all, order) => {
  expect(withNewSizes(known, all)).toEqual(order);
});
