import type { Locale } from 'mf-shared/contract';
import { isLocale } from 'mf-shared/rules/locales';

type Names = Readonly<Partial<Record<Locale, string>>>;

/** The name in a language, else in Finnish, else in another one; '' without any. */
export const nameIn = (names: Names, locale: string): string =>
  (isLocale(locale) && names[locale]) || names.fi || Object.values(names).find(Boolean) || '';
