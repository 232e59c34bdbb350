import type { MenuGroup } from 'mf-shared/contract';
import type { NavigationGroup } from '../frame/menu/navigation-groups.ts';
import { promoHref } from '../frame/menu/promo-href.ts';
import type { ShellNavigation } from '../frame/menu/shell-navigation.ts';
import { isMissing } from '../routes/is-missing.ts';

/** An entry of the mobile menu: a product group, or a group of links beside the products. */
export interface MenuNode {
  slug: string;
  name: string;
  image: string | null;
  /** Where all of it is; null where it is only a heading. */
  path: string | null;
  children: readonly MenuNode[];
  promos: readonly { slug: string; image: string; title: string }[];
}

export function menuTree(
  { productGroups, missingPages }: Pick<ShellNavigation, 'productGroups' | 'missingPages'>,
  services: readonly NavigationGroup[],
): MenuNode[] {
  const groupNode = ({ slug, shortName, name, image, path, children, links }: MenuGroup): MenuNode => ({
    slug,
    name: shortName || name,
    image,
    path,
    children: children.map(groupNode),
    promos: links.filter((link) => !isMissing(promoHref(link.slug), missingPages)),
  });
  return [...productGroups.map(groupNode), ...services.map(serviceNode)];
}

function serviceNode({ key, title, links }: NavigationGroup): MenuNode {
  const children = links.map(({ name, path }): MenuNode => leaf(name, path));
  return { slug: key.replaceAll('_', '-'), name: title, image: null, path: null, children, promos: [] };
}

const leaf = (name: string, path: string): MenuNode => ({
  slug: path,
  name,
  image: null,
  path,
  children: [],
  promos: [],
});
