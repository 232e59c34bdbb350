import type { MenuGroup, Navigation } from 'mf-shared/contract';

/** Every page carries the menu's tree: below the first level it has no pictures, and a short name only where it differs. */
export function leanNavigation(navigation: Navigation): Navigation {
  return {
    ...navigation,
    productGroups: navigation.productGroups.map((group) => ({ ...group, children: group.children.map(leanGroup) })),
  };
}

function leanGroup(group: MenuGroup): MenuGroup {
  const { name, shortName, children } = group;
  return { ...group, image: '', shortName: shortName === name ? '' : shortName, children: children.map(leanGroup) };
}
