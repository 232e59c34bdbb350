import type { BlogCategoryLink, BloggerCard, Locale, Post } from 'mf-shared/contract';
import type { Catalogue } from '../../read-model/catalogue.ts';
import type { ArticleRow, BloggerRow } from '../../read-model/content.ts';
import { inLocale, textIn } from '../../read-model/per-locale.ts';
import { articlePath, bloggerPath, categoryPath } from '../page-paths/blog-paths.ts';

export function postOf(article: ArticleRow, { content }: Catalogue, locale: Locale): Post {
  const words = inLocale(article.texts, locale);
  const author = content.bloggers.find(({ id }) => id === article.blogger_id);
  return {
    slug: textIn(article.slugs, locale),
    title: words?.title ?? '',
    label: words?.label ?? '',
    summary: words?.summary ?? '',
    image: article.image,
    path: articlePath(article, locale),
    minutes: article.minutes,
    category: article.kind,
    publishedOn: article.published_on,
    blogger: author ? { slug: author.slug, name: author.name, path: bloggerPath(author) } : null,
  };
}

export const bloggerOf = (blogger: BloggerRow, locale: Locale): BloggerCard => ({
  slug: blogger.slug,
  name: blogger.name,
  description: inLocale(blogger.texts, locale)?.description ?? '',
  image: blogger.image,
  path: bloggerPath(blogger),
});

/** Newest first. */
export const articlesByDate = ({ content }: Catalogue): ArticleRow[] =>
  [...content.articles].sort((a, b) => b.published_on.localeCompare(a.published_on) || a.id - b.id);

/** Categories that have something to read, in the order of the settings. */
export const categoryLinks = (catalogue: Catalogue): BlogCategoryLink[] =>
  catalogue.general.blogCategoryOrder
    .map((category) => ({
      category,
      path: categoryPath(category),
      count: catalogue.content.articles.filter(({ kind }) => kind === category).length,
    }))
    .filter(({ count }) => count > 0);
