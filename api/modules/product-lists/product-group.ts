import { type Locale, type ProductGroup, sortOption } from 'mf-shared/contract';
import type { Catalogue } from '../../read-model/catalogue.ts';
import type { Group } from '../../read-model/group-tree.ts';
import { inLocale, perLocale, textIn } from '../../read-model/per-locale.ts';
import { groupName, groupShortName } from '../navigation/menu.ts';

const linkOf = (group: Group, locale: Locale) => ({
  id: group.id,
  name: groupName(group, locale),
  shortName: groupShortName(group, locale),
  path: group.paths[locale],
  slug: textIn(group.slugs, locale),
  image: group.image,
});

/** Rule LIST-9. */
export function productGroupOf(group: Group, catalogue: Catalogue, locale: Locale): ProductGroup {
  const texts = inLocale(group.texts, locale) ?? {};
  return {
    ...linkOf(group, locale),
    paths: perLocale((code) => group.paths[code]),
    description_html: texts.description_html ?? '',
    meta_title: texts.meta_title ?? groupName(group, locale),
    meta_description: texts.meta_description ?? '',
    group_sorting: sortOption.catch('default').parse(group.group_sorting),
    filterable_properties: group.filterable_properties,
    children: group.children.map((child) => linkOf(child, locale)),
    ancestors: group.ancestors.map((ancestor) => linkOf(ancestor, locale)),
    showInMenu: group.show_in_menu,
    modelCount: catalogue.modelsOfGroup(group).length,
  };
}
