export interface FreeDelivery {
  /** What the next euro goes towards. */
  towards: 'delivery' | 'repack' | 'done';
  /** Euro still missing. */
  missing: number;
  value: number;
  max: number;
}

/** How far a cart is from free delivery, and then from a free RePack bag; null where the service names no threshold. */
export function freeDelivery(
  productsTotal: number,
  thresholds: { delivery: number; repack: number },
): FreeDelivery | null {
  if (thresholds.delivery <= 0 || productsTotal <= 0) return null;
  const towards = (kind: 'delivery' | 'repack', max: number): FreeDelivery => ({
    towards: kind,
    missing: Math.round((max - productsTotal) * 100) / 100,
    value: productsTotal,
    max,
  });
  if (productsTotal < thresholds.delivery) return towards('delivery', thresholds.delivery);
  if (productsTotal < thresholds.repack) return towards('repack', thresholds.repack);
  const max = Math.max(thresholds.delivery, thresholds.repack);
  return { towards: 'done', missing: 0, value: max, max };
}
