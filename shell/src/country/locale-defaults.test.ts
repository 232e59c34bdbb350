import { expect, it } from 'vitest';
import { localeDefaults } from './locale-defaults.ts';

it.each([
  ['fi', 'fi', 'eur', 'fi'],
  ['sv', 'se', 'sek', 'se'],
  ['ru', 'fi', 'eur', 'ru'],
  ['de', 'de', 'eur', 'de'],
  ['fr', 'fr', 'eur', 'fr'],
  ['en', 'us', 'usd', 'com'],
] as const)('%s begins with %s, %s and .%s (LOCALE-1, LOCALE-7 to LOCALE-12)', (locale, country, currency, tld) => {
  expect(localeDefaults[locale]).toEqual({ country, currency, tld });
  expect(Object.keys(localeDefaults)).toHaveLength(6);
});
