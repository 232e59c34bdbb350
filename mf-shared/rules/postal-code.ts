interface PostcodeRule {
  pattern: RegExp;
  /** Shown as the example in messages. */
  example: string;
  /** Puts the code into its usual form; the input is upper case without spaces and hyphens. */
  format?: (compact: string) => string;
}

const digits = (count: number, example: string): PostcodeRule => ({ pattern: new RegExp(`^\\d{${count}}$`), example });
const splitAt =
  (at: number, separator: string) =>
  (compact: string): string =>
    `${compact.slice(0, at)}${separator}${compact.slice(at)}`;

/** Country → its postal codes, told on the compact form (upper case, no spaces or hyphens). */
const rules: Readonly<Record<string, PostcodeRule>> = {
  fi: digits(5, '00100'),
  ax: digits(5, '22100'),
  se: { ...digits(5, '111 22'), format: splitAt(3, ' ') },
  de: digits(5, '10115'),
  fr: digits(5, '75001'),
  ee: digits(5, '10111'),
  es: digits(5, '28001'),
  it: digits(5, '00118'),
  hr: digits(5, '10000'),
  no: digits(4, '0150'),
  dk: digits(4, '1050'),
  ch: digits(4, '8001'),
  li: digits(4, '9490'),
  at: digits(4, '1010'),
  be: digits(4, '1000'),
  bg: digits(4, '1000'),
  cy: digits(4, '1010'),
  hu: digits(4, '1011'),
  si: digits(4, '1000'),
  lu: { pattern: /^(L)?\d{4}$/, example: '1009' },
  lv: { pattern: /^(LV)?\d{4}$/, example: 'LV-1010' },
  lt: { pattern: /^(LT)?\d{5}$/, example: 'LT-01100' },
  nl: { pattern: /^\d{4}[A-Z]{2}$/, example: '1011 AB', format: splitAt(4, ' ') },
  pl: { ...digits(5, '00-001'), format: splitAt(2, '-') },
  pt: { ...digits(7, '1000-001'), format: splitAt(4, '-') },
  cz: { ...digits(5, '110 00'), format: splitAt(3, ' ') },
  sk: { ...digits(5, '811 01'), format: splitAt(3, ' ') },
  gr: { ...digits(5, '104 31'), format: splitAt(3, ' ') },
  ro: digits(6, '010011'),
  mt: { pattern: /^[A-Z]{3}\d{2,4}$/, example: 'VLT 1117', format: splitAt(3, ' ') },
  ie: { pattern: /^[A-Z]\d[\dW][A-Z\d]{4}$/, example: 'D02 AF30', format: splitAt(3, ' ') },
  gb: {
    pattern: /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/,
    example: 'SW1A 1AA',
    format: (compact) => `${compact.slice(0, -3)} ${compact.slice(-3)}`,
  },
  is: digits(3, '101'),
  us: { pattern: /^\d{5}(\d{4})?$/, example: '10001', format: (c) => (c.length === 9 ? splitAt(5, '-')(c) : c) },
  ca: { pattern: /^[A-Z]\d[A-Z]\d[A-Z]\d$/, example: 'K1A 0B1', format: splitAt(3, ' ') },
  jp: { ...digits(7, '100-0001'), format: splitAt(3, '-') },
  kr: digits(5, '03051'),
  au: digits(4, '2000'),
  nz: digits(4, '6011'),
};
const anywhere: PostcodeRule = { pattern: /^[A-Z\d]{2,12}$/, example: '12345' };

/** The code in the country's usual form, or null where it cannot be one. */
export function normalisePostalCode(country: string, text: string): string | null {
  const rule = rules[country.toLowerCase()] ?? anywhere;
  const compact = text.toUpperCase().replace(/[\s-]/gu, '');
  if (!rule.pattern.test(compact)) return null;
  return rule.format ? rule.format(compact) : compact;
}

export function postalCodeExample(country: string): string {
  return (rules[country.toLowerCase()] ?? anywhere).example;
}

/** Deliveries to Northern Ireland are refused (CHECKOUT-15). */
export function isNorthernIreland(country: string, postalCode: string): boolean {
  return country.toLowerCase() === 'gb' && /^\s*bt\s*\d/iu.test(postalCode);
}
