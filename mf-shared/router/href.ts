import { localPath } from 'mf-shared/rules/locale-path';
import { usePageConfig } from './page-config.ts';

export { localPath as localHref } from 'mf-shared/rules/locale-path';

/** `href(path)` for the page's language. Every link is a plain `<a href>`; the shell navigates in the page by itself. */
export function useHref(): (path: string) => string {
  const { locale, localeStrategy } = usePageConfig();
  return (path) => localPath(path, locale, localeStrategy);
}
