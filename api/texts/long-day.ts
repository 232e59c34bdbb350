import type { Locale } from 'mf-shared/contract';
import { europeanLocale } from 'mf-shared/rules/european-locale';

/** `2026-12-06` as the language writes it: 6 December 2026. */
export const longDay = (day: string, locale: Locale): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(europeanLocale(locale), { dateStyle: 'long', timeZone: 'UTC' });
