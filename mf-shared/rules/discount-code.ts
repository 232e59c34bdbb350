import { divideRounded } from './minor-units.ts';
import { splitLargestRemainder } from './split-largest-remainder.ts';

/** Trimmed, without empty ones, deduplicated case-insensitively, first spelling kept (CART-55). */
export function dedupeCodes(codes: readonly string[]): string[] {
  const seen = new Set<string>();
  return codes
    .map((code) => code.trim())
    .filter((code) => {
      const key = code.toUpperCase();
      if (code === '' || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}

export type DiscountKind = 'percent' | 'amount' | 'free_delivery';

/**
 * What a discount takes off each line, in minor units; the parts add up to the cent and never exceed a line.
 * @param value percent for 'percent', minor units for 'amount'.
 */
export function discountPerLine(kind: DiscountKind, value: number, lineMinor: readonly number[]): number[] {
  const sum = lineMinor.reduce((total, line) => total + line, 0);
  if (kind === 'free_delivery') return lineMinor.map(() => 0);
  const wanted = kind === 'percent' ? divideRounded(sum * Math.round(value * 100), 10_000) : Math.round(value);
  return splitLargestRemainder(Math.max(0, Math.min(wanted, sum)), lineMinor);
}
