import type { MenuNode } from './menu-tree.ts';

/** Where one stands in the mobile menu: column 1 marks `group`, column 2 `sub`; column 3 is open where `sub` is set. */
export interface MenuPlace {
  group: MenuNode | null;
  sub: MenuNode | null;
  level: 1 | 2 | 3;
}

/**
 * The place that a path and query name: `/menu/{slug}/?{sub}`; the key `back` goes up one level (NAV-16 to NAV-18).
 * Without a slug the first group is open, so that the second column is never empty.
 */
export function menuPlace(tree: readonly MenuNode[], slug: string | undefined, query: URLSearchParams): MenuPlace {
  const named = tree.find((node) => node.slug === slug);
  const group = named ?? tree[0] ?? null;
  const keys = [...query.keys()];
  if (!named || !group) return { group, sub: null, level: 1 };
  const sub = keys.includes('back') ? undefined : group.children.find((child) => keys.includes(child.slug));
  return sub && sub.children.length > 0 ? { group, sub, level: 3 } : { group, sub: null, level: 2 };
}

/** The address one level up (without locale prefix), or null at the top. */
export function placeAbove({ group, level }: MenuPlace): string | null {
  if (level === 3 && group) return `/menu/${group.slug}/?back`;
  return level === 2 ? '/menu/?back' : null;
}
