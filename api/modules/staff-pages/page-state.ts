import { type ContentPageState, type Locale, localeCodes } from 'mf-shared/contract';
import type { Row } from '../../db/schema.ts';

type PageRow = Pick<Row<'static_pages'>, 'texts' | 'is_published'>;

/** A page as the staff's room and the log know it. */
export function toPageState({ texts, is_published }: PageRow): ContentPageState {
  const per = (name: 'title' | 'content' | 'metaDescription') =>
    Object.fromEntries(localeCodes.map((code) => [code, texts[code]?.[name] ?? '']));
  return inOrder({
    ...{ titles: per('title'), contents: per('content'), meta_descriptions: per('metaDescription') },
    is_published,
  });
}

/** The state as it is kept: no language without words. */
export const inOrder = ({ titles, contents, meta_descriptions, is_published }: ContentPageState): ContentPageState => ({
  ...{ titles: withWords(titles), contents: withWords(contents) },
  ...{ meta_descriptions: withWords(meta_descriptions), is_published },
});

const withWords = (texts: ContentPageState['titles']): ContentPageState['titles'] =>
  Object.fromEntries(Object.entries(texts).filter(([, words]) => words !== ''));

/** The texts as the database has them, in languages that have any. */
export function textsOf({ titles, contents, meta_descriptions }: ContentPageState): Row<'static_pages'>['texts'] {
  const languages = localeCodes.filter((code) => titles[code] ?? contents[code] ?? meta_descriptions[code]);
  return Object.fromEntries(
    languages.map((code) => [
      code,
      {
        ...{ title: titles[code] ?? '', content: contents[code] ?? '' },
        ...(meta_descriptions[code] && { metaDescription: meta_descriptions[code] }),
      },
    ]),
  );
}

/**
 * What a language that was changed lacks: shoppers who read it see no other one, so it has a title and a text, or nothing.
 * @returns the field, or null
 */
export function findLacking(
  before: ContentPageState,
  next: ContentPageState,
): `${'title' | 'content'}_${Locale}` | null {
  const wordsOf = ({ titles, contents, meta_descriptions }: ContentPageState, code: Locale) =>
    [titles[code], contents[code], meta_descriptions[code]] as const;
  for (const code of localeCodes) {
    const words = wordsOf(next, code);
    const [title, content] = words;
    if (words.every((each) => !each) || String(words) === String(wordsOf(before, code))) continue;
    if (!title) return `title_${code}`;
    if (!content) return `content_${code}`;
  }
  return Object.keys(next.titles).length === 0 && Object.keys(before.titles).length > 0 ? 'title_fi' : null;
}
