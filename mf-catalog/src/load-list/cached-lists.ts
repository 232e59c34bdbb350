import type { LoadedList } from './list-source.ts';

/** A list kept in memory. */
export interface CachedList extends LoadedList {
  etag: string | null;
  heldSince: number;
}

/** Keeps the lists used last, up to a number of products in all: a limit of memory, not of lists. */
export function createCachedLists(mostItems: number) {
  const lists = new Map<string, CachedList>();
  return {
    get(key: string): CachedList | undefined {
      const list = lists.get(key);
      if (list) {
        lists.delete(key);
        lists.set(key, list);
      }
      return list;
    },
    set(key: string, list: CachedList): void {
      lists.delete(key);
      lists.set(key, list);
      let cached = [...lists.values()].reduce((sum, { items }) => sum + items.length, 0);
      for (const [oldest, { items }] of lists) {
        if (cached <= mostItems || oldest === key) return;
        lists.delete(oldest);
        cached -= items.length;
      }
    },
  };
}
