import type { BlogCategory, PostState } from 'mf-shared/contract';
import { type LanguageField, languageFields, readWords, typeWords } from '../fields-by-language.ts';

export const categories = [
  ...(['guide', 'test', 'event', 'blog', 'club-offer', 'experience'] as const),
] satisfies BlogCategory[];

/** What a post is made with; its text is written on its own page. */
export const newPostTexts = {
  title: { place: 'titles', longest: 300, rows: 1 },
  slug: { place: 'slugs', longest: 120, rows: 1, isAddress: true },
} as const;

export const postTexts = {
  title: { place: 'titles', longest: 300, rows: 1, isNeeded: true },
  slug: { place: 'slugs', longest: 120, rows: 1, isAddress: true },
  label: { place: 'labels', longest: 1000, rows: 1 },
  summary: { place: 'summaries', longest: 1000, rows: 3 },
  content: { place: 'contents', longest: 200_000, rows: 16, isNeeded: true, isHtml: true, hasParts: true },
  meta_description: { place: 'meta_descriptions', longest: 1000, rows: 2 },
} as const;

const facts = ['is_published', 'published_on', 'category', 'minutes', 'author', 'image', 'products'] as const;
export type PostField = (typeof facts)[number] | LanguageField<typeof postTexts>;
type TypedPost = Readonly<Record<PostField, string>>;

export const postFields: readonly PostField[] = [...facts, ...languageFields(postTexts)];

/** A post as its fields show it. */
export const typePost = (state: PostState): TypedPost => ({
  ...typeWords(postTexts, state),
  ...{ category: state.category, published_on: state.published_on, minutes: String(state.minutes) },
  ...{ author: state.author, image: state.image, is_published: state.is_published ? 'yes' : '' },
  products: state.products.join(' '),
});

export const readCategory = (typed: string): BlogCategory => categories.find((each) => each === typed) ?? 'blog';

/** What the fields describe; languages without words are left out. */
export const readPost = (typed: TypedPost): PostState => ({
  ...readWords(postTexts, typed),
  ...{ category: readCategory(typed.category), published_on: typed.published_on },
  // What is no number is told by the service as one outside the limits.
  minutes: Number(typed.minutes) || 0,
  ...{ author: typed.author, image: typed.image, is_published: typed.is_published !== '' },
  products: readProducts(typed.products),
});

/** The slugs of products from their field. */
export const readProducts = (typed: string): string[] => typed.split(' ').filter(Boolean);
