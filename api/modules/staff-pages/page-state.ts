import type { ContentPageState, Locale } from 'mf-shared/contract';
import type { Row } from '../../db/schema.ts';
import { findLacking } from '../../texts/find-lacking.ts';
import { textsFrom, withWords, wordsOf } from '../../texts/words-by-language.ts';

type PageRow = Pick<Row<'static_pages'>, 'texts' | 'is_published'>;

/** A page as the staff's room and the log know it. */
export const toPageState = ({ texts, is_published }: PageRow): ContentPageState => ({
  ...{ titles: wordsOf(texts, 'title'), contents: wordsOf(texts, 'content') },
  ...{ meta_descriptions: wordsOf(texts, 'metaDescription'), is_published },
});

/** The state as it is kept: no language without words. */
export const inOrder = ({ titles, contents, meta_descriptions, is_published }: ContentPageState): ContentPageState => ({
  ...{ titles: withWords(titles), contents: withWords(contents) },
  ...{ meta_descriptions: withWords(meta_descriptions), is_published },
});

/** The texts as the database has them, in languages that have any. */
export function textsOf({ titles, contents, meta_descriptions }: ContentPageState): Row<'static_pages'>['texts'] {
  const texts = textsFrom({ title: titles, content: contents, metaDescription: meta_descriptions });
  return Object.fromEntries(Object.entries(texts).map(([code, words]) => [code, { title: '', content: '', ...words }]));
}

/** What a language that was changed lacks of title and text. @returns the field, or null */
export function lackingField(
  before: ContentPageState,
  next: ContentPageState,
): `${'title' | 'content'}_${Locale}` | null {
  const lacking = findLacking(before, next, { titles: 'title', contents: 'content', meta_descriptions: null });
  if (lacking) return lacking;
  return Object.keys(next.titles).length === 0 && Object.keys(before.titles).length > 0 ? 'title_fi' : null;
}
