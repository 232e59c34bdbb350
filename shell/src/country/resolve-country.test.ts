import type { Locale } from 'mf-shared/contract';
import { expect, it } from 'vitest';
import { resolveCountry } from './resolve-country.ts';

interface Given {
  locale?: Locale;
  query?: string;
  cookies?: Record<string, string>;
  headers?: Record<string, string>;
}
const resolve = ({ locale = 'fi', query = '', cookies = {}, headers = {} }: Given) => {
  const { country, currency } = resolveCountry({
    locale,
    query: new URLSearchParams(query),
    cookie: (name) => cookies[name],
    header: (name) => headers[name],
  });
  return `${country}/${currency}`;
};
const swedish = { so_delivery_country_code: 'se', so_currency_code: 'sek' };

it.each<[string, Given, string]>([
  ['the query comes first', { query: 'delivery_country=de&currency=eur', cookies: swedish }, 'de/eur'],
  ['then cookies', { cookies: swedish, headers: { 'x-delivery-country': 'no' } }, 'se/sek'],
  ['then headers', { headers: { 'x-delivery-country': 'no', 'x-currency': 'nok' } }, 'no/nok'],
  ['then the language: fi', {}, 'fi/eur'],
  ['then the language: sv', { locale: 'sv' }, 'se/sek'],
  ['then the language: en', { locale: 'en' }, 'us/usd'],
  ['then the language: ru', { locale: 'ru' }, 'fi/eur'],
  ['a country without a currency gives eur', { query: 'delivery_country=SE' }, 'se/eur'],
  ['a currency without a country gives fi', { cookies: { so_currency_code: 'SEK' } }, 'fi/sek'],
  ['what is no code counts as missing', { query: 'delivery_country=<b>&currency=1', locale: 'de' }, 'de/eur'],
])('%s (LOCALE-13 to LOCALE-18)', (_rule, given, expected) => expect(resolve(given)).toBe(expected));
