import { expect, it } from 'vitest';
import { type PriceFacts, priceType } from './price-type.ts';

const normal: PriceFacts = {
  active: 100,
  regular: 100,
  club: null,
  discountFree: 100,
  isOutlet: false,
  isDiscountAllowed: true,
};

it.each<[string, Partial<PriceFacts>, string]>([
  ['outlet wherever it is flagged, whatever else holds', { isOutlet: true, active: 50, club: 40 }, 'outlet'],
  ['discount when the active price is below the regular one', { active: 80 }, 'discount'],
  ['discount when the club price is the same', { active: 80, club: 80 }, 'discount'],
  ['club when the club price beats the discount', { active: 80, club: 70 }, 'club'],
  ['club when the club price is below the active one', { club: 90 }, 'club'],
  ['outdoor when discounts may not be told', { active: 80, isDiscountAllowed: false }, 'outdoor'],
  ['outdoor when it is below the discount-free price', { active: 80, regular: 80, discountFree: 100 }, 'outdoor'],
  ['outdoor only below the club price', { active: 80, regular: 80, discountFree: 100, club: 80 }, 'normal'],
  ['normal otherwise', {}, 'normal'],
])('%s (PRODUCT-63 to PRODUCT-67)', (_, facts, type) => {
  expect(priceType({ ...normal, ...facts })).toBe(type);
});
