import { expect, it } from 'vitest';
import { shopPrice } from './shop-price.ts';

it('rounds to prices that a shop prints', () => {
  expect(shopPrice(14.2)).toBe(1390);
  expect(shopPrice(71)).toBe(6990);
  expect(shopPrice(151)).toBe(14990);
  expect(shopPrice(388)).toBe(38990);
  expect(shopPrice(401)).toBe(39900);
});
