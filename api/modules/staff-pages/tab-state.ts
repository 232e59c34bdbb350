import { type Locale, localeCodes, type TabState } from 'mf-shared/contract';
import type { StoredTab } from '../../db/schema/stored-json.ts';
import { withWords } from '../../texts/words-by-language.ts';

type Tabs = readonly Pick<StoredTab, 'title' | 'slug' | 'content' | 'tabs'>[];
const wordsOfTab = { titles: 'title', slugs: 'slug', contents: 'content' } as const;

/** Tabs as the staff's room and the log know them, from those of each language: they belong together by their place. */
export function toTabs(lists: Readonly<Partial<Record<Locale, Tabs>>>): TabState[] {
  const length = Math.max(0, ...Object.values(lists).map((tabs) => tabs.length));
  return Array.from({ length }, (_, place) => {
    const words = (name: 'title' | 'slug' | 'content') =>
      withWords(Object.fromEntries(localeCodes.map((code) => [code, lists[code]?.[place]?.[name] ?? ''])));
    return {
      ...{ titles: words('title'), slugs: words('slug'), contents: words('content') },
      tabs: toTabs(Object.fromEntries(localeCodes.map((code) => [code, lists[code]?.[place]?.tabs ?? []]))),
    };
  });
}

/** The tabs of a language as the database has them: one that is not written yet keeps its place. */
export const storedTabs = (tabs: readonly TabState[], code: Locale): StoredTab[] =>
  tabs.map((tab) => ({
    ...{ title: tab.titles[code] ?? '', slug: tab.slugs[code] ?? '', content: tab.contents[code] ?? '' },
    tabs: storedTabs(tab.tabs, code),
  }));

/** The tabs as they are kept: no language without words. */
export const tabsInOrder = (tabs: readonly TabState[]): TabState[] =>
  tabs.map((tab) => ({
    ...{ titles: withWords(tab.titles), slugs: withWords(tab.slugs), contents: withWords(tab.contents) },
    tabs: tabsInOrder(tab.tabs),
  }));

/** A tab with those among which it stands. */
export interface PlacedTab {
  tab: TabState;
  siblings: readonly TabState[];
  /** Its places, from 0, and those of the tabs above. */
  places: readonly number[];
}

/** All tabs of a page, each before those below it. */
export const allTabs = (tabs: readonly TabState[], above: readonly number[] = []): PlacedTab[] =>
  tabs.flatMap((tab, place) => {
    const places = [...above, place];
    return [{ tab, siblings: tabs, places }, ...allTabs(tab.tabs, places)];
  });

/** In which of some languages any of the tabs has words. */
export const hasWords = (tabs: readonly TabState[], code: Locale): boolean =>
  allTabs(tabs).some(({ tab }) => Object.keys(wordsOfTab).some((name) => tab[name as keyof typeof wordsOfTab][code]));

/** What a tab lacks in a language to be read and found: a text too where no tabs stand below it. */
export function lackingIn({ titles, slugs, contents, tabs }: TabState, code: Locale) {
  if (!titles[code]) return 'title';
  if (!slugs[code]) return 'slug';
  return tabs.length === 0 && !contents[code] ? 'content' : null;
}

/** A tab as a line of words says which one it is: `2.1` is the first one below the second. */
export const numberOf = (places: readonly number[]): string => places.map((place) => place + 1).join('.');

/** What the log keeps of tabs, each text of a language as a line of its own: `tab_title 2.1 fi`. */
export const tabsInLines = (tabs: readonly TabState[]): Record<string, string> =>
  Object.fromEntries(
    allTabs(tabs).flatMap(({ tab, places }) =>
      (Object.keys(wordsOfTab) as (keyof typeof wordsOfTab)[]).flatMap((name) =>
        Object.entries(tab[name]).map(([code, words]) => [
          `tab_${wordsOfTab[name]} ${numberOf(places)} ${code}`,
          words,
        ]),
      ),
    ),
  );
