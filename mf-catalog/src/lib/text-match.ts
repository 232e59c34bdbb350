import type { ProductListItem } from 'mf-shared/contract';
import { addTo, type BitSet, emptySet } from './bit-set.ts';

export type SearchedFields = Pick<ProductListItem, 'manufacturer' | 'name' | 'shortDescription' | 'description'>;

const notAlphanumeric = /[^\p{L}\p{N}]+/gu;

/** Lower-case alphanumerics only: what the text filter compares (LIST-54). */
export const foldText = (text: string): string => text.toLowerCase().replace(notAlphanumeric, '');

/** Brand, name, short description and description joined (LIST-54). */
export const searchedText = (item: SearchedFields): string =>
  foldText(`${item.manufacturer} ${item.name} ${item.shortDescription} ${item.description}`);

/** @param folded one text per product, made by {@link searchedText} */
export function setContaining(folded: readonly string[], words: string): BitSet {
  const wanted = foldText(words);
  const set = emptySet(folded.length);
  folded.forEach((text, position) => {
    if (text.includes(wanted)) addTo(set, position);
  });
  return set;
}
