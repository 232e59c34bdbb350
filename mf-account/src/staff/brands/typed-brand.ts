import type { BrandState } from 'mf-shared/contract';
import { type LanguageField, languageFields, readWords, typeWords } from '../fields-by-language.ts';

export const brandTexts = {
  title: { place: 'titles', longest: 1000, rows: 1 },
  description: { place: 'descriptions', longest: 200_000, rows: 6, isHtml: true },
  meta_description: { place: 'meta_descriptions', longest: 1000, rows: 2 },
} as const;

export type BrandField = 'is_featured' | LanguageField<typeof brandTexts>;
type TypedBrand = Readonly<Record<BrandField, string>>;

export const brandFields: readonly BrandField[] = ['is_featured', ...languageFields(brandTexts)];

/** A brand as its fields show it. */
export const typeBrand = (state: BrandState): TypedBrand => ({
  ...typeWords(brandTexts, state),
  is_featured: state.is_featured ? 'yes' : '',
});

/** What the fields describe; languages without words are left out. */
export const readBrand = (typed: TypedBrand): BrandState => ({
  ...readWords(brandTexts, typed),
  is_featured: typed.is_featured !== '',
});
