import type { Locale, LoggedPost, PostStanding, PostState } from 'mf-shared/contract';
import { shopDay } from 'mf-shared/rules/shop-day';
import type { Row } from '../../db/schema.ts';
import { mediaPath } from '../../read-model/picture-paths.ts';
import { findLacking } from '../../texts/find-lacking.ts';
import { languagesInLines } from '../../texts/languages-in-lines.ts';
import { textsFrom, withWords, wordsOf } from '../../texts/words-by-language.ts';

/** A post with the slug of who wrote it and those of its products. */
export type PostRow = Pick<
  Row<'articles'>,
  'id' | 'kind' | 'slugs' | 'texts' | 'image' | 'minutes' | 'published_on' | 'is_published'
> & { author: string | null; products: string[] };

/** A post as the staff's room and the log know it. */
export const toPostState = ({ kind, slugs, texts, image, author, ...facts }: PostRow): PostState => ({
  ...{ slugs: withWords(slugs), products: facts.products.toSorted() },
  ...{ titles: wordsOf(texts, 'title'), labels: wordsOf(texts, 'label'), summaries: wordsOf(texts, 'summary') },
  ...{ contents: wordsOf(texts, 'content'), meta_descriptions: wordsOf(texts, 'metaDescription') },
  ...{ category: kind, published_on: facts.published_on, minutes: facts.minutes, author: author ?? '' },
  ...{ image: mediaPath(image), is_published: facts.is_published },
});

/**
 * The state as it is kept: no language without words, and nothing beside what it has.
 * @param before tells what a state of earlier lacks
 */
export const inOrder = (state: LoggedPost, before: PostState): PostState => ({
  titles: withWords(state.titles),
  slugs: withWords(state.slugs ?? before.slugs),
  products: [...new Set(state.products ?? before.products)].sort(),
  labels: withWords(state.labels),
  summaries: withWords(state.summaries),
  contents: withWords(state.contents),
  meta_descriptions: withWords(state.meta_descriptions),
  category: state.category,
  published_on: state.published_on,
  minutes: state.minutes,
  author: state.author,
  image: state.image,
  is_published: state.is_published,
});

/** The texts as the database has them, in languages that have any. */
export function textsOf(state: PostState): Row<'articles'>['texts'] {
  const { titles, labels, summaries, contents, meta_descriptions } = state;
  const texts = textsFrom({
    ...{ title: titles, label: labels, summary: summaries, content: contents, metaDescription: meta_descriptions },
  });
  return Object.fromEntries(Object.entries(texts).map(([code, words]) => [code, { title: '', ...words }]));
}

/** How shoppers see a post today. */
export function standingOf({
  is_published,
  published_on,
}: Pick<PostRow, 'is_published' | 'published_on'>): PostStanding {
  if (!is_published) return 'hidden';
  return published_on <= shopDay() ? 'published' : 'planned';
}

const none = { titles: {}, labels: {}, summaries: {}, contents: {}, meta_descriptions: {} };

/**
 * What a language that was changed lacks of its title and, unless the post is hidden, its text; of a post that is shown
 * from now on, any language. @returns the field, or null
 */
export function lackingField(before: PostState, next: PostState): `${'title' | 'content'}_${Locale}` | null {
  if (Object.keys(next.titles).length === 0) return 'title_fi';
  const isShownNow = next.is_published && !before.is_published;
  return findLacking(isShownNow ? { ...before, ...none } : before, next, {
    ...{ titles: 'title', labels: null, summaries: null, meta_descriptions: null },
    contents: next.is_published ? 'content' : null,
  });
}

/** What the log keeps of a post, its products as one line. */
export function postInLines(state: object): Record<string, unknown> {
  const { products, ...others } = state as LoggedPost;
  return { ...languagesInLines(others), ...(products && { products: products.join(', ') }) };
}
