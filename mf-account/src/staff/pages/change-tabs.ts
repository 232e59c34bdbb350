import type { TabState } from 'mf-shared/contract';
import { locales } from 'mf-shared/rules/locales';

type Tabs = readonly TabState[];

/** The tabs of a page with those below one of them, or at the top, as a change leaves them. @param above the places of that tab */
export function changeBelow(tabs: Tabs, above: readonly number[], change: (own: Tabs) => TabState[]): TabState[] {
  const [place, ...rest] = above;
  if (place === undefined) return change(tabs);
  return tabs.map((tab, at) => (at === place ? { ...tab, tabs: changeBelow(tab.tabs, rest, change) } : tab));
}

export const withTab = (tabs: Tabs, place: number, tab: TabState): TabState[] => tabs.toSpliced(place, 1, tab);

export const withoutTab = (tabs: Tabs, place: number): TabState[] => tabs.toSpliced(place, 1);

/** @param by -1 puts it before the tab before it, 1 behind the one behind it */
export function withMoved(tabs: Tabs, place: number, by: -1 | 1): TabState[] {
  const tab = tabs[place];
  return tab ? tabs.toSpliced(place, 1).toSpliced(place + by, 0, tab) : [...tabs];
}

/** The part of a tab's address in the first language that has one. */
export const firstSlug = ({ slugs }: TabState): string =>
  slugs[locales.find((language) => slugs[language]) ?? 'fi'] ?? '';
