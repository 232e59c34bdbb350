import { addTo, emptySet } from '../lib/bit-set.ts';
import type { FacetOption, OptionFacet } from './facet.ts';
import { encodeValue } from './value-coding.ts';

export interface Named {
  value: string;
  label: string;
  swatch?: string;
}

/** Builds a facet of `size` products; `add` each product's values, then `finish`. */
export function optionFacetBuilder(key: string, size: number, compare: (a: FacetOption, b: FacetOption) => number) {
  const byValue = new Map<string, FacetOption>();
  return {
    add(position: number, { value, label, swatch }: Named): void {
      const coded = encodeValue(value);
      let option = byValue.get(coded);
      if (!option) {
        option = { value: coded, label, swatch: swatch ?? null, set: emptySet(size) };
        byValue.set(coded, option);
      }
      addTo(option.set, position);
    },
    finish: (): OptionFacet => ({ kind: 'options', key, options: [...byValue.values()].sort(compare), byValue, size }),
  };
}
