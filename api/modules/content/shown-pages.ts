import type { PageTab, ProductListItem, StaticPage, StaticPageWithTabs } from 'mf-shared/contract';
import type { StaticPageTexts, StoredTab } from '../../db/schema/stored-json.ts';
import type { Content, PageRow } from '../../read-model/content.ts';
import { inLocale, perLocale, textIn } from '../../read-model/per-locale.ts';
import { type Reader, withCountries } from '../configuration/terms-by-country.ts';
import { tabPaths } from '../page-paths/tab-path.ts';
import { keywordsOf } from '../rich-text/keywords-of.ts';
import { markKeywords } from '../rich-text/mark-keywords.ts';
import { type CardReader, withProducts } from '../rich-text/products-in-text.ts';
import { readableHtml, withActions } from '../rich-text/readable-html.ts';

export type PageReader = Reader & CardReader;

/** A page of text as shoppers read it. */
export async function shownPage(page: PageRow<StaticPageTexts>, reader: PageReader): Promise<StaticPage> {
  const { title = '', content = '', metaDescription = '' } = inLocale(page.texts, reader.locale) ?? {};
  return {
    id: page.id,
    title,
    slugs: perLocale((locale) => textIn(page.slugs, locale)),
    ...(await shownText(content, reader)),
    metaDescription,
  };
}

/** A page with tabs as shoppers read it, with the text of every tab. */
export async function shownTabbedPage(
  page: Content['tabbedPages'][number],
  reader: PageReader,
): Promise<StaticPageWithTabs> {
  const { title = '', tabs = [] } = inLocale(page.texts, reader.locale) ?? {};
  const products = new Map<number, ProductListItem>();
  const shown = async (tab: StoredTab, above: readonly string[]): Promise<PageTab> => {
    const slugs = [...above, tab.slug];
    const { content, productsInText } = await shownText(tab.content, reader);
    for (const product of productsInText) products.set(product.id, product);
    return {
      ...tab,
      paths: tabPaths(page, slugs),
      content,
      tabs: await Promise.all(tab.tabs.map((below) => shown(below, slugs))),
    };
  };
  const shownTabs = await Promise.all(tabs.map((tab) => shown(tab, [])));
  return { id: page.id, title, tabs: shownTabs, productsInText: [...products.values()] };
}

/** Readable, with its keywords marked, its list of countries and its products. */
async function shownText(html: string, reader: PageReader): ReturnType<typeof withProducts> {
  const { catalogue, locale, settings } = reader;
  const readable = await readableHtml(html, {
    ...{ pages: catalogue, locale, settings: settings.richText, hasParts: true },
  });
  const marked = markKeywords(withActions(readable), keywordsOf(catalogue, locale));
  return withProducts(await withCountries(marked, reader), reader);
}
