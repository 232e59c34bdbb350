import { type Locale, localeCodes, type PerLocale } from 'mf-shared/contract';
import type { StoredTab } from '../../db/schema/stored-json.ts';
import type { PageRow } from '../../read-model/content.ts';
import type { FormerPage } from '../../read-model/former-pages.ts';
import { inLocale, perLocale, textIn } from '../../read-model/per-locale.ts';

type TabbedPage = Pick<PageRow<{ tabs: StoredTab[] }>, 'slugs' | 'texts'>;

/** A tab's path in every language, from its slugs in any. */
export const tabPaths = (page: TabbedPage, slugs: readonly string[]): PerLocale<string> =>
  perLocale((locale) => tabPathIn(page, slugs, locale));

/**
 * The path in a language of the tab that slugs of any language name: `/care-guide/clothing/shell/`. Tabs of two languages
 * belong together by their place; slugs that name no tab stay as they are.
 */
export const tabPathIn = (page: TabbedPage, slugs: readonly string[], locale: Locale): string =>
  `/${[textIn(page.slugs, locale), ...slugsIn(page, slugs, locale)].join('/')}/`;

function slugsIn(page: TabbedPage, slugs: readonly string[], locale: Locale): readonly string[] {
  const own = inLocale(page.texts, locale)?.tabs ?? [];
  for (const code of [locale, ...localeCodes]) {
    const places = placesOf(page.texts[code]?.tabs ?? [], slugs);
    if (places) return slugsAt(own, places) ?? slugs;
  }
  return slugs;
}

function placesOf(tabs: readonly StoredTab[], [slug, ...rest]: readonly string[]): number[] | null {
  if (slug === undefined) return [];
  const place = tabs.findIndex((tab) => tab.slug === slug);
  const below = place < 0 ? null : placesOf(tabs[place]?.tabs ?? [], rest);
  return below && [place, ...below];
}

function slugsAt(tabs: readonly StoredTab[], [place, ...rest]: readonly number[]): string[] | null {
  if (place === undefined) return [];
  const tab = tabs[place];
  const below = tab ? slugsAt(tab.tabs, rest) : null;
  return tab && below ? [tab.slug, ...below] : null;
}

/** The slugs of every tab that has none below it: the addresses under which a tabbed page can be read. */
export const leafTabs = (tabs: readonly StoredTab[]): string[][] =>
  tabs.flatMap((tab) =>
    tab.tabs.length === 0 ? [[tab.slug]] : leafTabs(tab.tabs).map((below) => [tab.slug, ...below]),
  );

/**
 * Where an address that a page had leads in a language, with the tab behind it (ROUTE-137). Null where none had it.
 * @param slugs the parts of the address, that of the page first
 */
export function formerPagePath(
  [slug = '', ...tabs]: readonly string[],
  formerPages: ReadonlyMap<string, FormerPage<TabbedPage>>,
  locale: Locale,
): string | null {
  const page = formerPages.get(slug.toLowerCase());
  if (!page) return null;
  if (page.tabbed) return tabPathIn(page.tabbed, tabs, locale);
  return tabs.length === 0 ? `/${textIn(page.slugs, locale)}/` : null;
}
