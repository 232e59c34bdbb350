import type { SortOption } from 'mf-shared/contract';

/** In the order of the sort menu (spec: catalogue §9 Sort options). */
export const sortOptions: readonly SortOption[] = [
  'default',
  'popular',
  'newest',
  'stars',
  'offers',
  'lowest',
  'highest',
  'alphabetical',
];

/** An order that only a search has, in place of its default one (spec: shell §9). */
export type SearchSort = 'default' | 'matched';
export type ListSort = SortOption | SearchSort;

/** The address's `sort`; unknown words are no choice. */
export const readSort = (text: string | null): SortOption => sortOptions.find((option) => option === text) ?? 'default';

/** Where nothing is chosen, the group's own sorting (spec: catalogue §9: "The group may set the default sorting"). */
export const effectiveSort = (chosen: SortOption, ofGroup: ListSort): ListSort =>
  chosen === 'default' ? ofGroup : chosen;
