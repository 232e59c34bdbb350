import type { Locale } from 'mf-shared/contract';
import { type CountryAndCurrency, localeDefaults } from './locale-defaults.ts';

export const countryCookie = 'so_delivery_country_code';
export const currencyCookie = 'so_currency_code';

export interface CountrySources {
  locale: Locale;
  /** `delivery_country`, `currency` */
  query: URLSearchParams;
  cookie: (name: typeof countryCookie | typeof currencyCookie) => string | undefined;
  header: (name: 'x-delivery-country' | 'x-currency') => string | undefined;
}

/**
 * Country and currency by query, then cookies or headers, then the language's defaults, then us/usd. Of a pair, a known
 * country without a currency gives eur and a known currency without a country gives fi (LOCALE-13 to LOCALE-18).
 */
export function resolveCountry({ locale, query, cookie, header }: CountrySources): CountryAndCurrency {
  return (
    pair(query.get('delivery_country'), query.get('currency')) ??
    pair(cookie(countryCookie), cookie(currencyCookie)) ??
    pair(header('x-delivery-country'), header('x-currency')) ??
    localeDefaults[locale] ?? { country: 'us', currency: 'usd' }
  );
}

function pair(country: string | null | undefined, currency: string | null | undefined): CountryAndCurrency | null {
  const knownCountry = /^[a-z]{2}$/i.test(country ?? '') ? country?.toLowerCase() : undefined;
  const knownCurrency = /^[a-z]{3}$/i.test(currency ?? '') ? currency?.toLowerCase() : undefined;
  if (!knownCountry && !knownCurrency) return null;
  return { country: knownCountry ?? 'fi', currency: knownCurrency ?? 'eur' };
}
