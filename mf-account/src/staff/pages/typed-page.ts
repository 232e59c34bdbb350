import type { ContentPageState, Locale } from 'mf-shared/contract';
import { locales } from 'mf-shared/rules/locales';

/** Each text of a page with its place in the state, and the most signs that it can have. */
export const pageTexts = {
  title: { place: 'titles', longest: 300 },
  content: { place: 'contents', longest: 200_000 },
  meta_description: { place: 'meta_descriptions', longest: 1000 },
} as const;
export type PageText = keyof typeof pageTexts;
export const textNames = ['title', 'content', 'meta_description'] as const satisfies readonly PageText[];

export type PageField = 'is_published' | `${PageText}_${Locale}`;
export type TypedPage = Readonly<Record<PageField, string>>;

export const pageFields: readonly PageField[] = [
  'is_published',
  ...locales.flatMap((language) => textNames.map((name): PageField => `${name}_${language}`)),
];

/** A page as its fields show it. */
export function typePage(state: ContentPageState): TypedPage {
  const words = textNames.flatMap((name) =>
    locales.map((language) => [`${name}_${language}`, state[pageTexts[name].place][language] ?? '']),
  );
  return { ...(Object.fromEntries(words) as TypedPage), is_published: state.is_published ? 'yes' : '' };
}

/** What the fields describe; languages without words are left out. */
export function readPage(typed: TypedPage): ContentPageState {
  const wordsOf = (name: PageText) =>
    Object.fromEntries(
      locales.flatMap((language) => {
        const words = typed[`${name}_${language}`].trim();
        return words === '' ? [] : [[language, words]];
      }),
    );
  return {
    ...{ titles: wordsOf('title'), contents: wordsOf('content') },
    ...{ meta_descriptions: wordsOf('meta_description'), is_published: typed.is_published !== '' },
  };
}
