import type { Locale } from 'mf-shared/contract';
import type { Content } from '../../read-model/content.ts';
import { textIn } from '../../read-model/per-locale.ts';
import { articlePath } from '../blog/blog-paths.ts';
import { pageBySlug } from '../content/find-page.ts';

type Known = Pick<Content, 'articles' | 'staticPages' | 'tabbedPages'>;

const article = /^\/life-outdoors\/blog\/([^/?#]+)\/$/;
const page = /^\/(?:page\/)?([^/?#]+)\/$/;

/** Where a menu's promotion leads in a language: articles and pages have a slug in each, other paths stay as they are. */
export function pathInLanguage(path: string, { articles, staticPages, tabbedPages }: Known, locale: Locale): string {
  const [, articleSlug = ''] = article.exec(path) ?? [];
  const post = pageBySlug(articles, articleSlug);
  if (post) return articlePath(post, locale);
  const [, pageSlug = ''] = page.exec(path) ?? [];
  const found = pageBySlug(staticPages, pageSlug) ?? pageBySlug(tabbedPages, pageSlug);
  return found ? `/${textIn(found.slugs, locale)}/` : path;
}
