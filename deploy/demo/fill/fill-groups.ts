import type { Executor } from 'api/seed';
import { insertMany } from 'api/seed';
import { localeCodes } from 'mf-shared/contract';
import type { DemoGroup } from '../groups/build-groups.ts';
import { menuLinksOf } from '../groups/menu-links.ts';

export async function fillGroups(db: Executor, groups: readonly DemoGroup[]): Promise<void> {
  await insertMany(
    db,
    'product_groups',
    groups.map((group) => ({
      id: group.id,
      parent_id: group.parentId,
      slugs: group.slugs,
      names: group.names,
      short_names: group.shortNames,
      texts: Object.fromEntries(
        localeCodes.map((locale) => [
          locale,
          {
            description_html: group.descriptions[locale],
            meta_title: group.metaTitles[locale],
            meta_description: group.metaDescriptions[locale],
          },
        ]),
      ),
      image: group.image,
      group_sorting: group.sorting,
      filterable_properties: group.filterableProperties,
      show_in_menu: group.showInMenu,
      menu_links: menuLinksOf(group),
      sort_order: group.sortOrder,
    })),
  );
}
