import type { Locale, OfferTerms } from 'mf-shared/contract';
import { sumOfDays } from 'mf-shared/rules/delivery-days';
import { formatPrice } from 'mf-shared/rules/price-format';
import { shopDay } from 'mf-shared/rules/shop-day';
import { anyAdded } from 'mf-shared/rules/structured-shipping';
import type { Database } from '../../db/schema.ts';
import type { Catalogue } from '../../read-model/catalogue.ts';
import { guaranteeYearsIn } from '../../read-model/legal-guarantee-years.ts';
import { textIn } from '../../read-model/per-locale.ts';
import type { Country } from '../../read-model/reference-data.ts';
import { rateOn } from '../../read-model/tax-rates.ts';
import type { ServiceSettings } from '../../service-settings.ts';
import { escapeHtml } from '../../texts/escape-html.ts';
import { type TextValues, translate } from '../../texts/translate.ts';
import { termsOf } from '../after-sale/return-terms.ts';
import { daysText } from '../checkout/estimate-delivery.ts';
import { fillBlock } from '../rich-text/text-places.ts';
import { termsOfCountry } from './terms-of-country.ts';

/** The reader of a page, and what its list is made of. */
export interface Reader {
  db: Database;
  catalogue: Catalogue;
  settings: ServiceSettings;
  locale: Locale;
}

/** A text on paper holds no list of all countries. */
export const withoutCountries = (html: string): string => fillBlock(html, 'countries', () => '');

/** `{countries}` in a page of the merchant's words becomes the list of all countries that goods travel to (CONTENT-30). */
export async function withCountries(html: string, reader: Reader): Promise<string> {
  if (!html.includes('{countries}')) return html;
  const list = await termsByCountry(reader);
  return fillBlock(html, 'countries', () => list);
}

/** Each country folded under its name, in the order of the reader's alphabet. */
async function termsByCountry(reader: Reader): Promise<string> {
  const { compare } = new Intl.Collator(reader.locale);
  const countries = [...reader.catalogue.countries.values()]
    .filter(({ is_enabled }) => is_enabled)
    .map((country) => ({ country, name: textIn(country.names, reader.locale) }))
    .toSorted((one, other) => compare(one.name, other.name));
  const entries = await Promise.all(
    countries.map(async ({ country, name }) => {
      const terms = await termsOfCountry(country, reader.locale, reader);
      const lines = linesOf(country, terms, reader).map((line) => `<li>${escapeHtml(line)}</li>`);
      return `<details><summary>${escapeHtml(name)}</summary><ul>${lines.join('')}</ul></details>`;
    }),
  );
  return `<div data-countries>${entries.join('')}</div>`;
}

/** What holds in a country: ways there, ways back, the law. Prices are in euro, in which orders are paid. */
function linesOf(country: Country, { deliveries, addedDays, returns }: OfferTerms, reader: Reader): string[] {
  const { locale, catalogue, settings } = reader;
  const say = (key: string, values?: TextValues) => translate(locale, `countries.${key}`, values);
  const euro = (price: number) =>
    formatPrice(price, { locale, currencyCode: 'eur', currencyRate: 1, currencyFormat: '{price} €' });
  const listOf = (type: 'conjunction' | 'disjunction') => new Intl.ListFormat(locale, { type });
  const added = anyAdded(addedDays);
  const ways = deliveries.map(({ name, price, freeFrom, days }) => {
    const values = { way: name, price: euro(price) };
    const isFreeFrom = freeFrom !== null && price !== 0;
    const onTheWay = daysText(sumOfDays(days, added), locale);
    return [
      isFreeFrom ? say('way_free_from', { ...values, limit: euro(freeFrom) }) : say('way', values),
      ...(onTheWay ? [say('on_the_way', { days: onTheWay })] : []),
    ].join(', ');
  });
  const back = [
    ...(returns.labelFee === null ? [] : [say('label', { fee: euro(returns.labelFee) })]),
    ...(termsOf(settings.returns.terms, 'return', country.code).ways.includes('post') ? [say('own_parcel')] : []),
    ...(returns.inStores ? [say('to_store')] : []),
  ];
  const rates = ratesIn(catalogue, country);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  return [
    ...(ways.length > 0 ? ways : [say('no_way')]),
    say('withdrawal', { count: termsOf(settings.returns.terms, 'withdrawal', country.code).days }),
    say('returns', { count: returns.days, ways: listOf('disjunction').format(back) }),
    say('guarantee', { count: guaranteeYearsIn(catalogue.general.legalGuaranteeYears, country.code) }),
    rates.length === 0
      ? say('no_vat')
      : say('vat', { rate: listOf('conjunction').format(rates.map((rate) => percent.format(rate / 10_000))) }),
  ];
}

/** The rates of VAT that hold in a country today, the highest first: its goods may be of several classes. */
function ratesIn({ taxRates }: Catalogue, { tax_area_id }: Country): number[] {
  const classes = taxRates.filter((rate) => rate.tax_area_id === tax_area_id).map(({ tax_class }) => tax_class);
  const rates = classes.map((taxClass) => rateOn(taxRates, tax_area_id, taxClass, shopDay()));
  return [...new Set(rates)].filter((rate) => rate > 0).toSorted((one, other) => other - one);
}
