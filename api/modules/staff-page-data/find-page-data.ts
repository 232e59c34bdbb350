import type { StaffPageData } from 'mf-shared/contract';
import type { Catalogue } from '../../read-model/catalogue.ts';
import { groupKey } from '../../read-model/group-tree.ts';
import { pageBySlug } from '../page-paths/find-page.ts';

type Facts = Pick<Catalogue, 'groups' | 'modelsBySlug' | 'content'>;

/**
 * Ids of what stands at an address, by its slugs in any language (STAFF-11, SESSION-8). A product's address ends with its
 * slug; its group is the one that the path names, else the main one.
 * @param path without the language's prefix: `/vaatteet/takit/`
 */
export function findPageData({ groups, modelsBySlug, content }: Facts, path: string): StaffPageData {
  const segments = path.toLowerCase().split('/').filter(Boolean);
  const last = segments.at(-1) ?? '';
  const group = groups.byPath.get(groupKey(path));
  const page =
    segments[0] === undefined ? undefined : pageBySlug([...content.staticPages, ...content.tabbedPages], segments[0]);
  const model = group || page || segments.length < 2 ? undefined : modelsBySlug.get(last);
  return {
    static_page_id: page?.id ?? null,
    product_group_id: group?.id ?? model?.mainGroup?.id ?? null,
    model_id: model?.id ?? null,
  };
}
