import { expect, it } from 'vitest';
import { creditPromotion } from './credit-promotion.ts';

it.each([
  ['euro in Finnish', 'fi', 'eur', 1, { locale: 'fi-FI', amount: 12_995 }],
  ['kronor, which Swedes pay in', 'sv', 'sek', 11.2, { locale: 'sv-SE', amount: 145_544 }],
  ['euro for Swedish in Finland', 'sv', 'eur', 1, { locale: 'sv-FI', amount: 12_995 }],
  ['euro where dollars are only shown', 'en', 'usd', 1.1, { locale: 'en-FI', amount: 12_995 }],
])('the credit promotion is told %s (PRODUCT-73)', (_, locale, currencyCode, currencyRate, expected) => {
  expect(creditPromotion(129.95, { locale, currencyCode, currencyRate })).toEqual(expected);
});
