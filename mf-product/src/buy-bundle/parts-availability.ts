import type { Variant } from 'mf-shared/contract';
import { type Availability, worstAvailability } from 'mf-shared/rules/availability';
import { variantAvailability } from '../choose-variant/orderable.ts';

/**
 * How parts can be had together: as the one that is hardest to have (BUNDLE-3, BUNDLE-4). They carry their own on-order flag.
 * Where a part is sold in stores only, and no store holds all of them, they cannot be had together.
 */
export function partsAvailability(parts: readonly Variant[]): Availability {
  const worst = worstAvailability(parts.map((part) => variantAvailability(part, { on_order: false })));
  return worst === 'stores-only' && storesOfAll(parts).length === 0 ? 'sold-out' : worst;
}

/** The stores that hold every part. */
export const storesOfAll = ([first, ...others]: readonly Variant[]): string[] =>
  Object.entries(first?.stock_data.detailed_stocks ?? {})
    .filter(([id, pieces]) => pieces > 0 && others.every(({ stock_data }) => (stock_data.detailed_stocks[id] ?? 0) > 0))
    .map(([id]) => id);
