import type { CheckoutResponse } from 'mf-shared/contract';

export interface FreeDelivery {
  /** The goal that the next euro goes towards. */
  towards: 'delivery' | 'repack' | 'done';
  /** Euro still missing. */
  missing: number;
  value: number;
  max: number;
}

/** How far a cart is from free delivery, and then from a free RePack bag; null where the service names no threshold. */
export function freeDelivery(
  productsTotal: number,
  { delivery_threshold, repack_threshold }: CheckoutResponse['delivery_thresholds'],
): FreeDelivery | null {
  if (delivery_threshold <= 0 || productsTotal <= 0) return null;
  const towards = (kind: 'delivery' | 'repack', max: number): FreeDelivery => ({
    towards: kind,
    missing: Math.round((max - productsTotal) * 100) / 100,
    value: productsTotal,
    max,
  });
  if (productsTotal < delivery_threshold) return towards('delivery', delivery_threshold);
  if (productsTotal < repack_threshold) return towards('repack', repack_threshold);
  const max = Math.max(delivery_threshold, repack_threshold);
  return { towards: 'done', missing: 0, value: max, max };
}
