import type { Variant } from 'mf-shared/contract';
import type { ShownVariant } from '../choose-variant/orderable.ts';
import { partsAvailability, storesOfAll } from './parts-availability.ts';

/** Parts chosen together, as one thing that can be bought. */
export interface CombinedVariant {
  /** `{mainModelId}-{variantIds joined by -}` (BUNDLE-7). */
  id: string;
  variantIds: readonly number[];
  /** Stores that hold every part. */
  storeIds: readonly string[];
}

/**
 * The combination in the shape of one variant, for the parts that describe a variant: how it can be had, how many there are,
 * in which stores, how soon it leaves. As many as of its scarcest part; a store counts with what it holds of all parts.
 */
export function asVariant(combined: CombinedVariant, parts: readonly Variant[]): ShownVariant | null {
  const slowest = parts.toSorted((a, b) => b.shipping_time.number - a.shipping_time.number)[0];
  if (!slowest) return null;
  const fewest = (count: (part: Variant) => number) => Math.min(...parts.map(count));
  return {
    ...slowest,
    availability: partsAvailability(parts),
    stock_data: {
      ...slowest.stock_data,
      in_stock: fewest(({ stock_data }) => stock_data.in_stock),
      detailed_stocks: Object.fromEntries(
        combined.storeIds.map((id) => [id, fewest(({ stock_data }) => stock_data.detailed_stocks[id] ?? 0)]),
      ),
      has_stock_tekso_ids: slowest.stock_data.has_stock_tekso_ids.filter((id) =>
        parts.every(({ stock_data }) => stock_data.has_stock_tekso_ids.includes(id)),
      ),
    },
  };
}

/** The combination, or null while some model has no chosen variant (BUNDLE-2). */
export function combinedVariant(mainModelId: number, chosen: readonly (Variant | null)[]): CombinedVariant | null {
  const parts = chosen.filter((variant) => variant !== null);
  if (parts.length === 0 || parts.length < chosen.length) return null;
  const variantIds = parts.map(({ id }) => id);
  return {
    id: `${mainModelId}-${variantIds.join('-')}`,
    variantIds,
    storeIds: storesOfAll(parts),
  };
}
