import type { Translate } from 'mf-shared/i18n';
import { textKey } from 'mf-shared/rules/facet-keys';
import { formatPrice, type PriceFormat } from 'mf-shared/rules/price-format';
import type { FilterQuery, RangeFacet } from './facet.ts';
import type { FacetIndex } from './facet-index.ts';
import type { FilterNames } from './filter-names.ts';
import { groupName } from './parting-groups.ts';
import { isFullRange, parseRange, type Range } from './range-coding.ts';
import { splitValues } from './value-coding.ts';

/** One removable chip. `value` is null where the whole parameter goes. */
export interface ChosenFilter {
  key: string;
  value: string | null;
  /** What is chosen, in words: `M`, `under 400 €`. */
  label: string;
  /** The filter's own name where the label alone says too little, else empty. */
  prefix: string;
}

export interface FilterWords {
  names: FilterNames;
  format: PriceFormat;
  /** The remote's texts. */
  text: Translate;
}

/** Every chosen value of the address that the list knows, in the order of the panel (LIST-44). */
export function chosenFilters(index: FacetIndex, query: FilterQuery, words: FilterWords): ChosenFilter[] {
  const chosen = index.keys.flatMap((key) => {
    const text = query[key];
    return text === undefined ? [] : chosenOf(index, key, text, words);
  });
  const typed = query[textKey];
  return typed ? [...chosen, { key: textKey, value: null, label: `“${shortWords(typed)}”`, prefix: '' }] : chosen;
}

/** Most letters of what was typed that a chip shows. */
const longestWords = 30;

function shortWords(typed: string): string {
  const letters = [...typed.replaceAll(/\p{C}+/gu, ' ').trim()];
  return letters.length > longestWords ? `${letters.slice(0, longestWords - 1).join('')}…` : letters.join('');
}

function chosenOf(index: FacetIndex, key: string, text: string, words: FilterWords): ChosenFilter[] {
  const facet = index.facet(key);
  const prefix = key === 'size' ? words.text('filter.size') : (words.names.properties[key]?.name ?? '');
  if (facet?.kind === 'range') {
    const range = parseRange(text);
    return range && !isFullRange(range, facet.span)
      ? [{ key, value: null, label: rangeLabel(facet, range, words), prefix }]
      : [];
  }
  return splitValues(text).flatMap((value) => {
    const option = facet?.byValue.get(value);
    return option ? [{ key, value, label: optionLabel(key, value, option.label, words.names), prefix }] : [];
  });
}

/** `under 400 €`, `from 40 €` or both ends. */
function rangeLabel({ key, span }: RangeFacet, range: Range, { names, format, text }: FilterWords): string {
  const unit = names.properties[key]?.unit;
  const write = (number: number) =>
    key === 'price' ? formatPrice(number, format) : unit ? `${number}\u00a0${unit}` : String(number);
  if (range.min <= span.min) return text('filter.under', { limit: write(range.max) });
  if (range.max >= span.max) return text('filter.over', { limit: write(range.min) });
  return text('filter.between', { low: write(range.min), high: write(range.max) });
}

/** Stores, groups and properties are named by the service, everything else by the list itself. */
export function optionLabel(key: string, value: string, label: string, names: FilterNames): string {
  if (key === 'store') return names.stores.find(({ slug }) => slug === value)?.name ?? label;
  if (key === 'group') return groupName(names.groups, value) ?? label;
  return names.properties[key]?.values[label] ?? label;
}
