import type { StaffPageData } from 'mf-shared/contract';
import type { Catalogue } from '../../read-model/catalogue.ts';
import { groupKey } from '../../read-model/group-tree.ts';
import { pageBySlug } from '../page-paths/find-page.ts';

type Facts = Pick<Catalogue, 'groups' | 'modelsBySlug' | 'manufacturersBySlug' | 'content'>;

/**
 * Ids of what stands at an address, by its slugs in any language (STAFF-11, SESSION-8). A product's address ends with its
 * slug; its group is the one that the path names, else the main one.
 * @param path without the language's prefix: `/vaatteet/takit/`
 */
export function findPageData(
  { groups, modelsBySlug, manufacturersBySlug, content }: Facts,
  path: string,
): StaffPageData {
  const segments = path.toLowerCase().split('/').filter(Boolean);
  const [first = '', second = '', third = ''] = segments;
  const isAlone = segments.length === 1;
  const group = groups.byPath.get(groupKey(path));
  const textPage = pageBySlug(content.staticPages, first);
  const tabbedPage = textPage ? undefined : pageBySlug(content.tabbedPages, first);
  const isPage = textPage !== undefined || tabbedPage !== undefined;
  const model = group || isPage || isAlone ? undefined : modelsBySlug.get(segments.at(-1) ?? '');
  const brand = group || isPage || !isAlone ? undefined : manufacturersBySlug.get(first);
  const post = first === 'life-outdoors' && second === 'blog' ? pageBySlug(content.articles, third) : undefined;
  const campaign = first === 'campaigns' && second !== '' ? pageBySlug(content.campaigns, second) : undefined;
  return {
    static_page_id: textPage?.id ?? null,
    tabbed_page_id: tabbedPage?.id ?? null,
    product_group_id: group?.id ?? model?.mainGroup?.id ?? null,
    model_id: model?.id ?? null,
    brand_id: brand?.id ?? null,
    post_id: post?.id ?? null,
    campaign_id: campaign?.id ?? null,
  };
}
