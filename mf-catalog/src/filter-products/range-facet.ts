import { addTo, type BitSet, emptySet } from '../lib/bit-set.ts';
import type { RangeFacet } from './facet.ts';
import type { Range } from './range-coding.ts';

/** Bars above a slider. */
const barCount = 20;

/** Builds a facet of `size` products; `add` each product's numbers, then `finish`. `isWhole` widens the span to whole numbers. */
export function rangeFacetBuilder(key: string, size: number, isWhole = false) {
  const found: { number: number; position: number }[] = [];
  return {
    add(position: number, number: number): void {
      if (Number.isFinite(number)) found.push({ number, position });
    },
    finish(): RangeFacet {
      found.sort((a, b) => a.number - b.number);
      const [low, high] = [found.at(0)?.number ?? 0, found.at(-1)?.number ?? 0];
      const span = isWhole ? { min: Math.floor(low), max: Math.ceil(high) } : { min: low, max: high };
      const numbers = Float64Array.from(found, ({ number }) => number);
      const positions = Uint32Array.from(found, ({ position }) => position);
      return { kind: 'range', key, span, numbers, positions, bars: barsOf(numbers, positions, span, size) };
    },
  };
}

function barsOf(numbers: Float64Array, positions: Uint32Array, span: Range, size: number): BitSet[] {
  if (span.max <= span.min) return [];
  const bars = Array.from({ length: barCount }, () => emptySet(size));
  const width = (span.max - span.min) / barCount;
  numbers.forEach((number, index) => {
    const bar = Math.min(Math.floor((number - span.min) / width), barCount - 1);
    addTo(bars[bar] as BitSet, positions[index] as number);
  });
  return bars;
}

/** The products with a number in the range. */
export function setWithin({ numbers, positions }: RangeFacet, range: Range, size: number): BitSet {
  const set = emptySet(size);
  for (let at = firstNotBelow(numbers, range.min); at < numbers.length && (numbers[at] as number) <= range.max; at += 1)
    addTo(set, positions[at] as number);
  return set;
}

function firstNotBelow(numbers: Float64Array, limit: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] as number) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
