import type { Locale } from 'mf-shared/contract';

export interface CountryAndCurrency {
  /** Lower case ISO codes. */
  country: string;
  currency: string;
}

/** Locale defaults by language (LOCALE-7 to LOCALE-12). */
export const localeDefaults: Readonly<Record<Locale, CountryAndCurrency & { tld: string }>> = {
  fi: { country: 'fi', currency: 'eur', tld: 'fi' },
  sv: { country: 'se', currency: 'sek', tld: 'se' },
  ru: { country: 'fi', currency: 'eur', tld: 'ru' },
  de: { country: 'de', currency: 'eur', tld: 'de' },
  fr: { country: 'fr', currency: 'eur', tld: 'fr' },
  en: { country: 'us', currency: 'usd', tld: 'com' },
};
