import type { PriceForBuyer } from 'mf-shared/rules/price-for-buyer';

export type PriceReason = 'lowest_30_days' | 'reference' | 'club' | 'outdoor' | 'outlet';

/**
 * The sentence under a price. The 30-day low is named when the delivery country is fi and whenever a percentage is
 * shown (PRODUCT-68, PRODUCT-69).
 */
export function priceReason(
  { was, type, percentage = null }: PriceForBuyer,
  deliveryCountryCode: string,
): PriceReason | null {
  if (type === 'club' || type === 'outdoor' || type === 'outlet') return type;
  if (was === null) return null;
  return deliveryCountryCode === 'fi' || percentage !== null ? 'lowest_30_days' : 'reference';
}
