import { europeanLocale } from 'mf-shared/rules/european-locale';

/** Day and time as the staff's language writes them, in the browser's zone. */
export const formatDateTime = (iso: string, locale: string): string =>
  new Date(iso).toLocaleString(europeanLocale(locale), { dateStyle: 'medium', timeStyle: 'short' });

/** A day without a time, such as `2026-11-27`, as the staff's language writes it. */
export const formatDay = (day: string, locale: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(europeanLocale(locale), { dateStyle: 'medium', timeZone: 'UTC' });
