import { expect, it } from 'vitest';
import { priceInArea } from './area-price.ts';

it.each([
  ['the base area itself', 12_550, 2550, 2550, 12_550],
  ['a lower rate', 12_550, 2550, 2500, 12_500],
  ['no VAT outside the EU (MONEY-26)', 12_550, 2550, 0, 10_000],
  ['a price that does not come out even', 9990, 2550, 1900, 9473],
])('%s keeps the price without VAT (MONEY-36)', (_, gross, base, area, expected) => {
  expect(priceInArea(gross, base, area)).toBe(expected);
});
