import type { PageTab, StaticPage, StaticPageWithTabs } from 'mf-shared/contract';
import type { StaticPageTexts, StoredTab } from '../../db/schema/stored-json.ts';
import type { Content, PageRow } from '../../read-model/content.ts';
import { inLocale, perLocale, textIn } from '../../read-model/per-locale.ts';
import { type Reader, withCountries } from '../configuration/terms-by-country.ts';
import { tabPaths } from '../page-paths/tab-path.ts';
import { keywordsOf } from '../rich-text/keywords-of.ts';
import { markKeywords } from '../rich-text/mark-keywords.ts';
import { readableHtml, withActions } from '../rich-text/readable-html.ts';

/** A page of text as shoppers read it. */
export async function shownPage(page: PageRow<StaticPageTexts>, reader: Reader): Promise<StaticPage> {
  const { title = '', content = '', metaDescription = '' } = inLocale(page.texts, reader.locale) ?? {};
  return {
    id: page.id,
    title,
    slugs: perLocale((locale) => textIn(page.slugs, locale)),
    content: await shownText(content, reader),
    metaDescription,
  };
}

/** A page with tabs as shoppers read it, with the text of every tab. */
export async function shownTabbedPage(
  page: Content['tabbedPages'][number],
  reader: Reader,
): Promise<StaticPageWithTabs> {
  const { title = '', tabs = [] } = inLocale(page.texts, reader.locale) ?? {};
  const shown = async (tab: StoredTab, above: readonly string[]): Promise<PageTab> => {
    const slugs = [...above, tab.slug];
    return {
      ...tab,
      paths: tabPaths(page, slugs),
      content: await shownText(tab.content, reader),
      tabs: await Promise.all(tab.tabs.map((below) => shown(below, slugs))),
    };
  };
  return { id: page.id, title, tabs: await Promise.all(tabs.map((tab) => shown(tab, []))) };
}

/** Readable, with its keywords marked and its list of countries. */
async function shownText(html: string, reader: Reader): Promise<string> {
  const { catalogue, locale, settings } = reader;
  const readable = await readableHtml(html, { pages: catalogue, locale, settings: settings.richText });
  return withCountries(markKeywords(withActions(readable), keywordsOf(catalogue, locale)), reader);
}
