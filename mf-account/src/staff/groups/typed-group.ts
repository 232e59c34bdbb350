import type { GroupState } from 'mf-shared/contract';
import { type LanguageField, languageFields, readWords, typeWords } from '../fields-by-language.ts';

/** What a group is made with; the other texts are written on its own page. */
export const newGroupTexts = {
  name: { place: 'names', longest: 300, rows: 1 },
  slug: { place: 'slugs', longest: 120, rows: 1, isAddress: true },
} as const;
export const groupTexts = {
  name: newGroupTexts.name,
  short_name: { place: 'short_names', longest: 300, rows: 1 },
  slug: newGroupTexts.slug,
  description: { place: 'descriptions', longest: 200_000, rows: 6, isHtml: true },
  meta_title: { place: 'meta_titles', longest: 1000, rows: 1 },
  meta_description: { place: 'meta_descriptions', longest: 1000, rows: 2 },
} as const;

export type GroupField = 'show_in_menu' | 'image' | LanguageField<typeof groupTexts>;
type TypedGroup = Readonly<Record<GroupField, string>>;

export const groupFields: readonly GroupField[] = ['show_in_menu', 'image', ...languageFields(groupTexts)];

/** A group as its fields show it. */
export const typeGroup = (state: GroupState): TypedGroup => ({
  ...typeWords(groupTexts, state),
  show_in_menu: state.show_in_menu ? 'yes' : '',
  image: state.image,
});

/** What the fields describe; languages without words are left out. */
export const readGroup = (typed: TypedGroup): GroupState => ({
  ...readWords(groupTexts, typed),
  show_in_menu: typed.show_in_menu !== '',
  image: typed.image,
});
