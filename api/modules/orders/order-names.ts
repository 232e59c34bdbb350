import type { Locale } from 'mf-shared/contract';
import { hasText, translate } from '../../texts/translate.ts';

/** Brand and name in one line; the brand is not told twice where the name begins with it. */
export function productTitle(manufacturer: string, name: string): string {
  return name.toLowerCase().startsWith(`${manufacturer.toLowerCase()} `) ? name : `${manufacturer} ${name}`.trim();
}

/** A means of payment as its buyer knows it. */
export const meansName = (language: Locale, processor: string): string =>
  hasText(language, `payment.${processor}.name`)
    ? translate(language, `payment.${processor}.name`)
    : translate(language, 'receipt.other_means');
