import type { RefObject } from 'react';
import { ListFilters, type ListFiltersProps } from '../filter-products/list-filters.tsx';
import { usePlaceInList } from './use-place-in-list.ts';

export interface ListExtrasProps extends ListFiltersProps {
  start: RefObject<HTMLElement | null>;
  /** The page holds all cards that its history entry showed. */
  isSettled: boolean;
}

/** What a list can do without at first: its filter panel and its memory of where the visitor was. */
export function ListExtras({ start, isSettled, ...filters }: ListExtrasProps) {
  usePlaceInList(start, isSettled);
  return <ListFilters {...filters} />;
}
