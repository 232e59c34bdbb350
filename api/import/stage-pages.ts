import type { ImportContext } from './import-context.ts';
import type { ImportRecord, ImportTab } from './import-format.ts';
import { onlyOnce } from './lines-in-files.ts';
import type { Place, Problems } from './problems.ts';

/** Stages pages of text and those with tabs. An address leads to one of them, whichever file it stands in. */
export async function stagePages({ source, staging, known, problems }: ImportContext): Promise<void> {
  const once = onlyOnce(problems);
  const checkSlugs = ({ slugs }: ImportRecord<'pages' | 'tabbed-pages'>, place: Place) => {
    for (const [locale, slug] of Object.entries(slugs)) once(`${slug} (${locale})`, place, `slugs.${locale}`);
  };
  let order = 0;
  for await (const { record, place } of source.read('pages', problems)) {
    checkSlugs(record, place);
    const id = known.pages.give(record.key, place, problems);
    await staging.add('static_pages', [{ id, ...rowOf(record), sort_order: order++ }]);
  }
  order = 0;
  for await (const { record, place } of source.read('tabbed-pages', problems)) {
    checkSlugs(record, place);
    checkTabs(record, place, problems);
    const id = known.tabbedPages.give(record.key, place, problems);
    await staging.add('tabbed_pages', [{ id, ...rowOf(record), sort_order: order++ }]);
  }
}

const rowOf = (record: ImportRecord<'pages' | 'tabbed-pages'>) => ({
  key: record.key,
  slugs: record.slugs,
  section: record.section,
  show_in_navigation: record.inNavigation,
  is_published: record.published ?? null,
  published_on: record.from ?? null,
  menu_place: record.place ?? null,
  texts: record.texts,
});

/** Tabs of all languages belong together by their place, and each is found among those beside it. */
function checkTabs({ texts }: ImportRecord<'tabbed-pages'>, place: Place, problems: Problems): void {
  const [first, ...others] = Object.entries(texts);
  for (const [locale, { tabs }] of Object.entries(texts)) checkSiblings(tabs, `texts.${locale}.tabs`, place, problems);
  for (const [locale, { tabs }] of others)
    if (first && shapeOf(tabs) !== shapeOf(first[1].tabs))
      problems.add(
        place,
        `texts.${locale}.tabs`,
        `are not those of texts.${first[0]}: each language has the same tabs`,
      );
}

function checkSiblings(tabs: readonly ImportTab[], field: string, place: Place, problems: Problems): void {
  for (const [at, tab] of tabs.entries()) {
    if (tab.slug !== '' && tabs.findIndex(({ slug }) => slug === tab.slug) < at)
      problems.add(place, `${field}.${at}.slug`, `is “${tab.slug}” like that of a tab beside it`);
    checkSiblings(tab.tabs, `${field}.${at}.tabs`, place, problems);
  }
}

/** How many tabs stand beside and below one another, such as `(()())`. */
export const shapeOf = (tabs: readonly Pick<ImportTab, 'tabs'>[]): string =>
  tabs.map(({ tabs: below }) => `(${shapeOf(below)})`).join('');
