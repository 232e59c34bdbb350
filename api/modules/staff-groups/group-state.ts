import type { GroupPlace, GroupState } from 'mf-shared/contract';
import type { GroupRow } from '../../read-model/group-tree.ts';
import { mediaPath } from '../../read-model/picture-paths.ts';
import { textsFrom, withWords, wordsOf } from '../../texts/words-by-language.ts';
import { storedPicture } from '../content/shown-pictures.ts';

/** What is stored of a group, as staff read and write it. */
export const toGroupState = ({ names, short_names, slugs, texts, show_in_menu, image }: GroupRow): GroupState =>
  tidied({
    ...{ names, short_names, slugs, show_in_menu, image, descriptions: wordsOf(texts, 'description_html') },
    ...{ meta_titles: wordsOf(texts, 'meta_title'), meta_descriptions: wordsOf(texts, 'meta_description') },
  });

/** The state as it is kept: no language without words. */
export const tidied = (state: GroupState): GroupState => ({
  names: withWords(state.names),
  short_names: withWords(state.short_names),
  slugs: withWords(state.slugs),
  descriptions: withWords(state.descriptions),
  meta_titles: withWords(state.meta_titles),
  meta_descriptions: withWords(state.meta_descriptions),
  show_in_menu: state.show_in_menu,
  image: mediaPath(storedPicture(state.image)),
});

/** The state as columns of the table, in languages that have words. */
export const toColumns = ({
  descriptions,
  meta_titles,
  meta_descriptions,
  image,
  ...rest
}: GroupState): Pick<GroupRow, 'names' | 'short_names' | 'slugs' | 'texts' | 'show_in_menu' | 'image'> => ({
  ...rest,
  image: storedPicture(image),
  texts: textsFrom({ description_html: descriptions, meta_title: meta_titles, meta_description: meta_descriptions }),
});

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
