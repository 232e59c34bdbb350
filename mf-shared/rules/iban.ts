/** Signs of an IBAN by country: the countries of SEPA, which transfers in euro reach (EPC409-09; ISO 13616 registry). */
const lengths: Readonly<Record<string, number>> = {
  ...{ AD: 24, AL: 28, AT: 20, BE: 16, BG: 22, CH: 21, CY: 28, CZ: 24, DE: 22, DK: 18, EE: 20, ES: 24, FI: 18, FR: 27 },
  ...{ GB: 22, GI: 23, GR: 27, HR: 21, HU: 28, IE: 22, IS: 26, IT: 27, LI: 21, LT: 20, LU: 20, LV: 21, MC: 27, MD: 24 },
  ...{ ME: 22, MK: 19, MT: 31, NL: 18, NO: 15, PL: 28, PT: 25, RO: 24, RS: 22, SE: 24, SI: 19, SK: 24, SM: 27, VA: 22 },
};
const letterA = 'A'.charCodeAt(0);
const tens = 10;
/** ISO 7064, MOD 97-10: the check digits make the number leave this rest. */
const modulus = 97;
const restOfValid = 1;

/** The account number without spaces and in capitals, or null where it is no IBAN that a transfer in euro reaches (AFTER-83). */
export function normaliseIban(typed: string): string | null {
  const iban = typed.replace(/[\s-]/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban) || iban.length !== lengths[iban.slice(0, 2)]) return null;
  const turned = iban.slice(4) + iban.slice(0, 4);
  const digits = turned.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - letterA + tens));
  let rest = 0;
  for (const digit of digits) rest = (rest * tens + Number(digit)) % modulus;
  return rest === restOfValid ? iban : null;
}

/** In groups of four, as banks print it: `FI21 1234 5600 0007 85`. */
export const shownIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');
