import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseIban, shownIban } from './iban.ts';

/** The registry's own examples. */
const valid = ['FI2112345600000785', 'SE4550000000058398257466', 'DE89370400440532013000', 'NO9386011117947'];

describe('account numbers (AFTER-83)', () => {
  it.each(valid)('%s is one, written in any way', (iban) => {
    expect(normaliseIban(iban)).toBe(iban);
    expect(normaliseIban(` ${shownIban(iban).toLowerCase()} `)).toBe(iban);
  });

  it.each([
    '',
    'FI',
    'FI21 1234 5600 0007 8',
    'US64SVBKUS6S3300958879',
    'FI2112345600000786',
    'FI21-1234-5600-0007-8É',
  ])('%s is none', (typed) => expect(normaliseIban(typed)).toBeNull());

  it('no two digits that changed places make another one', () => {
    const place = fc.nat({ max: 12 });
    fc.assert(
      fc.property(fc.constantFrom(...valid), place, (iban, at) => {
        const [one, two] = [iban[at + 2], iban[at + 3]];
        fc.pre(one !== two && /\d/.test(`${one}`) && /\d/.test(`${two}`));
        expect(normaliseIban(`${iban.slice(0, at + 2)}${two}${one}${iban.slice(at + 4)}`)).toBeNull();
      }),
    );
  });
});
