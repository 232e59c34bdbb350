import type { Locale } from 'mf-shared/contract';

/**
 * The contract's language codes for browsers, which never load its schemas. The first is the default (LOCALE-1,
 * LOCALE-2).
 */
export const locales = ['fi', 'en', 'sv', 'de', 'fr', 'ru'] as const satisfies readonly Locale[];
export const defaultLocale: Locale = 'fi';

export function isLocale(code: string | null | undefined): code is Locale {
  return locales.some((locale) => locale === code);
}
