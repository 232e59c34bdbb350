import type { BrandState } from 'mf-shared/contract';
import { locales } from 'mf-shared/rules/locales';

/** Each text of a brand with its place in the state, the most signs that it can have, and the rows of its field. */
export const brandTexts = {
  title: { place: 'titles', longest: 1000, rows: 1 },
  description: { place: 'descriptions', longest: 200_000, rows: 6 },
  meta_description: { place: 'meta_descriptions', longest: 1000, rows: 2 },
} as const;
export type BrandText = keyof typeof brandTexts;
export const textNames = ['title', 'description', 'meta_description'] as const satisfies readonly BrandText[];

export type BrandField = 'is_featured' | `${BrandText}_${(typeof locales)[number]}`;
export type TypedBrand = Readonly<Record<BrandField, string>>;

export const brandFields: readonly BrandField[] = [
  'is_featured',
  ...textNames.flatMap((name) => locales.map((language): BrandField => `${name}_${language}`)),
];

/** A brand as its fields show it. */
export function typeBrand(state: BrandState): TypedBrand {
  const words = textNames.flatMap((name) =>
    locales.map((language) => [`${name}_${language}`, state[brandTexts[name].place][language] ?? '']),
  );
  return { ...(Object.fromEntries(words) as TypedBrand), is_featured: state.is_featured ? 'yes' : '' };
}

/** What the fields describe; languages without words are left out. */
export function readBrand(typed: TypedBrand): BrandState {
  const wordsOf = (name: BrandText) =>
    Object.fromEntries(
      locales.flatMap((language) => {
        const words = typed[`${name}_${language}`].trim();
        return words === '' ? [] : [[language, words]];
      }),
    );
  return {
    ...{ titles: wordsOf('title'), descriptions: wordsOf('description') },
    ...{ meta_descriptions: wordsOf('meta_description'), is_featured: typed.is_featured !== '' },
  };
}
