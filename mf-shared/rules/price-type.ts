import type { PriceType } from 'mf-shared/contract';

export interface PriceFacts {
  active: number;
  regular: number;
  club: number | null;
  discountFree: number;
  isOutlet: boolean;
  /** The model may show discounts at all. */
  isDiscountAllowed: boolean;
}

/**
 * Why a price is what it is (PRODUCT-63 to PRODUCT-67): outlet where flagged; discount where the active price is below
 * the regular one and no club price beats it; club; outdoor where it is below the discount-free price; normal.
 */
export function priceType({ active, regular, club, discountFree, isOutlet, isDiscountAllowed }: PriceFacts): PriceType {
  const isBeatenByClub = club !== null && club < active;
  if (isOutlet) return 'outlet';
  if (active < regular && isDiscountAllowed && !isBeatenByClub) return 'discount';
  if (isBeatenByClub) return 'club';
  if (active < discountFree && (club === null || active < club)) return 'outdoor';
  return 'normal';
}
