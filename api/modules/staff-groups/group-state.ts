import { type GroupPlace, type GroupState, localeCodes } from 'mf-shared/contract';
import type { Texts } from '../../db/schema/column-kinds.ts';
import type { GroupTexts } from '../../db/schema/stored-json.ts';
import type { GroupRow } from '../../read-model/group-tree.ts';

const textNames = {
  descriptions: 'description_html',
  meta_titles: 'meta_title',
  meta_descriptions: 'meta_description',
} as const satisfies Record<string, keyof GroupTexts>;

/** What is stored of a group, as staff read and write it. */
export function toGroupState({ names, short_names, slugs, texts, show_in_menu }: GroupRow): GroupState {
  const per = (name: keyof GroupTexts) =>
    Object.fromEntries(localeCodes.map((code) => [code, texts[code]?.[name] ?? '']));
  return tidied({
    ...{ names, short_names, slugs, show_in_menu, descriptions: per(textNames.descriptions) },
    ...{ meta_titles: per(textNames.meta_titles), meta_descriptions: per(textNames.meta_descriptions) },
  });
}

/** The state as it is kept: no language without words. */
export const tidied = (state: GroupState): GroupState => ({
  names: withWords(state.names),
  short_names: withWords(state.short_names),
  slugs: withWords(state.slugs),
  descriptions: withWords(state.descriptions),
  meta_titles: withWords(state.meta_titles),
  meta_descriptions: withWords(state.meta_descriptions),
  show_in_menu: state.show_in_menu,
});

const withWords = (texts: Texts): Texts =>
  Object.fromEntries(localeCodes.flatMap((code) => (texts[code] ? [[code, texts[code]]] : [])));

/** The state as columns of the table, in languages that have words. */
export function toColumns(
  state: GroupState,
): Pick<GroupRow, 'names' | 'short_names' | 'slugs' | 'texts' | 'show_in_menu'> {
  const texts = localeCodes.flatMap((code) => {
    const own = Object.entries(textNames).flatMap(([place, name]) => {
      const words = state[place as keyof typeof textNames][code];
      return words ? [[name, words]] : [];
    });
    return own.length > 0 ? [[code, Object.fromEntries(own)]] : [];
  });
  const { names, short_names, slugs, show_in_menu } = state;
  return { names, short_names, slugs, show_in_menu, texts: Object.fromEntries(texts) };
}

/** Where a group stands. @param rows in the order of siblings */
export function placeOf(rows: readonly GroupRow[], { id, parent_id }: GroupRow): GroupPlace {
  const siblings = rows.filter((row) => row.parent_id === parent_id);
  return { parent_id, place: siblings.findIndex((row) => row.id === id) + 1 };
}

/**
 * All groups with one of them at another place: behind the sibling that is to stand before it, or before the first one.
 * @param rows in the order of siblings
 */
export function withPlace(rows: readonly GroupRow[], id: number, { parent_id, place }: GroupPlace): GroupRow[] {
  const moved = rows.find((row) => row.id === id);
  if (!moved) return [...rows];
  const others = rows.filter((row) => row.id !== id);
  const siblings = others.filter((row) => row.parent_id === parent_id);
  const next = siblings[place - 1];
  const last = siblings.at(-1) ?? rows.find((row) => row.id === parent_id);
  const at = next ? others.indexOf(next) : last ? others.indexOf(last) + 1 : others.length;
  return [...others.slice(0, at), { ...moved, parent_id }, ...others.slice(at)];
}

/** A group and all groups below it; those of a circle once each. */
export function idsBelow(rows: readonly Pick<GroupRow, 'id' | 'parent_id'>[], id: number): ReadonlySet<number> {
  const children = Map.groupBy(rows, (row) => row.parent_id);
  const found = new Set([id]);
  for (const each of found) for (const child of children.get(each) ?? []) found.add(child.id);
  return found;
}
