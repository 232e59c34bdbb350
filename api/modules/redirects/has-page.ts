import { isFixedPage } from 'mf-shared/rules/fixed-pages';
import type { StoredTab } from '../../db/schema/stored-json.ts';
import type { Catalogue } from '../../read-model/catalogue.ts';
import type { PageRow } from '../../read-model/content.ts';
import { groupKey } from '../../read-model/group-tree.ts';
import { categoryOf } from '../page-paths/blog-paths.ts';
import { pageBySlug } from '../page-paths/find-page.ts';
import { leafTabs } from '../page-paths/tab-path.ts';

type Pages = Pick<Catalogue, 'content' | 'groups' | 'manufacturersBySlug' | 'modelsBySlug' | 'stores'>;

/** Whether the shop answers a path without prefix with a page, or leads to one by itself, as from a product's former slug. */
export function hasPage(key: string, pages: Pages): boolean {
  if (isFixedPage(key)) return true;
  const segments = key.split('/').filter((segment) => segment !== '');
  const [first = '', second = '', third] = segments;
  if (pages.groups.byPath.has(groupKey(segments.join('/')))) return true;
  const brand = pages.manufacturersBySlug.get(first);
  if (brand)
    return segments.length === 1
      ? !brand.is_hidden
      : (pages.modelsBySlug.get(segments.at(-1) ?? '')?.is_public ?? false);
  const { articles, bloggers, campaigns, staticPages, tabbedPages } = pages.content;
  if (first === 'stores')
    return segments.length === 2 && [...pages.stores.values()].some(({ slug }) => slug === second);
  if (first === 'ski-wizard') return segments.length === 2 && skiSports.has(second);
  if (first === 'campaigns') return segments.length === 2 && pageBySlug(campaigns, second) !== undefined;
  if (first === 'life-outdoors' && third === undefined) return categoryOf(second) !== undefined;
  if (first === 'life-outdoors')
    return second === 'blog'
      ? pageBySlug(articles, third ?? '') !== undefined
      : second === 'bloggers' && bloggers.some(({ slug }) => slug === third);
  const [slug = '', ...tabs] = first === 'page' ? segments.slice(1) : segments;
  const tabbed = pageBySlug(tabbedPages, slug);
  if (tabbed) return hasTab(tabbed, tabs);
  return tabs.length === 0 && pageBySlug(staticPages, slug) !== undefined;
}

/** The packages that its wizard builds have a page each. */
const skiSports: ReadonlySet<string> = new Set(['alpine', 'nordic']);

const hasTab = ({ texts }: Pick<PageRow<{ tabs: StoredTab[] }>, 'texts'>, slugs: readonly string[]): boolean =>
  slugs.length === 0 ||
  Object.values(texts).some((text) =>
    leafTabs(text?.tabs ?? []).some((leaf) => slugs.every((slug, place) => leaf[place]?.toLowerCase() === slug)),
  );
