import type { CardPrice } from 'mf-shared/contract';

/** `sale` with a percentage, or without one where the reduction is under 5 %. */
export type Ribbon = { kind: 'sale'; percentage: number | null } | { kind: 'club' | 'outdoor' | 'outlet' };

/** The tag that is shown as a ribbon of the shop's own. */
export const freshTag = 'new';

const smallestPercentage = 5;

/**
 * Whole percent by which `active` is under `base` (the 30-day low, decisions.md), or null under 5 %
 * (spec: catalogue §9 Discount ribbon).
 */
export function discountPercentage(active: number, base: number | null): number | null {
  if (base === null || base <= 0) return null;
  const percentage = ((base - active) / base) * 100;
  return percentage >= smallestPercentage ? Math.round(percentage) : null;
}

/** The one ribbon of a card, or null (spec: catalogue §9 Card tile; §2: outlet paths force the outlet ribbon). */
export function ribbonOf(price: Pick<CardPrice, 'type' | 'percentage'>, isOutletPath = false): Ribbon | null {
  if (isOutletPath || price.type === 'outlet') return { kind: 'outlet' };
  if (price.type === 'discount') return { kind: 'sale', percentage: price.percentage };
  if (price.type === 'club' || price.type === 'outdoor') return { kind: price.type };
  return null;
}
