import { localPath } from 'mf-shared/rules/locale-path';
import { useCallback } from 'react';
import { usePageConfig } from './page-config.ts';

export { localPath as localHref } from 'mf-shared/rules/locale-path';

/**
 * `href(path)` for the page's language; the same function until the language changes. Every link is a plain `<a href>`; the
 * shell navigates in the page by itself.
 */
export function useHref(): (path: string) => string {
  const { locale, localeStrategy } = usePageConfig();
  return useCallback((path) => localPath(path, locale, localeStrategy), [locale, localeStrategy]);
}
