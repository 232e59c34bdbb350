import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { useMemo, useState } from 'react';
import { readFilterQuery } from '../filter-products/filter-query.ts';
import { initialCount } from '../lib/grid-counts.ts';
import { pageNumber, pageStart } from '../lib/page-number.ts';
import type { ListPage } from '../load-list/list-page.ts';
import type { ListSource } from '../load-list/list-source.ts';
import { useFilterNames } from '../load-list/use-filter-names.ts';
import type { ListCard } from '../product-cards/list-card.ts';
import { effectiveSort, type ListSort, readSort } from '../sort-products/sort-option.ts';
import { useSearchChange } from './use-search-change.ts';
import { useShownCount } from './use-shown-count.ts';
import { useWholeList } from './use-whole-list.ts';

export interface BrowsedList {
  /** The page that the loader made: what is shown until the whole list is in the browser. */
  first: ListPage;
  source: ListSource;
  /** `filterable_properties` of the group. */
  properties: readonly string[];
  /** The order where the address names none. */
  sortOfGroup: ListSort;
}

/** All that a list page shows, as a function of the address and, once it is there, the whole list. */
export function useProductList({ first, source, properties, sortOfGroup }: BrowsedList) {
  const config = usePageConfig();
  const text = useText('mf-catalog');
  const [search, change] = useSearchChange();
  const [firstSearch] = useState(search);
  const [shown, grow] = useShownCount(first.total, search);
  const length = initialCount(first.total);
  const start = pageStart(search, first.total);
  const hasMore = shown > length;
  const { engine, hasFailed, need } = useWholeList({ source, properties, total: first.total, isNeeded: hasMore });
  const names = useFilterNames(engine !== null);

  const query = useMemo(() => readFilterQuery(search, properties), [search, properties]);
  const sort = readSort(new URLSearchParams(search).get('sort'));
  const order = effectiveSort(sort, sortOfGroup);
  const list = useMemo(() => engine?.filter(query) ?? null, [engine, query]);
  // A card that is on the page already stays the same object, so that it is not drawn again.
  const [known] = useState(() => new Map(first.cards.map((card) => [card.id, card])));
  const cards = useMemo<readonly ListCard[]>(() => {
    if (!engine || !list) return first.cards;
    const upToHere = engine.first(start + shown, order, list);
    return upToHere.slice(start).map((item) => known.get(item.id) ?? item);
  }, [engine, list, order, start, shown, first, known]);
  const chosen = useMemo(
    () => (engine && names ? engine.chosen(query, { names, format: config, text }) : first.chosen),
    [engine, names, query, config, text, first],
  );

  const filtered = list?.filtered ?? first.filtered;

  return {
    change,
    query,
    /** The order that was chosen, for the menu; `order` is what the list stands in. */
    sort,
    sortOfGroup,
    order,
    engine,
    list,
    names,
    cards,
    chosen,
    total: engine?.total ?? first.total,
    filtered,
    /** How many products stand before the page that the address asks for. */
    start,
    page: pageNumber(search),
    pages: Math.ceil(filtered / length),
    /** The page holds as many cards as this history entry showed before. */
    isRestored: engine !== null || !hasMore,
    hasFailed,
    /** Still what the first page showed, while what was chosen is on its way. */
    isBehind: engine === null && !hasFailed && search !== firstSearch,
    /** What the address asks for cannot be shown: neither the first page nor the whole list is there. */
    isFailed: engine === null && (first.isFailed || (hasFailed && search !== firstSearch)),
    grow,
    need,
  };
}
export type ProductListState = ReturnType<typeof useProductList>;
