import type { Locale } from 'mf-shared/contract';
import { hasPrefix, type LocaleStrategy, localPath, splitLocalePath } from 'mf-shared/rules/locale-path';
import { defaultLocale } from 'mf-shared/rules/locales';
import { withoutAlias } from 'mf-shared/rules/page-aliases';

export type Address =
  | { kind: 'page'; locale: Locale; path: string }
  /** 308 to the one address of the page: path with its query. */
  | { kind: 'redirect'; to: string };

export interface AddressSettings {
  strategy: LocaleStrategy;
  /** The language where the path names none: the default, or the host's under the strategy `none`. */
  fallbackLocale?: Locale;
}

/**
 * The one address of a page: one slash between segments and at the end, the language's prefix as configured, no alias.
 * spec: shell §2 (closing slash, locale prefix, localised path aliases); decisions.md, Locale prefix.
 */
export function resolveAddress(pathname: string, search: string, settings: AddressSettings): Address {
  const { strategy, fallbackLocale = defaultLocale } = settings;
  const tidy = `${pathname}/`.replace(/[\\/]+/g, '/');
  const { named, path } = splitLocalePath(tidy, strategy);
  const locale = named ?? fallbackLocale;
  const canonical = localPath(withoutAlias(path, locale), locale, strategy);
  if (canonical === pathname) return { kind: 'page', locale, path: hasPrefix(locale, strategy) ? path : canonical };
  return { kind: 'redirect', to: canonical + search };
}
