import type { MenuGroup } from 'mf-shared/contract';
import type { ShellNavigation } from '../frame/menu/shell-navigation.ts';

/**
 * A group of the menu as a row, its last columns left out where they are empty; `place` is the slug under its parent's path,
 * `=` where it follows from the name.
 */
type PackedGroup = [
  id: number,
  name: string,
  place: string,
  shortName?: string,
  image?: string,
  children?: PackedGroup[],
  links?: MenuGroup['links'],
  isShown?: boolean,
];

/** The menu's tree as pages carry it: every page does, and names of members would be most of it. */
export type PackedNavigation = Omit<ShellNavigation, 'productGroups'> & { productGroups: PackedGroup[] };

/** One tree goes into many pages. */
const packedTrees = new WeakMap<readonly MenuGroup[], PackedGroup[]>();

export function packNavigation(navigation: ShellNavigation): PackedNavigation {
  const tree = navigation.productGroups;
  const packed = packedTrees.get(tree) ?? tree.map((group) => pack(group, '/'));
  packedTrees.set(tree, packed);
  return { ...navigation, productGroups: packed };
}

export const unpackNavigation = (navigation: PackedNavigation): ShellNavigation => ({
  ...navigation,
  productGroups: navigation.productGroups.map((group) => unpack(group, '/')),
});

function pack({ id, name, path, slug, shortName, image, children, links, showInMenu }: MenuGroup, above: string) {
  const ownPlace = slug === slugOf(name) ? '=' : slug;
  const place = path === `${above}${slug}/` ? ownPlace : `${path} ${slug}`;
  const below = children.map((child) => pack(child, path));
  const row: PackedGroup = [id, name, place, shortName === name ? '=' : shortName, image, below, links, showInMenu];
  const isEmpty = (value: PackedGroup[number]) => value === '' || value === true || isEmptyList(value);
  while (row.length > 3 && isEmpty(row.at(-1))) row.pop();
  return row;
}

/** `Fleecet & villat` → `fleecet-villat`: how most names stand in addresses. */
const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z\d]+/g, '-');

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

function unpack(
  [id, name, place, shortName = '', image = '', children = [], links = [], showInMenu = true]: PackedGroup,
  above: string,
): MenuGroup {
  const [first = '', slug] = (place === '=' ? slugOf(name) : place).split(' ');
  const path = slug === undefined ? `${above}${first}/` : first;
  return {
    ...{ id, name, path, image, links, showInMenu },
    slug: slug ?? first,
    shortName: shortName === '=' ? name : shortName,
    children: children.map((child) => unpack(child, path)),
  };
}
