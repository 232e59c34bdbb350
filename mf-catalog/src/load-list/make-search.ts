import type { SearchResponse } from 'mf-shared/contract';
import type { PageRequest } from 'mf-shared/router';
import { cachedListEngine } from './list-engine.ts';
import type { ListPage, ListRules } from './list-page.ts';
import { loadSearch } from './load-list.ts';
import { pageOf } from './make-list-page.ts';

export type FoundNames = Pick<SearchResponse, 'groups' | 'brands' | 'pages' | 'keywords' | 'isApproximate'>;

/** What a search found, its products filtered and sorted like any other list. */
export async function makeSearch(
  words: string,
  rules: ListRules,
  request: PageRequest,
): Promise<{ page: ListPage; found: FoundNames }> {
  const { products, groups, brands, pages, keywords, isApproximate } = await loadSearch(words, request);
  const engine = cachedListEngine(products, {
    source: { kind: 'search', words },
    config: request.config,
    properties: rules.properties,
  });
  const page = await pageOf(engine, rules, request);
  return { page, found: { groups, brands, pages, keywords, isApproximate } };
}
