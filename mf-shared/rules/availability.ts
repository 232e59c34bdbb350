/** How a variant can be had: from the shelf, ordered for the buyer, in a store only, or not at all. */
export type Availability = 'in-stock' | 'on-order' | 'stores-only' | 'sold-out';

export interface Stock {
  /** Pieces over all stores. */
  inStock: number;
  isOnOrder: boolean;
  /** Not sold on the web as long as it would leave at once. */
  isBlockedStock: boolean;
  dispatchNumber: number;
}

/** Dispatch number 999, or blocked stock with a number of at most 2, keeps it from the cart (AVAIL-4, AVAIL-5). */
export const isBlocked = ({
  isBlockedStock,
  dispatchNumber,
}: Pick<Stock, 'isBlockedStock' | 'dispatchNumber'>): boolean =>
  dispatchNumber === 999 || (isBlockedStock && dispatchNumber <= 2);

/**
 * The one rule of cards, buy box, availability tab, notifier and structured data (PRODUCT-43, AVAIL-9 to AVAIL-11,
 * CARD-15): what is on order is never sold out, and what stores alone sell is neither.
 */
export function availabilityOf(stock: Stock): Availability {
  if (isBlocked(stock)) return stock.isBlockedStock && stock.inStock > 0 ? 'stores-only' : 'sold-out';
  if (stock.inStock > 0) return 'in-stock';
  return stock.isOnOrder ? 'on-order' : 'sold-out';
}

/** The easiest to have first. */
const ranked = ['in-stock', 'on-order', 'stores-only', 'sold-out'] as const;

/** The best availability of several variants. */
export const bestAvailability = (each: readonly Availability[]): Availability =>
  ranked.find((one) => each.includes(one)) ?? 'sold-out';

/** How variants can be had together: as the one that is hardest to have. */
export const worstAvailability = (each: readonly Availability[]): Availability =>
  ranked.findLast((one) => each.includes(one)) ?? 'in-stock';
