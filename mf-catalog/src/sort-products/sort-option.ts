import type { SortOption } from 'mf-shared/contract';
import { sortOptions } from 'mf-shared/contract/sort-options';

/** An order that only a search has, in place of its default one (SEARCH-6). */
export type SearchSort = 'default' | 'matched';
/** `campaign`: the order in which whoever made the campaign put its products. */
export type ListSort = SortOption | SearchSort | 'campaign';

/** An entry of the sort menu: what the address says, and the order whose name it bears. */
export interface SortChoice {
  option: SortOption;
  name: ListSort;
}

/**
 * Where the group sets the order, or the search the best match, its name stands for the default, and no second time
 * (LIST-41).
 */
export function sortChoices(ofGroup: ListSort): readonly SortChoice[] {
  if (ofGroup === 'default') return sortOptions.map((option) => ({ option, name: option }));
  const others = sortOptions.filter((option) => option !== ofGroup && option !== 'default');
  return [{ option: 'default', name: ofGroup }, ...others.map((option) => ({ option, name: option }))];
}

/** The address's `sort`; unknown words are no choice. */
export const readSort = (text: string | null): SortOption => sortOptions.find((option) => option === text) ?? 'default';

/** Where nothing is chosen, the group's own sorting (LIST-41). */
export const effectiveSort = (chosen: SortOption, ofGroup: ListSort): ListSort =>
  chosen === 'default' ? ofGroup : chosen;
