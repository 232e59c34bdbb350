import type { SearchResponse } from 'mf-shared/contract';
import type { PageRequest } from 'mf-shared/router';
import { engineOf } from './list-engine.ts';
import type { ListPage } from './list-page.ts';
import { loadSearch } from './load-list.ts';
import { pageOf } from './make-list-page.ts';
import { noProperties } from './no-properties.ts';

export type FoundNames = Pick<SearchResponse, 'groups' | 'brands' | 'pages' | 'isApproximate'>;

/** What a search found, its products filtered and sorted like any other list. */
export async function makeSearch(words: string, request: PageRequest): Promise<{ page: ListPage; found: FoundNames }> {
  const { products, groups, brands, pages, isApproximate } = await loadSearch(words, request);
  const engine = engineOf(products, noProperties, request.config.locale);
  const page = await pageOf(engine, { properties: noProperties, sortOfGroup: 'default' }, request);
  return { page, found: { groups, brands, pages, isApproximate } };
}
