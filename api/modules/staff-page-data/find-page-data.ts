import type { StaffPageData } from 'mf-shared/contract';
import { decodeText } from 'mf-shared/rules/decode-text';
import { groupKey } from '../../read-model/group-tree.ts';
import { perLocale } from '../../read-model/per-locale.ts';
import { pageBySlug } from '../page-paths/find-page.ts';
import { type LinkedPages, pathInLanguage } from '../page-paths/path-in-language.ts';

/**
 * Ids of what stands at an address, by its slugs in any language, and the address in each language (STAFF-11, SESSION-8). A
 * product's address begins with its brand and ends with its slug; its group is its main one.
 * @param path without the language's prefix: `/vaatteet/takit/`
 */
export function findPageData(pages: LinkedPages, path: string): StaffPageData {
  const { groups, modelsBySlug, manufacturersBySlug, content } = pages;
  const named = path.toLowerCase().split('/').filter(Boolean).map(decodeText);
  // The long address of a page of text (ROUTE-49).
  const segments = named[0] === 'page' ? named.slice(1) : named;
  const [first = '', second = '', third = ''] = segments;
  const group = groups.byPath.get(groupKey(path));
  const textPage = pageBySlug(content.staticPages, first);
  const tabbedPage = textPage ? undefined : pageBySlug(content.tabbedPages, first);
  const brand = group || textPage || tabbedPage ? undefined : manufacturersBySlug.get(first);
  const model = brand && second ? modelsBySlug.get(segments.at(-1) ?? '') : undefined;
  const post = first === 'life-outdoors' && second === 'blog' ? pageBySlug(content.articles, third) : undefined;
  const campaign = first === 'campaigns' && second ? pageBySlug(content.campaigns, second) : undefined;
  return {
    static_page_id: textPage?.id ?? null,
    tabbed_page_id: tabbedPage?.id ?? null,
    product_group_id: group?.id ?? model?.mainGroup?.id ?? null,
    model_id: model?.id ?? null,
    brand_id: brand && !second ? brand.id : null,
    post_id: post?.id ?? null,
    campaign_id: campaign?.id ?? null,
    paths: perLocale((locale) => pathInLanguage(path, pages, locale)),
  };
}
