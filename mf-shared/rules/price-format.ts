import { wholeUnitCurrencies } from './whole-unit-currency.ts';

/** What a price is written with; a PageConfig is one. */
export interface PriceFormat {
  locale: string;
  /** Lower case ISO code. */
  currencyCode: string;
  /** Pattern with `{price}`: `{price} €`. */
  currencyFormat: string;
  /** Units of the currency per euro. */
  currencyRate: number;
}

/** Languages of the fi and se sites: decimal comma, no thousands separator (MONEY-14). */
const plainLocales = new Set(['fi', 'sv']);

const formatters = new Map<string, Intl.NumberFormat>();

function formatter(locale: string, digits: 0 | 2): Intl.NumberFormat {
  const key = `${locale} ${digits}`;
  let found = formatters.get(key);
  if (!found) {
    found = new Intl.NumberFormat(locale, {
      useGrouping: !plainLocales.has(locale),
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    formatters.set(key, found);
  }
  return found;
}

/** Euro → the currency, rounded to cents, or to whole units where the currency shows none. */
export function convertPrice(euros: number, { currencyCode, currencyRate }: PriceFormat): number {
  const steps = wholeUnitCurrencies.has(currencyCode) ? 1 : 100;
  // toPrecision drops the binary noise of 1.005 × 100 before rounding.
  return Math.round(Number((euros * currencyRate * steps).toPrecision(12))) / steps;
}

/**
 * A price in euro as the shopper reads it (MONEY-10 to MONEY-12): whole prices without decimals, others with two; the
 * currency's pattern around it; spaces that do not break.
 * @param pieces so many at that price, each converted and rounded as one is; 1 / 0.06 for the kilogram of what holds 60 g.
 */
export function formatPrice(euros: number, format: PriceFormat, pieces = 1): string {
  return writeAmount(convertPrice(euros, format) * pieces, format);
}

/** An amount that is in the currency already, by its pattern. */
export function writeAmount(amount: number, { locale, currencyFormat }: PriceFormat): string {
  const cents = Math.round(amount * 100);
  const figures = formatter(locale, cents % 100 === 0 ? 0 : 2).format(cents / 100);
  return currencyFormat.replace('{price}', () => figures).replaceAll(' ', '\u00a0');
}
