import type { ProductListItem, SearchResponse } from 'mf-shared/contract';
import { defineRoute, PageRedirect, type PageRequest } from 'mf-shared/router';
import { reportFailure } from '../lib/report-failure.ts';
import { cardOf, type ListCard } from '../product-cards/list-card.ts';
import { RemovedProductPage } from './removed-product-page.tsx';
import { removedWords } from './removed-words.ts';

export interface RemovedProductData {
  words: string;
  replacements: readonly ListCard[];
}

/** Cards of replacements: three rows of four. */
const mostReplacements = 12;

/** A product that is sold no more, and what is like it (ROUTE-53). */
export const route = defineRoute<RemovedProductData>({
  reads: [],
  async loader(request) {
    const slug = request.params.slug ?? '';
    const words = removedWords(slug);
    if (words === '') return { words, replacements: [] };
    const present = await findPresent(slug, request);
    // It came back: its own page says more.
    if (present) throw new PageRedirect(present.path, 302);
    return { words, replacements: await findReplacements(words, request) };
  },
  Component: RemovedProductPage,
  head: (_, { text }) => ({ title: text('removed.title'), noindex: true, isGone: true }),
});

async function findPresent(slug: string, { api, config, signal }: PageRequest): Promise<ProductListItem | undefined> {
  const slugs = slug.split('/').findLast((segment) => segment !== '');
  try {
    const query = { slugs, taxAreaId: config.taxAreaId };
    return (await api.get<ProductListItem[]>('/api/products/cards/', { query, signal }))[0];
  } catch (error) {
    if (signal.aborted) throw error;
    return undefined;
  }
}

/** Without an answer there are none: the page still says that the product is gone. */
async function findReplacements(words: string, { api, config, signal }: PageRequest): Promise<ListCard[]> {
  const query = { q: words, language: config.locale, taxAreaId: config.taxAreaId, limit: mostReplacements };
  try {
    const { products } = await api.get<SearchResponse>('/api/search/', { query, signal });
    return products.map(cardOf);
  } catch (error) {
    if (signal.aborted) throw error;
    reportFailure(api, 'replacements', error);
    return [];
  }
}
