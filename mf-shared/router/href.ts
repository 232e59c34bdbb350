import type { Locale } from 'mf-shared/contract';
import { type PageConfig, usePageConfig } from './page-config.ts';

/** Puts the locale prefix before a path: `/checkout/` → `/en/checkout/` (decisions.md, Locale prefix). External addresses stay. */
export function localHref(path: string, locale: Locale, strategy: PageConfig['localeStrategy']): string {
  if (!path.startsWith('/') || path.startsWith('//')) return path;
  if (strategy === 'none' || (strategy === 'prefix-except-default' && locale === 'fi')) return path;
  return `/${locale}${path}`;
}

/** `href(path)` for the page's language. Every link is a plain `<a href>`; the shell navigates in the page by itself. */
export function useHref(): (path: string) => string {
  const { locale, localeStrategy } = usePageConfig();
  return (path) => localHref(path, locale, localeStrategy);
}
