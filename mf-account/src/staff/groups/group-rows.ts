import type { GroupInTree, Locale } from 'mf-shared/contract';
import { locales } from 'mf-shared/rules/locales';

/** A group as the tree shows it. */
export interface GroupInRow extends GroupInTree {
  /** In the reader's language. */
  name: string;
  /** 1 at the top. */
  level: number;
  /** Among its siblings, 1 for the first, and how many there are. */
  place: number;
  siblings: number;
  hasChildren: boolean;
  /** Groups above it, the top one first. */
  above: readonly GroupInRow[];
  /** Whether menus lead to it: not where it, or a group above it, is hidden. */
  menu: 'shown' | 'hidden' | 'below_hidden';
  /** Languages in which it has no name. */
  lacks: readonly Locale[];
}

/** The name in a language, as the shop shows it where there is none in that language. */
export const nameOf = ({ names }: Pick<GroupInTree, 'names'>, locale: Locale): string =>
  names[locale] ?? names.fi ?? Object.values(names)[0] ?? '';

/** @param groups each before those below it, as the service tells them */
export function groupRows(groups: readonly GroupInTree[], locale: Locale): GroupInRow[] {
  const children = Map.groupBy(groups, ({ parent_id }) => parent_id);
  const rows = new Map<number, GroupInRow>();
  for (const group of groups) {
    const parent = group.parent_id === null ? undefined : rows.get(group.parent_id);
    const siblings = children.get(group.parent_id) ?? [];
    const above = parent ? [...parent.above, parent] : [];
    rows.set(group.id, {
      ...{ ...group, name: nameOf(group, locale), level: above.length + 1, above, siblings: siblings.length },
      place: siblings.indexOf(group) + 1,
      hasChildren: children.has(group.id),
      menu: !group.show_in_menu ? 'hidden' : parent && parent.menu !== 'shown' ? 'below_hidden' : 'shown',
      lacks: locales.filter((language) => !group.names[language]),
    });
  }
  return [...rows.values()];
}

/** The way from the top down to a group, `Clothing › Jackets`. */
export const wayTo = ({ above, name }: GroupInRow): string => [...above.map((each) => each.name), name].join(' › ');

/** Whether each word that was typed stands in a name of the group, in any language. */
export function isFound({ names }: GroupInTree, q: string): boolean {
  const all = Object.values(names).join('\n').toLowerCase();
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}

/** What a tree shows: groups below closed ones are left out. */
export const shownRows = (rows: readonly GroupInRow[], opened: ReadonlySet<number>): GroupInRow[] =>
  rows.filter(({ above }) => above.every(({ id }) => opened.has(id)));

/** The found groups, with those above them. */
export function foundRows(rows: readonly GroupInRow[], q: string): GroupInRow[] {
  const kept = new Set(
    rows.filter((row) => isFound(row, q)).flatMap(({ id, above }) => [id, ...above.map((each) => each.id)]),
  );
  return rows.filter(({ id }) => kept.has(id));
}

/**
 * Where a key leads in a tree, by the patterns of WAI-ARIA: up and down, to the first and the last one, with the right arrow
 * into an open group, with the left one to the group above. @returns the group that has the focus then, what is opened or
 * closed, or null for a key that means nothing there
 */
export function moveInTree(
  key: string,
  { rows, at, isOpen }: { rows: readonly GroupInRow[]; at: GroupInRow; isOpen: boolean },
): { focus: number } | { open: number } | { close: number } | null {
  const index = rows.indexOf(at);
  const to = (row: GroupInRow | undefined) => (row ? { focus: row.id } : null);
  switch (key) {
    case 'ArrowDown':
      return to(rows[index + 1]);
    case 'ArrowUp':
      return to(rows[index - 1]);
    case 'Home':
      return to(rows[0]);
    case 'End':
      return to(rows.at(-1));
    case 'ArrowRight':
      if (!at.hasChildren) return null;
      return isOpen ? to(rows[index + 1]) : { open: at.id };
    case 'ArrowLeft':
      return isOpen && at.hasChildren ? { close: at.id } : to(at.above.at(-1));
    default:
      return null;
  }
}
