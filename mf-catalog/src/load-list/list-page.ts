import { PageError, type PageRequest } from 'mf-shared/router';
import type { ChosenFilter } from '../filter-products/chosen-filters.ts';
import { reportFailure } from '../lib/report-failure.ts';
import type { ListCard } from '../product-cards/list-card.ts';
import type { ListSort } from '../sort-products/sort-option.ts';
import type { ListSource } from './list-source.ts';
import { loadListModule } from './open-list.ts';

/** The list as one page shows it; all that travels with the HTML. */
export interface ListPage {
  cards: readonly ListCard[];
  total: number;
  filtered: number;
  chosen: readonly ChosenFilter[];
  /** The list could not be loaded: empty, with a retry (LIST-7). */
  isFailed: boolean;
}

export const emptyPage: ListPage = { cards: [], total: 0, filtered: 0, chosen: [], isFailed: false };

/** The first products of a list, for counting its page: 3 of a category, 5 of a search (CONF-91, CONF-92). */
export const firstIds = ({ cards }: Pick<ListPage, 'cards'>, count: number): number[] =>
  cards.slice(0, count).map(({ id }) => id);

export interface ListRules {
  /** `filterable_properties` of the group. */
  properties: readonly string[];
  sortOfGroup: ListSort;
}

/** Properties differ from group to group; lists across groups offer the standard filters only. */
export const noProperties: readonly string[] = [];

/** Opens the list and pages it. A list that fails to load leaves the page standing (LIST-7). */
export async function loadListPage(source: ListSource, rules: ListRules, request: PageRequest): Promise<ListPage> {
  try {
    const { makeListPage } = await loadListModule();
    return await makeListPage(source, rules, request);
  } catch (error) {
    if (request.signal.aborted || error instanceof PageError) throw error;
    reportFailure(request.api, `list ${JSON.stringify(source)}`, error);
    return { ...emptyPage, isFailed: true };
  }
}
