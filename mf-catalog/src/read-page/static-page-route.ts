import type { StaticPage } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { defineRoute, PageError, type PageRequest } from 'mf-shared/router';
import { plainText } from '../read-description/plain-text.ts';
import { withCards } from '../read-text/load-cards.ts';
import { type StaticPageData, StaticPageView } from './static-page-view.tsx';

/** A page of words: `/{slug}/` or `/page/{slug}/` (ROUTE-49, ROUTE-110). */
export const route = defineRoute<StaticPageData>({
  reads: [],
  loader: loadPage,
  Component: StaticPageView,
  head: ({ title, slugs, content, metaDescription }) => ({
    title,
    description: metaDescription || plainText(content),
    alternates: Object.fromEntries(Object.entries(slugs).map(([locale, slug]) => [locale, `/${slug}/`])),
  }),
});

async function loadPage({ api, config, params, signal, text }: PageRequest): Promise<StaticPageData> {
  const slug = params.slug ?? '';
  try {
    const query = { slug, taxAreaId: config.taxAreaId };
    const page = await api.get<StaticPage>('/api/static-page/', { query, signal });
    return { ...page, productsInText: await withCards(page.productsInText) };
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) throw new PageError(404, text('page.not_found'));
    throw error;
  }
}
