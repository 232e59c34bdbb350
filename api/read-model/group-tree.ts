import type { PerLocale } from 'mf-shared/contract';
import type { Texts } from '../db/schema/column-kinds.ts';
import type { GroupTexts, MenuLink } from '../db/schema/stored-json.ts';
import { perLocale, textIn } from './per-locale.ts';

export interface GroupRow {
  id: number;
  parent_id: number | null;
  slugs: Texts;
  names: Texts;
  short_names: Texts;
  texts: Texts<GroupTexts>;
  image: string;
  group_sorting: string;
  filterable_properties: string[];
  show_in_menu: boolean;
  menu_links: MenuLink[];
}

export interface Group extends Omit<GroupRow, 'parent_id'> {
  parent: Group | null;
  children: Group[];
  /** From the root down to the parent. */
  ancestors: Group[];
  /** In every language: `/vaatteet/takit/`. */
  paths: PerLocale<string>;
}

export interface GroupTree {
  byId: ReadonlyMap<number, Group>;
  roots: readonly Group[];
  /** Paths of all languages, lower case, without the outer slashes. */
  byPath: ReadonlyMap<string, Group>;
  /** Paths that groups had before, and that no group has now. */
  formerPaths: ReadonlyMap<string, Group>;
}

/**
 * Links rows, given in their order among siblings, into a tree; rows whose parent is missing or circular are left out.
 * @param former which group had a path before
 */
export function buildGroupTree(
  rows: readonly GroupRow[],
  former: readonly { path: string; group_id: number }[] = [],
): GroupTree {
  const byParent = Map.groupBy(rows, (row) => row.parent_id);
  const byId = new Map<number, Group>();
  const byPath = new Map<string, Group>();

  function add(row: GroupRow, parent: Group | null): Group {
    const paths = perLocale((locale) => `${parent?.paths[locale] ?? '/'}${textIn(row.slugs, locale)}/`);
    const ancestors = parent ? [...parent.ancestors, parent] : [];
    const group: Group = { ...row, parent, children: [], ancestors, paths };
    byId.set(group.id, group);
    for (const path of Object.values(paths)) if (!byPath.has(groupKey(path))) byPath.set(groupKey(path), group);
    group.children = (byParent.get(row.id) ?? []).map((child) => add(child, group));
    return group;
  }

  const roots = (byParent.get(null) ?? []).map((row) => add(row, null));
  const formerPaths = former.flatMap(({ path, group_id }): [string, Group][] => {
    const group = byId.get(group_id);
    return group && !byPath.has(path) ? [[path, group]] : [];
  });
  return { byId, roots, byPath, formerPaths: new Map(formerPaths) };
}

/** The path segments joined and lowercased form the group key (LIST-1). */
export function groupKey(path: string): string {
  return path
    .split('/')
    .filter((segment) => segment !== '')
    .join('/')
    .toLowerCase();
}
