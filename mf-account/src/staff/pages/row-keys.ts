import type { TabState } from 'mf-shared/contract';

type Tabs = readonly TabState[];

/** Tabs beside one another with a number for the row of each, which no word of the tab has a part in. */
export interface KeyedTabs {
  tabs: Tabs;
  keys: readonly number[];
  /** The number of the next tab that was not there before. */
  next: number;
}

export const keyTabs = (tabs: Tabs): KeyedTabs => ({ tabs, keys: tabs.map((_, place) => place), next: tabs.length });

/**
 * The keys of tabs that are read again. A tab that stands elsewhere by now takes its key along; one that was written keeps
 * the key of its addresses or else of its place among those that are left, so that a form in its row keeps what was typed.
 */
export function keyAgain(known: KeyedTabs, tabs: Tabs): KeyedTabs {
  const free = known.tabs.map((tab, place) => ({ tab, key: known.keys[place] }));
  const keys = new Map<number, number | undefined>();
  for (const isTheSame of [haveSameWords, haveSameSlugs, () => true])
    for (const [place, tab] of tabs.entries()) {
      const found = keys.has(place) ? -1 : free.findIndex((was) => isTheSame(was.tab, tab));
      if (found >= 0) keys.set(place, free.splice(found, 1)[0]?.key);
    }
  let { next } = known;
  return { tabs, keys: tabs.map((_, place) => keys.get(place) ?? next++), next };
}

// The service answers in one order of languages.
const haveSameWords = (was: TabState, is: TabState) => JSON.stringify(was) === JSON.stringify(is);
const haveSameSlugs = (was: TabState, is: TabState) =>
  Object.keys(is.slugs).length > 0 && JSON.stringify(was.slugs) === JSON.stringify(is.slugs);
