import type { Locale } from 'mf-shared/contract';
import { isLocale, locales } from 'mf-shared/rules/locales';
import { languageName } from './language-name.ts';

type Words = Partial<Record<Locale, string>>;

/** A text that a record has in each language, and its field. */
export interface LanguageText {
  /** Where the record has its words by language. */
  place: string;
  /** The most signs that it can have. */
  longest: number;
  /** The rows of its field; a field of one row takes no line break. */
  rows: number;
  /** Whether a language that has any of the texts needs this one. */
  isNeeded?: boolean;
  /** Whether it is HTML, which is written in the editor. */
  isHtml?: boolean;
  /** Whether it is HTML in which products and tabs may stand (CONTENT-31, CONTENT-32). */
  hasParts?: boolean;
  /** Whether it is an address or a part of one, which no machine translates. */
  isAddress?: boolean;
}

type Texts = Readonly<Record<string, Pick<LanguageText, 'place'>>>;
/** `title_sv` */
export type LanguageField<T extends Texts> = `${keyof T & string}_${Locale}`;
type PlaceOf<T extends Texts> = T[keyof T]['place'];

const namesOf = <T extends Texts>(texts: T) => Object.keys(texts) as (keyof T & string)[];

/** The fields of some texts, one text after the other. */
export const languageFields = <T extends Texts>(texts: T): LanguageField<T>[] =>
  namesOf(texts).flatMap((name) => locales.map((language): LanguageField<T> => `${name}_${language}`));

/** The field of HTML in each language; empty where no text is HTML. */
export function htmlFields<T extends Readonly<Record<string, Pick<LanguageText, 'place' | 'isHtml'>>>>(
  texts: T,
): Partial<Record<Locale, LanguageField<T>>> {
  const name = namesOf(texts).find((each) => texts[each]?.isHtml);
  return name ? Object.fromEntries(locales.map((language) => [language, `${name}_${language}`])) : {};
}

/** What a record has, as its fields show it. */
export const typeWords = <T extends Texts>(
  texts: T,
  state: Readonly<Record<PlaceOf<T>, Readonly<Words>>>,
): Record<LanguageField<T>, string> =>
  Object.fromEntries(
    Object.entries<Pick<LanguageText, 'place'>>(texts).flatMap(([name, { place }]) =>
      locales.map((language) => [`${name}_${language}`, state[place as PlaceOf<T>][language] ?? '']),
    ),
  ) as Record<LanguageField<T>, string>;

/** What the fields describe; languages without words are left out. */
export const readWords = <T extends Texts>(
  texts: T,
  typed: Readonly<Record<LanguageField<T>, string>>,
): Record<PlaceOf<T>, Words> =>
  Object.fromEntries(
    namesOf(texts).map((name) => [
      texts[name]?.place,
      Object.fromEntries(
        locales.flatMap((language) => {
          const words = typed[`${name}_${language}`].trim();
          return words === '' ? [] : [[language, words]];
        }),
      ),
    ]),
  ) as Record<PlaceOf<T>, Words>;

/**
 * What fields are called.
 * @param word the words of a field without a language, or of a text with the name of its language
 */
export const labelsOf = <Field extends string>(
  fields: readonly Field[],
  locale: string,
  word: (name: string, values?: { language: string }) => string,
): Record<Field, string> =>
  Object.fromEntries(
    fields.map((field) => {
      const [name = '', language = ''] = /^(\w+)_(..)$/.exec(field)?.slice(1) ?? [];
      return [field, isLocale(language) ? word(name, { language: languageName(language, locale) }) : word(field)];
    }),
  ) as Record<Field, string>;
