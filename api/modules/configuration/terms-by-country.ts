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
import { deliveryTaxClass, rateOn } from '../../read-model/tax-rates.ts';
import type { ServiceSettings } from '../../service-settings.ts';
import { escapeHtml } from '../../texts/escape-html.ts';
import { type TextValues, translate } from '../../texts/translate.ts';
import { termsOf } from '../after-sale/return-terms.ts';
import { daysText } from '../checkout/estimate-delivery.ts';
import { termsOfCountry } from './terms-of-country.ts';

/** The reader of a page, and what its list is made of. */
export interface Reader {
  db: Database;
  catalogue: Catalogue;
  settings: ServiceSettings;
  locale: Locale;
}

const place = /<p>\{countries\}<\/p>|\{countries\}/g;

/** `{countries}` in a page of the merchant's words becomes the list of all countries that goods travel to (CONTENT-30). */
export async function withCountries(html: string, reader: Reader): Promise<string> {
  if (!html.includes('{countries}')) return html;
  const list = await termsByCountry(reader);
  return html.replaceAll(place, () => list);
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
  const added = anyAdded(addedDays);
  const ways = deliveries.map(({ name, price, freeFrom, days }) => {
    const values = { way: name, price: euro(price), days: daysText(sumOfDays(days, added), locale) };
    return freeFrom === null || price === 0
      ? say('way', values)
      : say('way_free_from', { ...values, limit: euro(freeFrom) });
  });
  const back = [
    returns.labelFee === null ? say('own_parcel') : say('label', { fee: euro(returns.labelFee) }),
    ...(returns.inStores ? [say('to_store')] : []),
  ];
  const rate = rateOn(catalogue.taxRates, country.tax_area_id, deliveryTaxClass, shopDay());
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  return [
    ...(ways.length > 0 ? ways : [say('no_way')]),
    say('withdrawal', { count: termsOf(settings.returns.terms, 'withdrawal', country.code).days }),
    say('returns', { count: returns.days, ways: new Intl.ListFormat(locale, { type: 'disjunction' }).format(back) }),
    say('guarantee', { count: guaranteeYearsIn(catalogue.general.legalGuaranteeYears, country.code) }),
    rate === 0 ? say('no_vat') : say('vat', { rate: percent.format(rate / 10_000) }),
  ];
}
