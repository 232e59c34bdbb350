import type { ProductListItem, SortOption } from 'mf-shared/contract';
import type { Translate } from 'mf-shared/i18n';
import type { PageConfig, PageRequest } from 'mf-shared/router';
import { initialCount } from '../browse-grid/grid-counts.ts';
import type { ChosenFilter } from '../filter-products/chosen-filters.ts';
import { type FilterQuery, isStandardKey, textKey } from '../filter-products/facet.ts';
import { type FilterNames, loadFilterNames, noNames } from '../filter-products/filter-names.ts';
import { readFilterQuery } from '../filter-products/filter-query.ts';
import { reportFailure } from '../report-failure.ts';
import { effectiveSort, readSort } from '../sort-products/sort-option.ts';
import type { ListEngine } from './list-engine.ts';
import type { ListSource } from './list-source.ts';
import { openList } from './open-list.ts';

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
export function listPage(engine: ListEngine, ask: PageAsk): ListPage {
  const { search, properties, sortOfGroup, config, text, names = noNames } = ask;
  const query = readFilterQuery(search, properties);
  const list = engine.filter(query);
  const sort = effectiveSort(readSort(new URLSearchParams(search).get('sort')), sortOfGroup);
  return {
    cards: engine.first(initialCount(engine.total), sort, list).map(cardOf),
    total: engine.total,
    filtered: list.filtered,
    chosen: engine.chosen(query, { names, format: config, text }),
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

/** Opens the list and pages it. A list that fails to load leaves the page standing (spec: catalogue §8 Only product list fails). */
export async function loadListPage(
  source: ListSource,
  { properties, sortOfGroup }: Pick<PageAsk, 'properties' | 'sortOfGroup'>,
  { api, config, signal, text, url }: PageRequest,
): Promise<ListPage> {
  try {
    const query = readFilterQuery(url.search, properties);
    const [engine, names] = await Promise.all([
      openList({ source, properties, api, config, signal }),
      needsNames(query) ? loadFilterNames(api, config.locale) : noNames,
    ]);
    return listPage(engine, { search: url.search, properties, sortOfGroup, config, text, names });
  } catch (error) {
    if (signal.aborted) throw error;
    reportFailure(api, `list ${JSON.stringify(source)}`, error);
    return failedPage;
  }
}

/** Sizes, brands, colours and prices are named by the list itself. */
const needsNames = (query: FilterQuery): boolean =>
  Object.keys(query).some((key) => key === 'store' || (key !== textKey && !isStandardKey(key)));
