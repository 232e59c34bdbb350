import type { SearchResponse } from 'mf-shared/contract';
import type { PageRequest } from 'mf-shared/router';
import type { SearchSort } from '../sort-products/sort-option.ts';
import { cachedListEngine } from './list-engine.ts';
import type { ListPage } from './list-page.ts';
import { loadSearch } from './load-list.ts';
import { pageOf } from './make-list-page.ts';
import { noProperties } from './no-properties.ts';

export type FoundNames = Pick<SearchResponse, 'groups' | 'brands' | 'pages' | 'keywords' | 'isApproximate'>;

/** What a search found, its products filtered and sorted like any other list; `sortOfGroup` where the address names no order. */
export async function makeSearch(
  words: string,
  sortOfGroup: SearchSort,
  request: PageRequest,
): Promise<{ page: ListPage; found: FoundNames }> {
  const { products, groups, brands, pages, keywords, isApproximate } = await loadSearch(words, request);
  const engine = cachedListEngine(products, {
    source: { kind: 'search', words },
    config: request.config,
    properties: noProperties,
  });
  const page = await pageOf(engine, { properties: noProperties, sortOfGroup }, request);
  return { page, found: { groups, brands, pages, keywords, isApproximate } };
}
