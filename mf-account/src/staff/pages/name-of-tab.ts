import type { Locale, TabState } from 'mf-shared/contract';
import { locales } from 'mf-shared/rules/locales';

/** What a tab is called in the reader's language; where it has no heading there, in another one. */
export const nameOfTab = ({ titles }: Pick<TabState, 'titles'>, locale: Locale): string =>
  [locale, ...locales].flatMap((language) => titles[language] ?? [])[0] ?? '';
