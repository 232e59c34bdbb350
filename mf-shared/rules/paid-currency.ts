import type { PaymentMethod } from 'mf-shared/contract';
import { klarnaLocale } from './klarna-locale.ts';

/**
 * The currency that is really paid. Providers take kronor from Swedish buyers and euros from everybody else, so other
 * currencies are shown converted and paid in euros, as rubles are (MONEY-8, MONEY-9). Invoices and gift cards are in
 * euros.
 */
export function paidCurrency(
  processor: PaymentMethod['processor'],
  language: string,
  shownCurrency: string,
): 'eur' | 'sek' {
  const isOnline = processor === 'klarna' || processor === 'paypal';
  return isOnline && klarnaLocale(language, shownCurrency) === 'sv-SE' ? 'sek' : 'eur';
}
