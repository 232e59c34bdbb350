import { LoadingCache } from 'mf-shared/rules/loading-cache';
import type { LoadedList } from './list-source.ts';

/** A list kept in memory. */
export interface CachedList extends LoadedList {
  etag: string | null;
}

/**
 * Keeps the lists used last, up to a number of products in all: a limit of memory, not of lists. A list that is larger than
 * all room is kept while it is the newest.
 */
export const createCachedLists = (mostItems: number, freshMs = Number.POSITIVE_INFINITY) =>
  new LoadingCache<CachedList>({
    mostBytes: mostItems,
    sizeOf: ({ items }) => Math.min(items.length, mostItems),
    freshMs,
  });
