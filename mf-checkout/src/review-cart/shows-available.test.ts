import { expect, it } from 'vitest';
import { showsAvailable } from './shows-available.ts';

it.each([
  { amount: 6, maxAmount: 6, onOrder: false, told: true },
  { amount: 1, maxAmount: 5, onOrder: false, told: true },
  { amount: 1, maxAmount: 6, onOrder: false, told: false },
  { amount: 1, maxAmount: 1, onOrder: true, told: false },
  { amount: 1, maxAmount: null, onOrder: false, told: false },
])('$amount of $maxAmount, on order $onOrder: told $told (PRODUCT-55)', ({ told, ...row }) => {
  expect(showsAvailable(row)).toBe(told);
});
