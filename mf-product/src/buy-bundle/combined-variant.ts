import type { Variant } from 'mf-shared/contract';
import { partsOut } from './parts-out.ts';

/** Parts chosen together, as one thing that can be bought. */
export interface CombinedVariant {
  /** `{mainModelId}-{variantIds joined by -}` (BUNDLE-7). */
  id: string;
  variantIds: readonly number[];
  /** All parts are in stock. */
  isInStock: boolean;
  /** All parts are on order. */
  isOnOrder: boolean;
  /** The longest of the parts' dispatch numbers. */
  shippingNumber: number;
  /** Stores that hold every part. */
  storeIds: readonly string[];
}

/**
 * The combination in the shape of one variant, for what is told about a variant: how many there are, in which stores,
 * how soon it leaves. As many as of its scarcest part; a store counts with what it holds of all parts. It can be ordered, is in
 * stores only or sold out as its parts are.
 */
export function asVariant(combined: CombinedVariant, parts: readonly Variant[]): Variant | null {
  const slowest = parts.toSorted((a, b) => b.shipping_time.number - a.shipping_time.number)[0];
  if (!slowest) return null;
  const out = partsOut(parts);
  const fewest = (count: (part: Variant) => number) => Math.min(...parts.map(count));
  return {
    ...slowest,
    on_order: combined.isOnOrder || (out === '' && !combined.isInStock),
    shipping_time: out === '' ? slowest.shipping_time : { ...slowest.shipping_time, number: 999 },
    stock_data: {
      in_stock: combined.isInStock ? fewest(({ stock_data }) => stock_data.in_stock) : 0,
      blocked_stock: out === 'buy.stores_only',
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
  const [first] = parts;
  if (!first || parts.length < chosen.length) return null;
  const variantIds = parts.map(({ id }) => id);
  return {
    id: `${mainModelId}-${variantIds.join('-')}`,
    variantIds,
    isInStock: parts.every(({ stock_data }) => stock_data.in_stock > 0),
    isOnOrder: parts.every(({ on_order }) => on_order),
    shippingNumber: Math.max(...parts.map(({ shipping_time }) => shipping_time.number)),
    storeIds: Object.keys(first.stock_data.detailed_stocks).filter((id) =>
      parts.every(({ stock_data }) => (stock_data.detailed_stocks[id] ?? 0) > 0),
    ),
  };
}
