import type { Locale } from 'mf-shared/contract';
import { hasText, translate } from '../../texts/translate.ts';

/** A means of payment as its buyer knows it. */
export const meansName = (language: Locale, processor: string): string =>
  hasText(language, `payment.${processor}.name`)
    ? translate(language, `payment.${processor}.name`)
    : translate(language, 'receipt.other_means');
