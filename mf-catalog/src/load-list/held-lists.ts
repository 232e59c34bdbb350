import type { LoadedList } from './list-source.ts';

/** A list kept in memory. */
export interface HeldList extends LoadedList {
  etag: string | null;
  heldSince: number;
}

/** Keeps the lists used last, up to a number of products in all: a limit of memory, not of lists. */
export function createHeldLists(mostItems: number) {
  const lists = new Map<string, HeldList>();
  return {
    get(key: string): HeldList | undefined {
      const list = lists.get(key);
      if (list) {
        lists.delete(key);
        lists.set(key, list);
      }
      return list;
    },
    set(key: string, list: HeldList): void {
      lists.delete(key);
      lists.set(key, list);
      let held = [...lists.values()].reduce((sum, { items }) => sum + items.length, 0);
      for (const [oldest, { items }] of lists) {
        if (held <= mostItems || oldest === key) return;
        lists.delete(oldest);
        held -= items.length;
      }
    },
  };
}
