import type { ContentPageState } from 'mf-shared/contract';
import { pageSections } from 'mf-shared/contract/staff-choices';
import { type LanguageField, languageFields, readWords, typeWords } from '../fields-by-language.ts';

/** What a page is made with; its text is written on its own page. */
export const newPageTexts = {
  title: { place: 'titles', longest: 300, rows: 1 },
  slug: { place: 'slugs', longest: 120, rows: 1, isAddress: true },
} as const;

export const pageTexts = {
  title: { place: 'titles', longest: 300, rows: 1, isNeeded: true },
  content: { place: 'contents', longest: 200_000, rows: 16, isNeeded: true, isHtml: true, hasParts: true },
  meta_description: { place: 'meta_descriptions', longest: 1000, rows: 2 },
} as const;

export const placeFields = ['is_published', 'published_on', 'section', 'in_menu'] as const;
/** When and where shoppers find a page. */
export type PlaceField = (typeof placeFields)[number];
export type PageField = PlaceField | LanguageField<typeof pageTexts>;
type TypedPage = Readonly<Record<PageField, string>>;
type Place = Pick<ContentPageState, PlaceField>;

export const pageFields: readonly PageField[] = [...placeFields, ...languageFields(pageTexts)];

export const typePlace = ({ is_published, published_on, section, in_menu }: Place): Record<PlaceField, string> => ({
  ...{ is_published: is_published ? 'yes' : '', published_on, section, in_menu: in_menu ? 'yes' : '' },
});

export const readPlace = (typed: Readonly<Record<PlaceField, string>>): Place => ({
  ...{ is_published: typed.is_published !== '', published_on: typed.published_on },
  ...{ section: readSection(typed.section), in_menu: typed.in_menu !== '' },
});

export const readSection = (typed: string): Place['section'] =>
  pageSections.find((each) => each === typed) ?? 'service';

/** A page as its fields show it. */
export const typePage = (state: ContentPageState): TypedPage => ({
  ...typeWords(pageTexts, state),
  ...typePlace(state),
});

/** What the fields describe; languages without words are left out. */
export const readPage = (typed: TypedPage): ContentPageState => ({
  ...readWords(pageTexts, typed),
  ...readPlace(typed),
});
