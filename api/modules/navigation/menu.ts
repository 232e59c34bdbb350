import type { Locale, MenuGroup } from 'mf-shared/contract';
import type { Catalogue } from '../../read-model/catalogue.ts';
import type { Group } from '../../read-model/group-tree.ts';
import { textIn } from '../../read-model/per-locale.ts';
import { mediaPath } from '../../read-model/picture-paths.ts';
import { pathInLanguage } from '../page-paths/path-in-language.ts';

export const groupName = (group: Group, locale: Locale): string => textIn(group.names, locale);
export const groupShortName = (group: Group, locale: Locale): string =>
  textIn(group.short_names, locale) || groupName(group, locale);

interface MenuView {
  catalogue: Catalogue;
  locale: Locale;
  /** Links that the menu leaves out: they lead to no page. */
  dead: ReadonlySet<string>;
}

/** The product groups as the menu shows them; hidden ones keep `showInMenu` false (CONF-61, CONF-62). */
export function menuGroups(groups: readonly Group[], view: MenuView): MenuGroup[] {
  const { catalogue, locale, dead } = view;
  return groups.map((group) => ({
    id: group.id,
    name: groupName(group, locale),
    shortName: groupShortName(group, locale),
    path: group.paths[locale],
    slug: textIn(group.slugs, locale),
    image: group.image,
    showInMenu: group.show_in_menu,
    children: menuGroups(group.children, view),
    links: group.menu_links
      .filter(({ slug }) => !dead.has(slug))
      .map(({ slug, image, titles }) => ({
        slug: pathInLanguage(slug, catalogue, locale),
        image: mediaPath(image),
        title: textIn(titles, locale),
      })),
  }));
}
