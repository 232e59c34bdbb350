import type { TabState } from 'mf-shared/contract';
import { type LanguageField, languageFields, readWords, typeWords } from '../fields-by-language.ts';

export const tabTexts = {
  title: { place: 'titles', longest: 300, rows: 1, isNeeded: true },
  slug: { place: 'slugs', longest: 120, rows: 1, isNeeded: true, isAddress: true },
  content: { place: 'contents', longest: 200_000, rows: 12, isNeeded: true, isHtml: true, hasParts: true },
} as const;

export type TabField = LanguageField<typeof tabTexts>;
export const tabFields: readonly TabField[] = languageFields(tabTexts);

/** A tab as its fields show it. */
export const typeTab = (tab: Omit<TabState, 'tabs'>): Record<TabField, string> => typeWords(tabTexts, tab);

/** What the fields describe; languages without words are left out. */
export const readTab = (typed: Readonly<Record<TabField, string>>): Omit<TabState, 'tabs'> =>
  readWords(tabTexts, typed);
