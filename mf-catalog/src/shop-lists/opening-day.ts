import { longDate } from 'mf-shared/rules/long-date';

/** The day on which something opens, by the clocks of the shop. */
export const openingDay = (opensAt: string, locale: string): string =>
  longDate(new Date(opensAt).toLocaleDateString('sv-SE', { timeZone: 'Europe/Helsinki' }), locale);
