import type { KeywordState, Locale } from 'mf-shared/contract';
import { locales } from 'mf-shared/rules/locales';

/** The word of a keyword in the reader's language, or where it lacks that in Finnish, or in any; '' without one. */
export function wordOf({ words }: Pick<KeywordState, 'words'>, locale: Locale): { language: Locale; word: string } {
  const language = [locale, 'fi' as const, ...locales].find((each) => words[each]) ?? locale;
  return { language, word: words[language] ?? '' };
}
