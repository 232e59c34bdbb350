import { klarnaLocale } from 'mf-shared/rules/klarna-locale';

/**
 * The currency that is really paid. The provider takes kronor from Swedish buyers and euros from everybody else, so other
 * currencies are shown converted and paid in euros, as rubles are (spec: catalogue §9).
 */
export function paidCurrency(language: string, shownCurrency: string): string {
  return klarnaLocale(language, shownCurrency) === 'sv-SE' ? 'sek' : 'eur';
}
