import type { Locale } from 'mf-shared/contract';
import { dayFormat } from '../../texts/day-format.ts';
import { translate } from '../../texts/translate.ts';

/** `1–3 arkipäivää`; one day is said as one day. */
export const shippingText = (from: number, to: number, locale: Locale): string =>
  from === to
    ? translate(locale, 'shipping.days', { count: to })
    : translate(locale, 'shipping.day_range', { from, count: to });

/** A day (`YYYY-MM-DD`) as people of the language write it. */
export const writtenDay = (day: string, locale: Locale): string =>
  dayFormat(locale, 'whole').format(new Date(`${day}T00:00:00Z`));
