import { standardKeys } from 'mf-shared/rules/facet-keys';
import type { BitSet } from '../lib/bit-set.ts';
import type { Range } from './range-coding.ts';

export interface FacetOption {
  /** The value as the address has it, already coded. */
  value: string;
  /** The list's name for it; pages may know a better one by the value. */
  label: string;
  /** `#rrggbb` of a colour, else null. */
  swatch: string | null;
  set: BitSet;
}

/** Some of several values: a product matches when it has any of the chosen ones. */
export interface OptionFacet {
  kind: 'options';
  key: string;
  options: readonly FacetOption[];
  byValue: ReadonlyMap<string, FacetOption>;
  /** Products of the list. */
  size: number;
}

/** A span of numbers: a product matches when one of its numbers lies within. */
export interface RangeFacet {
  kind: 'range';
  key: string;
  span: Range;
  /** Ascending, with the position of each number's product beside it. */
  numbers: Float64Array;
  positions: Uint32Array;
  /** The span in equal steps, for the bars above the slider. */
  bars: readonly BitSet[];
}

export type Facet = OptionFacet | RangeFacet;

export type StandardKey = (typeof standardKeys)[number];
export const isStandardKey = (key: string): key is StandardKey => standardKeys.some((standard) => standard === key);

/** Facet key → the address's text for it. Keys with nothing chosen are absent. */
export type FilterQuery = Readonly<Record<string, string>>;
