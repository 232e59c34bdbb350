import type { CardPrice } from 'mf-shared/contract';
import { priceForBuyer } from './price-for-buyer.ts';

/** `sale` with a percentage, or without one where the reduction is under 5 %. */
export type Ribbon = { kind: 'sale'; percentage: number | null } | { kind: 'club' | 'outdoor' | 'outlet' };

/** The tag that is shown as a ribbon of the shop's own. */
export const freshTag = 'new';

const smallestPercentage = 5;

/** Whole percent by which `active` is under `base` (the 30-day low, PRODUCT-69), or null under 5 % (CARD-11). */
export function discountPercentage(active: number, base: number | null): number | null {
  if (base === null || base <= 0) return null;
  const percentage = ((base - active) / base) * 100;
  return percentage >= smallestPercentage ? Math.round(percentage) : null;
}

/** The ribbon of a price, or null (CARD-9, LIST-8). */
export function ribbonOf(price: Pick<CardPrice, 'type' | 'percentage'>, isOutletPath = false): Ribbon | null {
  if (isOutletPath || price.type === 'outlet') return { kind: 'outlet' };
  if (price.type === 'discount') return { kind: 'sale', percentage: price.percentage };
  if (price.type === 'club' || price.type === 'outdoor') return { kind: price.type };
  return null;
}

/**
 * The one ribbon of a card (CARD-10): that of the price which this buyer sees, as beside it on the product page; otherwise "club"
 * where members pay less.
 */
export function cardRibbon(price: CardPrice, isClubMember: boolean, isOutletPath = false): Ribbon | null {
  const buyerPrice = priceForBuyer(price, isClubMember);
  return ribbonOf(buyerPrice, isOutletPath) ?? (buyerPrice.clubTeaser === null ? null : { kind: 'club' });
}
