/** Country → calling code, and how many digits follow it. National numbers may start with a trunk 0 where `trunk` says so. */
const countries: Readonly<Record<string, { code: string; digits: readonly [number, number]; trunk: boolean }>> = {
  fi: { code: '358', digits: [5, 11], trunk: true },
  ax: { code: '358', digits: [5, 11], trunk: true },
  se: { code: '46', digits: [7, 10], trunk: true },
  no: { code: '47', digits: [8, 8], trunk: false },
  dk: { code: '45', digits: [8, 8], trunk: false },
  ee: { code: '372', digits: [7, 8], trunk: false },
  lv: { code: '371', digits: [8, 8], trunk: false },
  lt: { code: '370', digits: [8, 8], trunk: true },
  de: { code: '49', digits: [6, 12], trunk: true },
  at: { code: '43', digits: [6, 13], trunk: true },
  ch: { code: '41', digits: [9, 9], trunk: true },
  fr: { code: '33', digits: [9, 9], trunk: true },
  be: { code: '32', digits: [8, 9], trunk: true },
  nl: { code: '31', digits: [9, 9], trunk: true },
  gb: { code: '44', digits: [9, 10], trunk: true },
  ie: { code: '353', digits: [7, 9], trunk: true },
  es: { code: '34', digits: [9, 9], trunk: false },
  pt: { code: '351', digits: [9, 9], trunk: false },
  it: { code: '39', digits: [6, 12], trunk: false },
  pl: { code: '48', digits: [9, 9], trunk: false },
  us: { code: '1', digits: [10, 10], trunk: false },
  ca: { code: '1', digits: [10, 10], trunk: false },
};

/**
 * The number in the international form `+358401234567`, or null where it cannot be a phone number of that country.
 * Numbers written with another country's code are taken as they are (7–15 digits, E.164).
 */
export function normalisePhone(country: string, text: string): string | null {
  if (/[^\d\s+().\-/]/u.test(text)) return null;
  const compact = text.replace(/[\s().\-/]/gu, '').replace(/^00/u, '+');
  if (compact.lastIndexOf('+') > 0) return null;
  const own = countries[country.toLowerCase()];
  if (compact.startsWith('+')) {
    const digits = compact.slice(1);
    if (!own || !digits.startsWith(own.code)) return /^[1-9]\d{6,14}$/u.test(digits) ? `+${digits}` : null;
    return national(own, digits.slice(own.code.length));
  }
  if (!own) return null;
  return national(own, compact);
}

function national(own: { code: string; digits: readonly [number, number]; trunk: boolean }, written: string) {
  const digits = own.trunk ? written.replace(/^0/u, '') : written;
  const [least, most] = own.digits;
  return /^\d+$/u.test(digits) && digits.length >= least && digits.length <= most ? `+${own.code}${digits}` : null;
}
