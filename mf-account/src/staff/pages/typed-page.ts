import type { ContentPageState } from 'mf-shared/contract';
import { type LanguageField, languageFields, readWords, typeWords } from '../fields-by-language.ts';

export const pageTexts = {
  title: { place: 'titles', longest: 300, rows: 1, isNeeded: true },
  content: { place: 'contents', longest: 200_000, rows: 16, isNeeded: true, isHtml: true },
  meta_description: { place: 'meta_descriptions', longest: 1000, rows: 2 },
} as const;

export type PageField = 'is_published' | LanguageField<typeof pageTexts>;
type TypedPage = Readonly<Record<PageField, string>>;

export const pageFields: readonly PageField[] = ['is_published', ...languageFields(pageTexts)];

/** A page as its fields show it. */
export const typePage = (state: ContentPageState): TypedPage => ({
  ...typeWords(pageTexts, state),
  is_published: state.is_published ? 'yes' : '',
});

/** What the fields describe; languages without words are left out. */
export const readPage = (typed: TypedPage): ContentPageState => ({
  ...readWords(pageTexts, typed),
  is_published: typed.is_published !== '',
});
