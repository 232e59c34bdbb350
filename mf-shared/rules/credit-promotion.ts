import { klarnaLocale } from './klarna-locale.ts';
import { paidCurrency } from './paid-currency.ts';

/** The script tag of this id is the payment provider's credit promotion (PRODUCT-73). */
export const creditTagId = 'credit-promotion';

interface Place {
  locale: string;
  currencyCode: string;
  /** From euro to that currency. */
  currencyRate: number;
}

/** What the provider's script reads at its place: its locale, and the price in cents of the currency that it would be paid in. */
export function creditPromotion(priceEuro: number, { locale, currencyCode, currencyRate }: Place) {
  const currency = currencyCode.toLowerCase();
  const rate = paidCurrency('klarna', locale, currency) === currency ? currencyRate : 1;
  return { locale: klarnaLocale(locale, currency), amount: Math.round(priceEuro * rate * 100) };
}
