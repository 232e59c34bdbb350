import type { BlogCategory, Locale } from 'mf-shared/contract';
import type { ArticleRow, BloggerRow } from '../../read-model/content.ts';
import { textIn } from '../../read-model/per-locale.ts';

const segments: Readonly<Record<BlogCategory, string>> = {
  guide: 'guides',
  test: 'product-tests',
  event: 'events',
  blog: 'stories',
  'club-offer': 'club-offers',
  experience: 'experiences',
};

/** Rules ROUTE-34 to ROUTE-39. */
export const articlePath = ({ slugs }: Pick<ArticleRow, 'slugs'>, locale: Locale): string =>
  `/life-outdoors/blog/${textIn(slugs, locale)}/`;

export const bloggerPath = ({ slug }: Pick<BloggerRow, 'slug'>): string => `/life-outdoors/bloggers/${slug}/`;

export const categoryPath = (category: BlogCategory): string => `/life-outdoors/${segments[category]}/`;

/** The category that a segment of a path names. */
export const categoryOf = (segment: string): BlogCategory | undefined =>
  (Object.keys(segments) as BlogCategory[]).find((category) => segments[category] === segment);
