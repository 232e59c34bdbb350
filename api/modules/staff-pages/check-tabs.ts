import { type Locale, localeCodes, type TabbedPageState } from 'mf-shared/contract';
import { Refusal, refusedField } from '../../http/refusal.ts';
import { isSlug } from '../page-paths/check-slugs.ts';
import { allTabs, lackingIn, numberOf, type PlacedTab } from './tab-state.ts';
import { shownLanguages, tabbedTextsOf } from './tabbed-page-state.ts';

/**
 * Whether shoppers can read a page in each language in which they could, and find the tab that was written.
 * @param places those of the tab that was written; undefined where none was
 * @throws Refusal beside the field of that tab or of the page; where another tab lacks something, with words of its own
 */
export function checkTabs(before: TabbedPageState, next: TabbedPageState, places: readonly number[] | undefined): void {
  if (Object.keys(next.titles).length === 0) throw refusedField('title_fi', 'validation.required');
  const shown = shownLanguages(tabbedTextsOf(before));
  const tabs = allTabs(next.tabs);
  const written = places && tabs.find((each) => numberOf(each.places) === numberOf(places));
  if (places && !written) throw new Refusal(400, 'invalid_request');
  if (written) checkWritten(written, shown);
  for (const code of shown) {
    if (!next.titles[code]) throw refusedField(`title_${code}`, 'validation.required');
    for (const { tab, places: at } of tabs)
      if (!tab.titles[code] || !tab.slugs[code])
        throw new Refusal(400, 'tab_lacks_language', { values: { tab: numberOf(at), language: code } });
  }
  if (next.is_published && shownLanguages(tabbedTextsOf(next)).length === 0)
    throw new Refusal(400, 'page_without_tabs', { fields: { is_published: 'errors.page_without_tabs' } });
}

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
    if (siblings.some((other) => other !== tab && other.slugs[code] === slug))
      throw refusedField(`slug_${code}`, 'pages.tab_taken');
  }
}
