import { textKey } from 'mf-shared/rules/facet-keys';
import {
  type BitSet,
  countCommon,
  countIn,
  emptySet,
  fullSet,
  intersectInto,
  isIn,
  uniteInto,
} from '../lib/bit-set.ts';
import { foldText, setContaining } from '../lib/text-match.ts';
import type { Facet, FilterQuery } from './facet.ts';
import type { FacetIndex } from './facet-index.ts';
import { isFullRange, parseRange } from './range-coding.ts';
import { setWithin } from './range-facet.ts';
import { splitValues } from './value-coding.ts';

export interface FilteredList {
  matching: BitSet;
  /** How many match. */
  filtered: number;
  /**
   * Facet key → one number per option (or bar): how many products have it among those that match all other filters
   * (LIST-51, LIST-58). Counted when first asked for.
   */
  counts: (key: string) => readonly number[];
}

/** Applies the filters of the address. Values that no product of the list has are no filter. */
export function filterList(index: FacetIndex, query: FilterQuery): FilteredList {
  const chosen = chosenSets(index, query);
  const matching = commonOf(index, chosen, null);
  const counted = new Map<string, readonly number[]>();
  return {
    matching,
    filtered: countIn(matching),
    counts(key) {
      const known = counted.get(key);
      if (known) return known;
      const facet = index.facet(key);
      const others = chosen.has(key) ? commonOf(index, chosen, key) : matching;
      const numbers = facet ? setsOf(facet).map((set) => countCommon(set, others)) : [];
      counted.set(key, numbers);
      return numbers;
    },
  };
}

/** The first `count` matching products in the given order. */
export function firstMatching<Item>(
  items: readonly Item[],
  order: Uint32Array,
  matching: BitSet,
  count: number,
): Item[] {
  const found: Item[] = [];
  for (let at = 0; at < order.length && found.length < count; at += 1) {
    const position = order[at] as number;
    if (isIn(matching, position)) found.push(items[position] as Item);
  }
  return found;
}

const setsOf = (facet: Facet): readonly BitSet[] =>
  facet.kind === 'range' ? facet.bars : facet.options.map(({ set }) => set);

function commonOf(index: FacetIndex, chosen: ReadonlyMap<string, BitSet>, without: string | null): BitSet {
  const common = fullSet(index.items.length);
  for (const [key, set] of chosen) if (key !== without) intersectInto(common, set);
  return common;
}

function chosenSets(index: FacetIndex, query: FilterQuery): Map<string, BitSet> {
  const chosen = new Map<string, BitSet>();
  for (const [key, text] of Object.entries(query)) {
    const facet = index.facet(key);
    const set = key === textKey ? textSet(index, text) : facet ? facetSet(facet, text, index.items.length) : null;
    if (set) chosen.set(key, set);
  }
  return chosen;
}

const textSet = (index: FacetIndex, text: string): BitSet | null =>
  foldText(text) === '' ? null : setContaining(index.texts(), text);

function facetSet(facet: Facet, text: string, size: number): BitSet | null {
  if (facet.kind === 'range') {
    const range = parseRange(text);
    return range && !isFullRange(range, facet.span) ? setWithin(facet, range, size) : null;
  }
  const options = splitValues(text).flatMap((value) => facet.byValue.get(value) ?? []);
  if (options.length === 0) return null;
  const set = emptySet(size);
  for (const option of options) uniteInto(set, option.set);
  return set;
}
