import type { PerLocale, SitemapEntry } from 'mf-shared/contract';
import { defaultLocale } from 'mf-shared/rules/locales';
import type { Catalogue } from '../../read-model/catalogue.ts';
import { experienceBrands } from '../../read-model/experience-brands.ts';
import type { Group } from '../../read-model/group-tree.ts';
import { modelPath } from '../../read-model/list-item.ts';
import { inLocale, perLocale, textIn } from '../../read-model/per-locale.ts';
import { shownBrands } from '../../read-model/reference-data.ts';
import { articlePath, bloggerPath } from '../page-paths/blog-paths.ts';
import { leafTabs, tabPaths } from '../page-paths/tab-path.ts';
import { isLegacy } from '../products/product-settings.ts';

/** Every page of the shop's data that search engines may show: what lists hide (campaign-only, not public) is not among them. */
export function sitemapEntries(catalogue: Catalogue): SitemapEntry[] {
  const { groups, content, stores, listed, settings } = catalogue;
  const experiences = experienceBrands(catalogue).map(({ slug }) => `/experiences/${slug}/`);
  return [
    ...groups.roots.flatMap(withChildren).map(({ paths }) => unchanged(paths)),
    ...shownBrands(catalogue).map(({ slug }) => unchanged(everywhere(`/${slug}/`))),
    ...content.staticPages.map(({ slugs }) => unchanged(perLocale((locale) => `/${textIn(slugs, locale)}/`))),
    ...content.tabbedPages.flatMap(tabEntries),
    // Neither the warehouse nor the web shop has a page of its own.
    ...[...stores.values()]
      .filter(({ type }) => type === 'retail')
      .map(({ slug }) => unchanged(everywhere(`/stores/${slug}/`))),
    ...content.articles.map((article) => ({
      paths: perLocale((locale) => articlePath(article, locale)),
      changed: String(article.published_on).slice(0, 10),
    })),
    ...content.bloggers.map((blogger) => unchanged(everywhere(bloggerPath(blogger)))),
    ...(experiences.length > 0 ? ['/experiences/', ...experiences] : []).map((path) => unchanged(everywhere(path))),
    ...listed.map((model) => {
      // Products whose page is below /old redirect there (PRODUCT-4, PRODUCT-5).
      const under = model.is_bundle || isLegacy(model.id, settings) ? '/old' : '';
      return unchanged(perLocale((locale) => under + modelPath(model, locale)));
    }),
  ];
}

/** A tabbed page is read at its tabs: its own address and those of tabs with others below lead on to the first. */
function tabEntries(page: Catalogue['content']['tabbedPages'][number]): SitemapEntry[] {
  return leafTabs(inLocale(page.texts, defaultLocale)?.tabs ?? []).map((slugs) => unchanged(tabPaths(page, slugs)));
}

function withChildren(group: Group): Group[] {
  return [group, ...group.children.flatMap(withChildren)];
}

function unchanged(paths: PerLocale<string>): SitemapEntry {
  return { paths, changed: null };
}

function everywhere(path: string): PerLocale<string> {
  return perLocale(() => path);
}
