import type { Range } from './range-coding.ts';

export interface Scale extends Range {
  step: number;
  toShown: (range: Range) => Range;
  toAddress: (range: Range) => Range;
}

/** Spans up to this many units are chosen in tenths. */
const smallSpan = 10;

/**
 * Between the address's numbers and the shown ones: `rate` shown units per unit of the address. The ends of the span
 * map to each other exactly, so that a full range is known as full.
 */
export function shownScale(span: Range, rate: number): Scale {
  const isFine = (span.max - span.min) * rate <= smallSpan;
  const step = isFine ? 0.1 : 1;
  const min = isFine ? span.min * rate : Math.floor(span.min * rate);
  const max = isFine ? span.max * rate : Math.ceil(span.max * rate);
  const shown = (value: number) => {
    if (value <= span.min) return min;
    if (value >= span.max) return max;
    return isFine ? round(value * rate, 10) : Math.round(value * rate);
  };
  const address = (value: number) => {
    if (value <= min) return span.min;
    if (value >= max) return span.max;
    return round(value / rate, 100);
  };
  return {
    min,
    max,
    step,
    toShown: (range) => ({ min: shown(range.min), max: shown(range.max) }),
    toAddress: (range) => ({ min: address(range.min), max: address(range.max) }),
  };
}

const round = (value: number, steps: number): number => Math.round(value * steps) / steps;
