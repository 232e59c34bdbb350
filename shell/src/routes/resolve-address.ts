import type { Locale } from 'mf-shared/contract';
import { hasPrefix, type LocaleStrategy, localPath, splitLocalePath } from 'mf-shared/rules/locale-path';
import { defaultLocale } from 'mf-shared/rules/locales';
import { withoutAlias } from 'mf-shared/rules/page-aliases';
import { hideToken } from './hide-token.ts';
import { withoutTemplate } from './template-paths.ts';

export type Address =
  | { kind: 'page'; locale: Locale; path: string }
  /** 308 to the one address of the page: path with its query. One with a secret is kept by nobody on the way. */
  | { kind: 'redirect'; to: string; isSecret: boolean };

export interface AddressSettings {
  strategy: LocaleStrategy;
  /** The language where the path names none: the default, or the host's under the strategy `none`. */
  fallbackLocale?: Locale;
}

/**
 * The one address of a page: one slash between segments and at the end, the language's prefix as configured, no alias and
 * no template's path. Rules ROUTE-1, ROUTE-2, ROUTE-41, ROUTE-50, ROUTE-51, LOCALE-3, ROUTE-83 to ROUTE-109.
 */
export function resolveAddress(pathname: string, search: string, settings: AddressSettings): Address {
  const { strategy, fallbackLocale = defaultLocale } = settings;
  const tidy = `${pathname}/`.replace(/[\\/]+/g, '/');
  const { named: language, path } = splitLocalePath(tidy, strategy);
  const locale = language ?? fallbackLocale;
  const named = withoutAlias(withoutTemplate(path), locale);
  const hidden = hideToken(named);
  if (hidden) {
    const to = `${localPath(hidden.path, locale, strategy)}${search}#${encodeURIComponent(hidden.token)}`;
    return { kind: 'redirect', to, isSecret: true };
  }
  const canonical = localPath(named, locale, strategy);
  if (canonical === pathname) return { kind: 'page', locale, path: hasPrefix(locale, strategy) ? path : canonical };
  return { kind: 'redirect', to: canonical + search, isSecret: false };
}
