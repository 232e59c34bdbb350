import type { ProductListItem, SortOption } from 'mf-shared/contract';
import { type ChosenFilter, chosenFilters, type FilterWords } from '../filter-products/chosen-filters.ts';
import type { FilterQuery } from '../filter-products/facet.ts';
import { buildFacetIndex, type FacetIndex } from '../filter-products/facet-index.ts';
import { type FilteredList, filterList, firstMatching } from '../filter-products/filter-list.ts';

/** A whole list, ready to be filtered and sorted. Comes in a file of its own: the first cards need none of it. */
export interface ListEngine {
  total: number;
  index: FacetIndex;
  filter: (query: FilterQuery) => FilteredList;
  first: (count: number, sort: SortOption, list: FilteredList) => ProductListItem[];
  chosen: (query: FilterQuery, words: FilterWords) => ChosenFilter[];
}

const engines = new WeakMap<readonly ProductListItem[], ListEngine>();

/** One engine per list: sort orders and bit sets are made once (targets: Filtering and sorting in the browser). */
export function engineOf(items: readonly ProductListItem[], properties: readonly string[], locale: string): ListEngine {
  let engine = engines.get(items);
  if (!engine) {
    engine = createEngine(buildFacetIndex(items, properties, locale));
    engines.set(items, engine);
  }
  return engine;
}

const createEngine = (index: FacetIndex): ListEngine => ({
  total: index.items.length,
  index,
  filter: (query) => filterList(index, query),
  first: (count, sort, { matching }) => firstMatching(index.items, index.order(sort), matching, count),
  chosen: (query, words) => chosenFilters(index, query, words),
});
