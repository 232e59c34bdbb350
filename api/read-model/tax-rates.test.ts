import { expect, it } from 'vitest';
import { rateOn } from './tax-rates.ts';

const rate = (rate_basis_points: number, valid_from: string, valid_to: string | null) => ({
  tax_area_id: 1,
  tax_class: 5,
  rate_basis_points,
  valid_from,
  valid_to,
});
const rates = [rate(2400, '2013-01-01', '2024-09-01'), rate(2550, '2024-09-01', null)];

it.each([
  ['2024-08-31', 2400],
  ['2024-09-01', 2550],
  ['2012-12-31', 0],
])('on %s the rate is %i (MONEY-15, TARGET-60)', (day, expected) => {
  expect(rateOn(rates, 1, 5, day)).toBe(expected);
});
