import { europeanLocale } from './european-locale.ts';

/**
 * A day without a time, `2026-12-06` → `6 December 2026`. Russian gets no `г.` behind the year: at the end of a sentence
 * two full stops would stand. The number of the day stays in the line of its month.
 */
export const longDate = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(europeanLocale(locale), { dateStyle: 'long', timeZone: 'UTC' })
    .format(new Date(day))
    .replace(/\sг\.$/, '')
    .replace(/^(\d+\.?) /, '$1\u00a0');
