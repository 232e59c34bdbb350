import { isNorthernIreland, normalisePostalCode, postalCodeExample } from 'mf-shared/rules/postal-code';

/** A text key with its values. */
export interface DetailProblem {
  key: string;
  values: Readonly<Record<string, string>>;
}

/** What is wrong with a postal code of the country; null when it may be right. */
export function checkPostalCode(typed: string, countryCode: string): DetailProblem | null {
  if (typed.trim() === '') return { key: 'missing.postal_code', values: {} };
  if (isNorthernIreland(countryCode, typed)) return { key: 'invalid.northern_ireland', values: {} };
  if (normalisePostalCode(countryCode, typed) !== null) return null;
  const example = postalCodeExample(countryCode);
  if (/^\d{5}$/.test(example)) return { key: 'invalid.postal_code_digits', values: {} };
  return { key: 'invalid.postal_code', values: { example } };
}

export function isWholePostalCode(typed: string, countryCode: string): boolean {
  return checkPostalCode(typed, countryCode) === null;
}

/** Whether the keyboard of a phone may show digits only. */
export function isNumericPostalCode(countryCode: string): boolean {
  return /^[\d\s]+$/.test(postalCodeExample(countryCode));
}
