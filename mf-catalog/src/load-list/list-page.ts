import type { ProductListItem, SortOption } from 'mf-shared/contract';
import type { Translate } from 'mf-shared/i18n';
import type { PageConfig, PageRequest } from 'mf-shared/router';
import { initialCount } from '../browse-grid/grid-counts.ts';
import { type ChosenFilter, chosenFilters } from '../filter-products/chosen-filters.ts';
import { type FilterQuery, isStandardKey, textKey } from '../filter-products/facet.ts';
import { filterList, firstMatching } from '../filter-products/filter-list.ts';
import { type FilterNames, loadFilterNames, noNames } from '../filter-products/filter-names.ts';
import { readFilterQuery } from '../filter-products/filter-query.ts';
import { effectiveSort, readSort } from '../sort-products/sort-option.ts';
import type { ListSource } from './list-source.ts';
import { indexOf, loadList } from './load-list.ts';

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
  text: Translate;
  names?: FilterNames;
}

/** Filters and sorts with the same rules on the server and in the browser. */
export function listPage(
  items: readonly ProductListItem[],
  { search, properties, sortOfGroup, config, text, names = noNames }: PageAsk,
): ListPage {
  const index = indexOf(items, properties, config.locale);
  const query = readFilterQuery(search, properties);
  const { matching, filtered } = filterList(index, query);
  const sort = effectiveSort(readSort(new URLSearchParams(search).get('sort')), sortOfGroup);
  return {
    cards: firstMatching(items, index.order(sort), matching, initialCount(items.length)).map(cardOf),
    total: items.length,
    filtered,
    chosen: chosenFilters(index, query, { names, format: config, text }),
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

/** Loads the list and pages it. A list that fails to load leaves the page standing (spec: catalogue §8 Only product list fails). */
export async function loadListPage(
  source: ListSource,
  ask: Omit<PageAsk, 'names' | 'search'>,
  {
    api,
    signal,
    url,
    onFailure,
  }: Pick<PageRequest, 'api' | 'signal' | 'url'> & { onFailure: (error: unknown) => void },
): Promise<ListPage> {
  try {
    const query = readFilterQuery(url.search, ask.properties);
    const [items, names] = await Promise.all([
      loadList({ source, api, config: ask.config, signal }),
      needsNames(query) ? loadFilterNames(api, ask.config.locale) : noNames,
    ]);
    return listPage(items, { ...ask, names, search: url.search });
  } catch (error) {
    if (signal.aborted) throw error;
    onFailure(error);
    return failedPage;
  }
}

/** Sizes, brands, colours and prices are named by the list itself. */
const needsNames = (query: FilterQuery): boolean =>
  Object.keys(query).some((key) => key === 'store' || (key !== textKey && !isStandardKey(key)));
