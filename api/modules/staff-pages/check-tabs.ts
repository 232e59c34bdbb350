import { type Locale, localeCodes, type TabbedPageState, type TabState } from 'mf-shared/contract';
import { Refusal, refusedField } from '../../http/refusal.ts';
import { isSame } from '../audit/logged-state.ts';
import { isSlug } from '../page-paths/check-slugs.ts';
import { allTabs, lackingIn, numberOf, type PlacedTab } from './tab-state.ts';
import { shownLanguages, tabbedTextsOf } from './tabbed-page-state.ts';

/**
 * Whether shoppers can read a page in each language in which they could, and find the tab that was written.
 * @param places those of the tab that was written; undefined where none was
 * @throws Refusal beside the field of that tab or of the page; where another tab would stay without a text, with words of its own
 */
export function checkTabs(before: TabbedPageState, next: TabbedPageState, places: readonly number[] | undefined): void {
  if (Object.keys(next.titles).length === 0) throw refusedField('title_fi', 'validation.required');
  const shown = shownLanguages(tabbedTextsOf(before));
  const tabs = allTabs(next.tabs);
  const written = places && tabs.find((each) => numberOf(each.places) === numberOf(places));
  if (places && !written) throw new Refusal(400, 'invalid_request');
  if (written) checkWritten(written, shown);
  const lacking = shown.find((code) => !next.titles[code]);
  if (lacking) throw refusedField(`title_${lacking}`, 'validation.required');
  const known = allTabs(before.tabs).map(({ tab }) => tab);
  for (const placed of tabs) if (placed !== written) checkKept(placed, known, shown);
  if (next.is_published && shownLanguages(tabbedTextsOf(next)).length === 0)
    throw new Refusal(400, 'page_without_tabs', { fields: { is_published: 'errors.page_without_tabs' } });
}

/** The places of the tab that one change of a page has written; undefined where it wrote none. */
export function placesOfWritten(before: TabbedPageState, next: TabbedPageState): readonly number[] | undefined {
  const known = allTabs(before.tabs).map(({ tab }) => tab);
  return allTabs(next.tabs).find(({ tab }) => !known.some((other) => hasSameWords(other, tab)))?.places;
}

const hasSameWords = (one: TabState, other: TabState): boolean => isSame({ ...one, tabs: [] }, { ...other, tabs: [] });

/**
 * A tab that was not written: its words are those of one that stood on the page, which shoppers go on reading.
 * @throws Refusal with words of its own, as no field of a form is to blame
 */
function checkKept({ tab, siblings, places }: PlacedTab, known: readonly TabState[], shown: readonly Locale[]): void {
  const stood = known.filter((other) => hasSameWords(other, tab));
  if (stood.length === 0 || localeCodes.some((code) => isTaken(tab, siblings, code)))
    throw new Refusal(400, 'invalid_request');
  const language = shown.find((code) => lackingIn(tab, code));
  // The last tab below it was taken away.
  if (language && stood.every(({ tabs }) => tabs.length > 0))
    throw new Refusal(400, 'tab_without_text', { values: { tab: numberOf(places), language } });
}

const isTaken = (tab: TabState, siblings: readonly TabState[], code: Locale): boolean =>
  tab.slugs[code] !== undefined && siblings.some((other) => other !== tab && other.slugs[code] === tab.slugs[code]);

/** @throws Refusal beside a field of the tab */
function checkWritten({ tab, siblings }: PlacedTab, shown: readonly Locale[]): void {
  const { titles, slugs, contents } = tab;
  if ([titles, slugs, contents].every((words) => Object.keys(words).length === 0))
    throw refusedField('title_fi', 'validation.required');
  for (const code of localeCodes) {
    const isNeeded = shown.includes(code) || titles[code] || slugs[code] || contents[code];
    const lacking = isNeeded ? lackingIn(tab, code) : null;
    if (lacking) throw refusedField(`${lacking}_${code}`, 'validation.required');
    const slug = slugs[code];
    if (slug === undefined) continue;
    if (!isSlug(slug)) throw refusedField(`slug_${code}`, 'addresses.slug_signs');
    if (isTaken(tab, siblings, code)) throw refusedField(`slug_${code}`, 'pages.tab_taken');
  }
}
