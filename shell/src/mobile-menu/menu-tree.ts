import type { MenuGroup } from 'mf-shared/contract';
import type { NavigationGroup, NavigationLink } from '../frame/menu/navigation-groups.ts';
import type { ShellNavigation } from '../frame/menu/shell-navigation.ts';
import { promoHref } from '../frame/menu/shell-navigation.ts';
import { isMissingPath } from '../routes/is-missing-path.ts';

/** An entry of the mobile menu: a product group, or a group of links beside the products. */
export interface MenuNode {
  slug: string;
  name: string;
  image: string | null;
  /** Where all of it is; null where it is only a heading. */
  path: string | null;
  children: readonly MenuNode[];
  promos: readonly { slug: string; image: string; title: string }[];
  /** Leads to its page at once, and opens no column. */
  isPage: boolean;
}

/** The first column: product groups, the shop's own lists (brands first, NAV-2), then what is beside the products. */
export function menuTree(
  { productGroups, missingPages }: Pick<ShellNavigation, 'productGroups' | 'missingPages'>,
  shopLinks: readonly NavigationLink[],
  services: readonly NavigationGroup[],
): MenuNode[] {
  const groupNode = ({ slug, shortName, name, image, path, children, links }: MenuGroup): MenuNode => ({
    slug,
    name: shortName || name,
    image,
    path,
    children: children.map(groupNode),
    promos: links.filter((link) => !isMissingPath(promoHref(link.slug), missingPages)),
    isPage: false,
  });
  const pages = shopLinks
    .filter(({ path }) => !isMissingPath(path, missingPages))
    .map(({ name, path }) => leaf(name, path));
  return [...productGroups.map(groupNode), ...pages, ...services.map(serviceNode)];
}

function serviceNode({ key, title, links }: NavigationGroup): MenuNode {
  const children = links.map(({ name, path }): MenuNode => leaf(name, path));
  return { slug: key.replaceAll('_', '-'), name: title, image: null, path: null, children, promos: [], isPage: false };
}

const leaf = (name: string, path: string): MenuNode => ({
  slug: path,
  name,
  image: null,
  path,
  children: [],
  promos: [],
  isPage: true,
});
