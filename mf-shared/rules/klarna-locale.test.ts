import { expect, it } from 'vitest';
import { klarnaLocale } from './klarna-locale.ts';

it.each([
  ['fi', 'eur', 'fi-FI'],
  ['sv', 'sek', 'sv-SE'],
  ['sv', 'eur', 'sv-FI'],
  ['de', 'eur', 'de-DE'],
  ['fr', 'eur', 'fr-FR'],
  ['en', 'usd', 'en-FI'],
  ['ru', 'eur', 'en-FI'],
])('Klarna speaks %s with %s as %s (CHECKOUT-64 to CHECKOUT-69)', (language, currency, expected) => {
  expect(klarnaLocale(language, currency)).toBe(expected);
});
