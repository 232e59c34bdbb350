import type { ShownRow } from 'mf-shared/stores';

/** 'Available N pcs' is told when the amount equals the most there is, or that is 5 or less (PRODUCT-55). */
export function showsAvailable({
  amount,
  maxAmount,
  onOrder,
}: Pick<ShownRow, 'amount' | 'maxAmount' | 'onOrder'>): boolean {
  return !onOrder && maxAmount !== null && (amount >= maxAmount || maxAmount <= 5);
}
