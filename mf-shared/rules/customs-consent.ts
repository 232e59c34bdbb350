/**
 * Countries whose own tax and clearance the buyer agrees to before anything is shipped (CHECKOUT-27 to CHECKOUT-29).
 */
const customsCountries = ['gb', 'ch', 'ca'] as const;
export type CustomsCountry = (typeof customsCountries)[number];

export function customsCountryOf(country: string): CustomsCountry | null {
  return customsCountries.find((known) => known === country.toLowerCase()) ?? null;
}

/** @param consent the country that was agreed to: agreeing to one country's customs says nothing of another's. */
export function lacksCustomsConsent(country: string, consent: string): boolean {
  const customs = customsCountryOf(country);
  return customs !== null && customs !== consent.toLowerCase();
}
