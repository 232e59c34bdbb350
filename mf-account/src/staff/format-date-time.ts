import { europeanLocale } from 'mf-shared/rules/european-locale';

/** Day and time as the staff's language writes them, in the browser's zone. */
export const formatDateTime = (iso: string, locale: string): string =>
  new Date(iso).toLocaleString(europeanLocale(locale), { dateStyle: 'medium', timeStyle: 'short' });
