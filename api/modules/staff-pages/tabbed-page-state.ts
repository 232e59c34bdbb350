import { type Locale, localeCodes, type TabbedPageState } from 'mf-shared/contract';
import type { Row } from '../../db/schema.ts';
import { wholeTexts } from '../../read-model/whole-tabs.ts';
import { withWords } from '../../texts/words-by-language.ts';
import { hasWords, storedTabs, tabsInLines, tabsInOrder, toTabs } from './tab-state.ts';

type TabbedRow = Pick<
  Row<'tabbed_pages'>,
  'texts' | 'is_published' | 'published_on' | 'section' | 'show_in_navigation'
>;

/** A page with tabs as the staff's room and the log know it. */
export const toTabbedState = ({ texts, is_published, published_on, section, ...row }: TabbedRow): TabbedPageState => ({
  titles: withWords(Object.fromEntries(localeCodes.map((code) => [code, texts[code]?.title ?? '']))),
  tabs: toTabs(Object.fromEntries(localeCodes.map((code) => [code, texts[code]?.tabs ?? []]))),
  ...{ is_published, published_on: published_on ?? '', section, in_menu: row.show_in_navigation },
});

/** The state as it is kept: no language without words. */
export const tabbedInOrder = ({ titles, tabs, ...state }: TabbedPageState): TabbedPageState => ({
  ...{ titles: withWords(titles), tabs: tabsInOrder(tabs), is_published: state.is_published },
  ...{ published_on: state.published_on, section: state.section, in_menu: state.in_menu },
});

/** The texts as the database has them, in languages that have any. */
export const tabbedTextsOf = ({
  titles,
  tabs,
}: Pick<TabbedPageState, 'titles' | 'tabs'>): Row<'tabbed_pages'>['texts'] =>
  Object.fromEntries(
    localeCodes
      .filter((code) => titles[code] || hasWords(tabs, code))
      .map((code) => [code, { title: titles[code] ?? '', tabs: storedTabs(tabs, code) }]),
  );

/** In which languages shoppers read a page. */
export function shownLanguages(texts: Row<'tabbed_pages'>['texts']): Locale[] {
  const whole = wholeTexts(texts);
  return localeCodes.filter((code) => whole[code]);
}

/** What the log keeps of a page, each text of a tab as a line of its own. */
export function tabbedInLines(state: object): Record<string, unknown> {
  const { titles, tabs, ...facts } = state as TabbedPageState;
  const named = Object.entries(titles).map(([code, words]) => [`titles_${code}`, words]);
  return { ...Object.fromEntries(named), ...facts, ...tabsInLines(tabs) };
}
