import type { Locale } from 'mf-shared/contract';
import { convertPrice } from 'mf-shared/rules/price-format';
import type { Catalogue } from '../../read-model/catalogue.ts';

/** A price in euro in every currency of the shop, by its rounding (MONEY-10 to MONEY-12). */
export function convertedPrices(active: number, { currencies }: Catalogue, locale: Locale): Record<string, number> {
  return Object.fromEntries(
    [...currencies.values()].map(({ code, format, rate }) => [
      code,
      convertPrice(active, { locale, currencyCode: code, currencyFormat: format, currencyRate: rate }),
    ]),
  );
}
