import type { Locale } from 'mf-shared/contract';
import { europeanLocale } from 'mf-shared/rules/european-locale';
import { translate } from '../../texts/translate.ts';

/** `1–3 arkipäivää`; one day is said as one day. */
export const shippingText = (from: number, to: number, locale: Locale): string =>
  from === to
    ? translate(locale, 'shipping.days', { count: to })
    : translate(locale, 'shipping.day_range', { from, count: to });

const dayFormats = new Map<Locale, Intl.DateTimeFormat>();

/** A day (`YYYY-MM-DD`) as people of the language write it. */
export function writtenDay(day: string, locale: Locale): string {
  const format =
    dayFormats.get(locale) ?? new Intl.DateTimeFormat(europeanLocale(locale), { dateStyle: 'medium', timeZone: 'UTC' });
  dayFormats.set(locale, format);
  return format.format(new Date(`${day}T00:00:00Z`));
}
