import type { ShownRow } from 'mf-shared/stores';

/** 'Available N pcs' is shown when the cart has all that there is, or when there are 5 or fewer (PRODUCT-55). */
export function showsAvailable({
  amount,
  maxAmount,
  onOrder,
}: Pick<ShownRow, 'amount' | 'maxAmount' | 'onOrder'>): boolean {
  return !onOrder && maxAmount !== null && (amount >= maxAmount || maxAmount <= 5);
}
