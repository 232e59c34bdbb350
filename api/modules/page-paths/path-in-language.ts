import type { Locale } from 'mf-shared/contract';
import { decodeText } from 'mf-shared/rules/decode-text';
import { splitLocalePath } from 'mf-shared/rules/locale-path';
import { withoutAnyAlias } from 'mf-shared/rules/page-aliases';
import type { Catalogue } from '../../read-model/catalogue.ts';
import { groupKey } from '../../read-model/group-tree.ts';
import { modelPath } from '../../read-model/list-item.ts';
import { textIn } from '../../read-model/per-locale.ts';
import { articlePath } from './blog-paths.ts';
import { campaignPath } from './campaign-path.ts';
import { pageBySlug } from './find-page.ts';
import { formerPagePath, tabPathIn } from './tab-path.ts';

/** The pages of the shop that a link may lead to. */
export type LinkedPages = Pick<Catalogue, 'content' | 'groups' | 'manufacturersBySlug' | 'modelsBySlug'>;

/**
 * Where a link that somebody wrote leads in a language, without its prefix. The link may name a page in any language, with
 * its prefix or an alias, and carry a query or an anchor. An unknown path stays, tidied.
 */
export function pathInLanguage(address: string, pages: LinkedPages, locale: Locale): string {
  const [, written = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  const { path } = splitLocalePath(`${written}/`.replace(/\/+/g, '/'), 'prefix');
  const known = withoutAnyAlias(path);
  return (dataPath(known, pages, locale) ?? known) + rest;
}

/** The path of a page that comes from the shop's data; null for others. */
function dataPath(path: string, pages: LinkedPages, locale: Locale): string | null {
  const segments = path
    .split('/')
    .filter((segment) => segment !== '')
    .map(decodeText);
  const [first = '', second = '', third = ''] = segments;
  const { articles, campaigns, formerCampaigns, formerPages, formerPosts, staticPages, tabbedPages } = pages.content;
  if (first === 'life-outdoors' && second === 'blog') {
    const article = third && (pageBySlug(articles, third) ?? formerPosts.get(third.toLowerCase()));
    return article ? articlePath(article, locale) : null;
  }
  if (first === 'campaigns') {
    const campaign = second && (pageBySlug(campaigns, second) ?? formerCampaigns.get(second.toLowerCase()));
    return campaign ? campaignPath(campaign, locale) : null;
  }
  const group = pages.groups.byPath.get(groupKey(segments.join('/')));
  if (group) return group.paths[locale];
  const model = pages.manufacturersBySlug.has(first.toLowerCase()) && pages.modelsBySlug.get(segments.at(-1) ?? '');
  if (model && segments.length > 1) return modelPath(model, locale);
  const slugs = first === 'page' ? segments.slice(1) : segments;
  const [slug = '', ...tabs] = slugs;
  const tabbed = pageBySlug(tabbedPages, slug);
  if (tabbed) return tabPathIn(tabbed, tabs, locale);
  const page = tabs.length === 0 ? pageBySlug(staticPages, slug) : undefined;
  if (page) return `/${textIn(page.slugs, locale)}/`;
  const former = formerPagePath(slugs, formerPages, locale);
  if (former) return former;
  return pages.groups.formerPaths.get(groupKey(segments.join('/')))?.paths[locale] ?? null;
}
