import type { Locale } from 'mf-shared/contract';
import { longDate } from 'mf-shared/rules/long-date';

/** `2026-12-06` as the language writes it: 6 December 2026. */
export const longDay = (day: string, locale: Locale): string => longDate(day, locale);
