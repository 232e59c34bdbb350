import type { KeywordState } from 'mf-shared/contract';
import { type LanguageField, languageFields, readWords, typeWords } from '../fields-by-language.ts';

export const keywordTexts = {
  word: { place: 'words', longest: 300, rows: 1, isNeeded: true },
  text: { place: 'texts', longest: 1000, rows: 3, isNeeded: true },
  url: { place: 'urls', longest: 2000, rows: 1, isAddress: true },
} as const;

export type KeywordField = LanguageField<typeof keywordTexts>;
type TypedKeyword = Readonly<Record<KeywordField, string>>;

export const keywordFields: readonly KeywordField[] = languageFields(keywordTexts);

/** A keyword as its fields show it. */
export const typeKeyword = (state: KeywordState): TypedKeyword => typeWords(keywordTexts, state);

/** What the fields describe; languages without words are left out. */
export const readKeyword = (typed: TypedKeyword): KeywordState => readWords(keywordTexts, typed);
