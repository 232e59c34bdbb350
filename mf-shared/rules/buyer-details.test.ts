import { describe, expect, it } from 'vitest';
import { normaliseEmail } from './email-address.ts';
import { normalisePhone } from './phone-number.ts';
import { isNorthernIreland, normalisePostalCode } from './postal-code.ts';

describe('postal codes follow the delivery country', () => {
  it.each([
    ['fi', '00100', '00100'],
    ['fi', ' 00 100 ', '00100'],
    ['se', '11122', '111 22'],
    ['pl', '00001', '00-001'],
    ['nl', '1011ab', '1011 AB'],
    ['gb', 'sw1a1aa', 'SW1A 1AA'],
    ['us', '10001-1234', '10001-1234'],
    ['zz', 'ab 12', 'AB12'],
  ])('%s: %s is read as %s', (country, text, expected) => {
    expect(normalisePostalCode(country, text)).toBe(expected);
  });

  it.each([
    ['fi', '0010'],
    ['fi', 'ABCDE'],
    ['no', '01500'],
    ['gb', '12345'],
    ['zz', '<script>'],
  ])('%s: %s is refused', (country, text) => {
    expect(normalisePostalCode(country, text)).toBeNull();
  });

  it('shipping to Northern Ireland is blocked, to the rest of the kingdom it is not (CHECKOUT-15)', () => {
    expect(isNorthernIreland('gb', 'bt1 5gs')).toBe(true);
    expect(isNorthernIreland('gb', 'B1 1AA')).toBe(false);
    expect(isNorthernIreland('fi', 'BT1 5GS')).toBe(false);
  });
});

describe('phone numbers are kept in international form', () => {
  it.each([
    ['fi', '040 123 4567', '+358401234567'],
    ['fi', '+358 (0)40 1234567', '+358401234567'],
    ['fi', '0046 70 123 45 67', '+46701234567'],
    ['se', '070-123 45 67', '+46701234567'],
    ['no', '40612345', '+4740612345'],
  ])('%s: %s is read as %s', (country, text, expected) => {
    expect(normalisePhone(country, text)).toBe(expected);
  });

  it.each([
    ['fi', '12'],
    ['fi', 'soita mulle'],
    ['fi', '+1+2345678'],
    ['no', '123'],
    ['zz', '0401234567'],
  ])('%s: %s is refused', (country, text) => {
    expect(normalisePhone(country, text)).toBeNull();
  });
});

describe('an e-mail address is one address', () => {
  it('the domain is lower case, the rest is kept', () => {
    expect(normaliseEmail(' Maija.M+shop@Example.FI ')).toBe('Maija.M+shop@example.fi');
  });

  it.each(['', 'a@b', 'a@b.fi, c@d.fi', 'a b@c.fi', 'a@b.fi\nBcc: c@d.fi', '<a@b.fi>'])('%j is refused', (text) => {
    expect(normaliseEmail(text)).toBeNull();
  });
});
