import type { Article } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { defineRoute, localHref, type PageConfig, PageError, PageRedirect, type PageRequest } from 'mf-shared/router';
import { organisationId } from 'mf-shared/rules/structured-terms';
import { cardOf, type ListCard } from '../product-cards/list-card.ts';
import { breadcrumbList } from '../product-cards/structured-data.ts';
import { withCards } from '../read-text/load-cards.ts';
import { ArticlePage } from './article-page.tsx';

export type ArticleData = Omit<Article, 'products' | 'productsInText'> & {
  products: ListCard[];
  productsInText: ListCard[];
};

/** One article, by its slug of any language; it has one address in each (ROUTE-35). */
export const route = defineRoute<ArticleData>({
  reads: [],
  loader: loadArticle,
  Component: ArticlePage,
  head: (article, { config, text, url }) => ({
    title: article.title,
    description: article.metaDescription || article.summary,
    image: article.image,
    alternates: article.paths,
    jsonLd:
      typeof document === 'undefined'
        ? [
            structuredArticle(article, url.origin, config),
            breadcrumbList(
              [
                { name: text('life.title'), path: '/life-outdoors/' },
                { name: text(`life.category.${article.category}`), path: article.categoryPath },
                { name: article.title, path: article.path },
              ],
              url.origin,
              config,
            ),
          ]
        : [],
  }),
});

async function loadArticle({ api, config, params, path, signal, text }: PageRequest): Promise<ArticleData> {
  const slug = encodeURIComponent(params.slug ?? '');
  const query = { taxAreaId: config.taxAreaId };
  try {
    const article = await api.get<Article>(`${config.blogApiPrefix}/posts/${slug}/`, { query, signal });
    if (article.path !== path) throw new PageRedirect(article.path, 301);
    return {
      ...article,
      products: article.products.map(cardOf),
      productsInText: await withCards(article.productsInText),
    };
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404)
      throw new PageError(404, text('life.not_found'), '/life-outdoors/blog/');
    throw error;
  }
}

/** schema.org Article. */
function structuredArticle(
  { title, summary, image, publishedOn, blogger, path }: ArticleData,
  origin: string,
  { brand, locale, localeStrategy }: PageConfig,
): object {
  const address = (to: string) => origin + localHref(to, locale, localeStrategy);
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description: summary,
    ...(image ? { image: `${origin}${image}?width=1280&format=jpeg` } : {}),
    datePublished: publishedOn,
    inLanguage: locale,
    mainEntityOfPage: address(path),
    ...(blogger ? { author: { '@type': 'Person', name: blogger.name, url: address(blogger.path) } } : {}),
    publisher: { '@type': 'Organization', '@id': organisationId(origin), name: brand.name, url: address('/') },
  };
}
