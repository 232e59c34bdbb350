import { expect, it } from 'vitest';
import { customsCountryOf, lacksCustomsConsent } from './customs-consent.ts';

it('asks for consent to the customs of the United Kingdom, Switzerland and Canada (CHECKOUT-27 to CHECKOUT-29)', () => {
  expect(['gb', 'CH', 'ca', 'fi', 'no', 'us'].map(customsCountryOf)).toEqual(['gb', 'ch', 'ca', null, null, null]);
});

it('takes consent for the country that it was given for, and no other', () => {
  expect(lacksCustomsConsent('gb', 'gb')).toBe(false);
  expect(lacksCustomsConsent('ch', 'gb')).toBe(true);
  expect(lacksCustomsConsent('ch', '')).toBe(true);
  expect(lacksCustomsConsent('fi', '')).toBe(false);
});
