import type { PageTab } from 'mf-shared/contract';

/** The open tab of every level, from the outermost in; each level's neighbours beside it. */
export interface OpenTab {
  tab: PageTab;
  siblings: readonly PageTab[];
}

/**
 * Follows slugs into the tabs; where they end above a level with tabs, its first one is open.
 * @returns null where a slug names no tab
 */
export function openTabs(tabs: readonly PageTab[], slugs: readonly string[]): OpenTab[] | null {
  const [slug, ...rest] = slugs;
  if (tabs.length === 0) return slug === undefined ? [] : null;
  const tab = slug === undefined ? tabs[0] : tabs.find((candidate) => candidate.slug === slug);
  if (!tab) return null;
  const inner = openTabs(tab.tabs, rest);
  return inner && [{ tab, siblings: tabs }, ...inner];
}
