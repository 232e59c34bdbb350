import type { ProductListItem } from 'mf-shared/contract';
import { PageError, type PageRequest } from 'mf-shared/router';
import { textKey } from 'mf-shared/rules/facet-keys';
import { type FilterQuery, isStandardKey } from '../filter-products/facet.ts';
import { loadFilterNames, noNames } from '../filter-products/filter-names.ts';
import { readFilterQuery } from '../filter-products/filter-query.ts';
import { initialCount } from '../lib/grid-counts.ts';
import { pageNumber, pageStart } from '../lib/page-number.ts';
import { cardOf, type ListCard } from '../product-cards/list-card.ts';
import { effectiveSort, readSort } from '../sort-products/sort-option.ts';
import { cachedListEngine, type ListEngine } from './list-engine.ts';
import type { ListPage, ListRules } from './list-page.ts';
import type { ListSource, LoadedList } from './list-source.ts';
import { loadFirstProducts, loadList } from './load-list.ts';

/**
 * A page of a list, filtered and sorted as the address says; where it says nothing, the list's first products
 * are enough (targets: first 60 cards do not wait for the whole list). @throws where the list cannot be loaded
 */
export async function makeListPage(source: ListSource, rules: ListRules, request: PageRequest): Promise<ListPage> {
  if (isPlain(rules, request)) return plainPage(await loadFirstProducts({ ...request, source }));
  const items = await loadList({ ...request, source });
  return pageOf(
    cachedListEngine(items, { source, config: request.config, properties: rules.properties }),
    rules,
    request,
  );
}

function isPlain({ properties, sortOfGroup }: ListRules, { url }: Pick<PageRequest, 'url'>): boolean {
  const sort = effectiveSort(readSort(url.searchParams.get('sort')), sortOfGroup);
  return (
    sort === 'default' &&
    pageNumber(url.search) === 1 &&
    Object.keys(readFilterQuery(url.search, properties)).length === 0
  );
}

const cards = new WeakMap<ProductListItem, ListCard>();

/** The card of an item, the same one each time: markup is kept by it. */
function knownCard(item: ProductListItem): ListCard {
  const card = cards.get(item) ?? cardOf(item);
  cards.set(item, card);
  return card;
}

const plainPage = ({ items, total }: LoadedList): ListPage => ({
  cards: items.slice(0, initialCount(total)).map(knownCard),
  total,
  filtered: total,
  chosen: [],
  isFailed: false,
});

/**
 * Filters and sorts with the same rules on the server and in the browser, and takes the page that the address asks for.
 * @throws PageError 404 where the list has no such page
 */
export async function pageOf(
  engine: ListEngine,
  { properties, sortOfGroup }: ListRules,
  { api, config, text, url }: Pick<PageRequest, 'api' | 'config' | 'text' | 'url'>,
): Promise<ListPage> {
  const query = readFilterQuery(url.search, properties);
  const names = needsNames(query) ? await loadFilterNames(api, config.locale) : noNames;
  const list = engine.filter(query);
  const sort = effectiveSort(readSort(url.searchParams.get('sort')), sortOfGroup);
  const start = pageStart(url.search, engine.total);
  if (start > 0 && start >= list.filtered) throw new PageError(404, text('page.not_found'));
  return {
    cards: engine
      .first(start + initialCount(engine.total), sort, list)
      .slice(start)
      .map(knownCard),
    total: engine.total,
    filtered: list.filtered,
    chosen: engine.chosen(query, { names, format: config, text }),
    isFailed: false,
  };
}

/** Sizes, brands, colours and prices are named by the list itself. */
const needsNames = (query: FilterQuery): boolean =>
  Object.keys(query).some((key) => key === 'store' || key === 'group' || (key !== textKey && !isStandardKey(key)));
