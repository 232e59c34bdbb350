import type { ContentPageState, Locale, LoggedContentPage, PageStanding } from 'mf-shared/contract';
import { shopDay } from 'mf-shared/rules/shop-day';
import type { Row } from '../../db/schema.ts';
import { findLacking } from '../../texts/find-lacking.ts';
import { textsFrom, withWords, wordsOf } from '../../texts/words-by-language.ts';

type PageRow = Pick<Row<'static_pages'>, 'texts' | 'is_published' | 'published_on' | 'section' | 'show_in_navigation'>;

/** A page as the staff's room and the log know it. */
export const toPageState = ({ texts, is_published, published_on, section, ...row }: PageRow): ContentPageState => ({
  ...{ titles: wordsOf(texts, 'title'), contents: wordsOf(texts, 'content') },
  ...{ meta_descriptions: wordsOf(texts, 'metaDescription'), is_published, published_on: published_on ?? '' },
  ...{ section, in_menu: row.show_in_navigation },
});

/** The state as it is kept: no language without words. @param before tells what a state of earlier lacks */
export const inOrder = (
  { titles, contents, meta_descriptions, is_published, ...state }: LoggedContentPage,
  before: ContentPageState,
): ContentPageState => ({
  ...{ titles: withWords(titles), contents: withWords(contents), meta_descriptions: withWords(meta_descriptions) },
  ...{ is_published, published_on: state.published_on ?? before.published_on },
  ...{ section: state.section ?? before.section, in_menu: state.in_menu ?? before.in_menu },
});

/** The texts as the database has them, in languages that have any. */
export function textsOf({
  titles,
  contents,
  meta_descriptions,
}: Pick<ContentPageState, 'titles' | 'contents' | 'meta_descriptions'>): Row<'static_pages'>['texts'] {
  const texts = textsFrom({ title: titles, content: contents, metaDescription: meta_descriptions });
  return Object.fromEntries(Object.entries(texts).map(([code, words]) => [code, { title: '', content: '', ...words }]));
}

/** How shoppers see a page today. */
export function standingOf({
  is_published,
  published_on,
}: {
  is_published: boolean;
  published_on: string | null;
}): PageStanding {
  if (!is_published) return 'hidden';
  return (published_on ?? '') <= shopDay() ? 'published' : 'planned';
}

const none = { titles: {}, contents: {}, meta_descriptions: {} };

/**
 * What a language that was changed lacks of title and text; of a page that is shown from now on, any language.
 * @returns the field, or null
 */
export function lackingField(
  before: ContentPageState,
  next: ContentPageState,
): `${'title' | 'content'}_${Locale}` | null {
  const isShownNow = next.is_published && !before.is_published;
  const texts = { titles: 'title', contents: 'content', meta_descriptions: null } as const;
  const lacking = findLacking(isShownNow ? { ...before, ...none } : before, next, texts);
  if (lacking) return lacking;
  return Object.keys(next.titles).length === 0 && Object.keys(before.titles).length > 0 ? 'title_fi' : null;
}
