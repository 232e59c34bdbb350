import { formatPrice, type PriceFormat } from 'mf-shared/rules/price-format';
import { type FilterQuery, textKey } from './facet.ts';
import type { FacetIndex } from './facet-index.ts';
import type { FilterNames } from './filter-names.ts';
import { parseRange } from './range-coding.ts';
import { splitValues } from './value-coding.ts';

/** One removable chip. `value` is null where the whole parameter goes. */
export interface ChosenFilter {
  key: string;
  value: string | null;
  /** What is chosen, in words: `M`, `10–400 €`. */
  label: string;
  /** The filter's own name where the label alone says too little, else empty. */
  prefix: string;
}

/** Every chosen value of the address that the list knows, in the order of the panel (spec: catalogue §4 Filters and sort). */
export function chosenFilters(
  index: FacetIndex,
  query: FilterQuery,
  names: FilterNames,
  format: PriceFormat,
): ChosenFilter[] {
  const chosen = index.keys.flatMap((key) => {
    const text = query[key];
    return text === undefined ? [] : chosenOf(index, key, text, names, format);
  });
  const words = query[textKey];
  return words ? [...chosen, { key: textKey, value: null, label: `“${words}”`, prefix: '' }] : chosen;
}

function chosenOf(
  index: FacetIndex,
  key: string,
  text: string,
  names: FilterNames,
  format: PriceFormat,
): ChosenFilter[] {
  const facet = index.facet(key);
  const prefix = names.properties[key]?.name ?? '';
  if (facet?.kind === 'range') {
    const range = parseRange(text);
    if (!range) return [];
    const label =
      key === 'price'
        ? `${formatPrice(range.min, format)} – ${formatPrice(range.max, format)}`
        : `${range.min}–${range.max} ${names.properties[key]?.unit ?? ''}`.trim();
    return [{ key, value: null, label, prefix }];
  }
  return splitValues(text).flatMap((value) => {
    const option = facet?.byValue.get(value);
    return option ? [{ key, value, label: optionLabel(key, value, option.label, names), prefix }] : [];
  });
}

/** Stores and properties are named by the service, everything else by the list itself. */
export function optionLabel(key: string, value: string, label: string, names: FilterNames): string {
  if (key === 'store') return names.stores.find(({ slug }) => slug === value)?.name ?? label;
  return names.properties[key]?.values[label] ?? label;
}
