import { type Locale, localeCodes } from 'mf-shared/contract';

type Words = Readonly<Partial<Record<Locale, string>>>;
type TextsByLanguage<Name extends string> = Partial<Record<Locale, Partial<Record<Name, string>>>>;

/** The words of a text without the languages that have none. */
export const withWords = (words: Words): Partial<Record<Locale, string>> =>
  Object.fromEntries(localeCodes.flatMap((code) => (words[code] ? [[code, words[code]]] : [])));

/** One text of a record in each language that has it. */
export const wordsOf = <Name extends string>(
  texts: Readonly<TextsByLanguage<Name>>,
  name: Name,
): Partial<Record<Locale, string>> =>
  withWords(Object.fromEntries(localeCodes.map((code) => [code, texts[code]?.[name] ?? ''])));

/** The texts of a record by language, as the database has them: no language, and no text of one, without words. */
export function textsFrom<Name extends string>(texts: Readonly<Record<Name, Words>>): TextsByLanguage<Name> {
  const byLanguage: TextsByLanguage<Name> = {};
  for (const code of localeCodes)
    for (const name of Object.keys(texts) as Name[])
      if (texts[name][code]) byLanguage[code] = { ...byLanguage[code], [name]: texts[name][code] };
  return byLanguage;
}
