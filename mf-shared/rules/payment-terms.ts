export interface PaymentTerms {
  /** Delivery countries, lower case; null: everywhere. */
  countries: ReadonlySet<string> | null;
  /** Currencies that are really paid, lower case. */
  currencies: ReadonlySet<string>;
  /** Euro cents. */
  leastMinor: number;
  mostMinor: number;
}

/** Countries that PayPal does not serve. */
const withoutPaypal: ReadonlySet<string> = new Set(['ru', 'by']);

/** Where invoices can be collected: the Nordic and Baltic countries and the shop's other home markets. */
const invoiceCountries = new Set(['fi', 'ax', 'se', 'ee', 'lv', 'lt', 'dk', 'no', 'de', 'fr']);

const terms = {
  klarna: { countries: null, currencies: new Set(['eur', 'sek']), leastMinor: 100, mostMinor: 1_000_000 },
  paypal: { countries: null, currencies: new Set(['eur', 'sek']), leastMinor: 1, mostMinor: 1_000_000 },
  invoice: { countries: invoiceCountries, currencies: new Set(['eur']), leastMinor: 100, mostMinor: 5_000_000 },
} as const satisfies Record<string, PaymentTerms>;

/**
 * Whether a means of payment takes this: by delivery country, paid currency and amount (docs/decisions/0019). Gift cards
 * alone have no terms.
 */
export function takesPayment(
  processor: keyof typeof terms,
  { country, currency, amountMinor }: { country: string; currency: string; amountMinor: number },
): boolean {
  const { countries, currencies, leastMinor, mostMinor }: PaymentTerms = terms[processor];
  if (processor === 'paypal' && withoutPaypal.has(country)) return false;
  return (
    (countries === null || countries.has(country)) &&
    currencies.has(currency) &&
    amountMinor >= leastMinor &&
    amountMinor <= mostMinor
  );
}
