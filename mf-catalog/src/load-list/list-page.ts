import type { ProductListItem, SortOption } from 'mf-shared/contract';
import type { PageConfig } from 'mf-shared/router';
import { initialCount } from '../browse-grid/grid-counts.ts';
import { type ChosenFilter, chosenFilters } from '../filter-products/chosen-filters.ts';
import { filterList, firstMatching } from '../filter-products/filter-list.ts';
import { type FilterNames, noNames } from '../filter-products/filter-names.ts';
import { readFilterQuery } from '../filter-products/filter-query.ts';
import { effectiveSort, readSort } from '../sort-products/sort-option.ts';
import { indexOf } from './load-list.ts';

/** What a card needs of a list's product: the rest would only make the page heavier. */
export type ListCard = Omit<ProductListItem, 'description' | 'properties' | 'sizes' | 'stocks' | 'productGroupIds'>;

/** The list as the first page shows it; all that travels with the HTML. */
export interface ListPage {
  cards: readonly ListCard[];
  total: number;
  filtered: number;
  chosen: readonly ChosenFilter[];
  /** The list could not be loaded: empty, with a retry (spec: catalogue §8 Only product list fails). */
  isFailed: boolean;
}

export const failedPage: ListPage = { cards: [], total: 0, filtered: 0, chosen: [], isFailed: true };

export interface PageAsk {
  search: string;
  properties: readonly string[];
  sortOfGroup: SortOption;
  config: PageConfig;
  names?: FilterNames;
}

/** Filters and sorts with the same rules on the server and in the browser. */
export function listPage(
  items: readonly ProductListItem[],
  { search, properties, sortOfGroup, config, names }: PageAsk,
): ListPage {
  const index = indexOf(items, properties, config.locale);
  const query = readFilterQuery(search, properties);
  const { matching, filtered } = filterList(index, query);
  const sort = effectiveSort(readSort(new URLSearchParams(search).get('sort')), sortOfGroup);
  return {
    cards: firstMatching(items, index.order(sort), matching, initialCount(items.length)).map(cardOf),
    total: items.length,
    filtered,
    chosen: chosenFilters(index, query, names ?? noNames, config),
    isFailed: false,
  };
}

function cardOf({
  description: _d,
  properties: _p,
  sizes: _z,
  stocks: _s,
  productGroupIds: _g,
  ...card
}: ProductListItem): ListCard {
  return card;
}
