import type { Locale } from 'mf-shared/contract';
import { defaultLocale, isLocale } from './locales.ts';

/** Where the language stands in an address (LOCALE-3, LOCALE-4). */
export type LocaleStrategy = 'prefix-except-default' | 'prefix' | 'none';

export const localeStrategies: readonly LocaleStrategy[] = ['prefix-except-default', 'prefix', 'none'];

/** Puts the locale prefix before a path: `/checkout/` → `/en/checkout/`. External addresses stay. */
export function localPath(path: string, locale: Locale, strategy: LocaleStrategy): string {
  if (!path.startsWith('/') || path.startsWith('//')) return path;
  return hasPrefix(locale, strategy) ? `/${locale}${path}` : path;
}

/** The language that a path names, or null, and the path without it: `/en/checkout/` → en, `/checkout/`. */
export function splitLocalePath(path: string, strategy: LocaleStrategy): { named: Locale | null; path: string } {
  const [, first] = path.split('/', 2);
  if (strategy === 'none' || !isLocale(first)) return { named: null, path };
  return { named: first, path: path.slice(first.length + 1) || '/' };
}

export function hasPrefix(locale: Locale, strategy: LocaleStrategy): boolean {
  return strategy === 'prefix' || (strategy === 'prefix-except-default' && locale !== defaultLocale);
}
