import type { ProductListItem } from 'mf-shared/contract';
import { memberPrice } from 'mf-shared/rules/price-for-buyer';
import { type ChosenFilter, chosenFilters, type FilterWords } from '../filter-products/chosen-filters.ts';
import type { FilterQuery } from '../filter-products/facet.ts';
import { buildFacetIndex, type FacetIndex } from '../filter-products/facet-index.ts';
import { type FilteredList, filterList, firstMatching } from '../filter-products/filter-list.ts';
import type { ListSort } from '../sort-products/sort-option.ts';
import type { ListAsk } from './list-source.ts';

/** A whole list, ready to be filtered and sorted. Comes in a file of its own: the first cards need none of it. */
export interface ListEngine {
  /** Filters and sorts by what club members pay, which they see on the cards. */
  isForMembers: boolean;
  total: number;
  index: FacetIndex;
  filter: (query: FilterQuery) => FilteredList;
  first: (count: number, sort: ListSort, list: FilteredList) => ProductListItem[];
  chosen: (query: FilterQuery, words: FilterWords) => ChosenFilter[];
}

export interface EngineAsk extends Pick<ListAsk, 'source' | 'config'> {
  /** `filterable_properties` of the group. */
  properties: readonly string[];
  isClubMember?: boolean | undefined;
}

const engines = {
  everybody: new WeakMap<readonly ProductListItem[], ListEngine>(),
  members: new WeakMap<readonly ProductListItem[], ListEngine>(),
};

/** One engine per list: sort orders and bit sets are made once (targets: Filtering and sorting in the browser). */
export function cachedListEngine(
  items: readonly ProductListItem[],
  { source, config, properties, isClubMember = false }: EngineAsk,
): ListEngine {
  const made = isClubMember ? engines.members : engines.everybody;
  let engine = made.get(items);
  if (!engine) {
    const priced = isClubMember ? items.map((item) => ({ ...item, price: memberPrice(item.price) })) : items;
    const words = source.kind === 'search' ? source.words : '';
    engine = createEngine(buildFacetIndex(priced, properties, config.locale, words), isClubMember);
    made.set(items, engine);
  }
  return engine;
}

const createEngine = (index: FacetIndex, isForMembers: boolean): ListEngine => ({
  isForMembers,
  total: index.items.length,
  index,
  filter: (query) => filterList(index, query),
  first: (count, sort, { matching }) => firstMatching(index.items, index.order(sort), matching, count),
  chosen: (query, words) => chosenFilters(index, query, words),
});
