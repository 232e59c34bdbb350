/** Weights of a Finnish business id's digits (the Finnish Patent and Registration Office's check). */
const weights = [7, 9, 10, 5, 8, 4, 2];
const modulus = 11;

/**
 * A company's number as it is registered, or null where it is none: a Finnish business id (`9104822-8`), which has a check
 * digit, or a VAT number with its country (`SE556677889901`). Finnish VAT numbers have the check digit too (STAFF-6).
 */
export function normaliseCompanyId(typed: string): string | null {
  const id = typed.replace(/[\s.]/g, '').toUpperCase();
  const [, finnish, check] = /^(?:FI)?(\d{7})-?(\d)$/.exec(id) ?? [];
  if (finnish !== undefined && check !== undefined) return checkDigit(finnish) === Number(check) ? id : null;
  if (/^(?:FI|\d)/.test(id)) return null;
  return /^[A-Z]{2}[0-9A-Z]{7,13}$/.test(id) ? id : null;
}

/** The key by which company numbers are compared: `0112038-9` and `fi 0112038-9` are `FI01120389`. */
export const companyKey = (id: string): string =>
  id
    .replace(/[\s.-]/g, '')
    .toUpperCase()
    .replace(/^(?=\d{8}$)/, 'FI');

/** Null where no number with these digits is given out. */
function checkDigit(digits: string): number | null {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits.charAt(index)), 0);
  const rest = sum % modulus;
  if (rest === 1) return null;
  return rest === 0 ? 0 : modulus - rest;
}
