import { expect, test } from 'vitest';
import { countryFlag } from './country-flag.ts';

test('a country code becomes its flag', () => {
  expect(countryFlag('fi')).toBe('🇫🇮');
});
