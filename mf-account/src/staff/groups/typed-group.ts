import type { GroupState, Locale } from 'mf-shared/contract';
import { locales } from 'mf-shared/rules/locales';

/** Each text of a group with its place in the state, the most signs that it can have, and the rows of its field. */
const groupTexts = {
  name: { place: 'names', longest: 300, rows: 1 },
  short_name: { place: 'short_names', longest: 300, rows: 1 },
  slug: { place: 'slugs', longest: 120, rows: 1 },
  description: { place: 'descriptions', longest: 200_000, rows: 6 },
  meta_title: { place: 'meta_titles', longest: 1000, rows: 1 },
  meta_description: { place: 'meta_descriptions', longest: 1000, rows: 2 },
} as const;
export type GroupText = keyof typeof groupTexts;
const textNames = ['name', 'short_name', 'slug', 'description', 'meta_title', 'meta_description'] as const;

export const fieldsOfTexts = textNames.map((name) => ({ name, ...groupTexts[name] }));
export type GroupField = 'show_in_menu' | `${GroupText}_${Locale}`;
type TypedGroup = Readonly<Record<GroupField, string>>;

export const groupFields: readonly GroupField[] = [
  'show_in_menu',
  ...textNames.flatMap((name) => locales.map((language): GroupField => `${name}_${language}`)),
];

/** A group as its fields show it. */
export function typeGroup(state: GroupState): TypedGroup {
  const words = textNames.flatMap((name) =>
    locales.map((language) => [`${name}_${language}`, state[groupTexts[name].place][language] ?? '']),
  );
  return { ...(Object.fromEntries(words) as TypedGroup), show_in_menu: state.show_in_menu ? 'yes' : '' };
}

/** What the fields describe; languages without words are left out. */
export function readGroup(typed: TypedGroup): GroupState {
  const wordsOf = (name: GroupText) => wordsIn(typed, name);
  return {
    ...{ names: wordsOf('name'), short_names: wordsOf('short_name'), slugs: wordsOf('slug') },
    ...{ descriptions: wordsOf('description'), meta_titles: wordsOf('meta_title') },
    ...{ meta_descriptions: wordsOf('meta_description'), show_in_menu: typed.show_in_menu !== '' },
  };
}

/** What was typed of a text, by language. */
export const wordsIn = (typed: Readonly<Record<string, string>>, name: GroupText): Partial<Record<Locale, string>> =>
  Object.fromEntries(
    locales.flatMap((language) => {
      const words = (typed[`${name}_${language}`] ?? '').trim();
      return words === '' ? [] : [[language, words]];
    }),
  );
