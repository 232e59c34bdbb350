import type { Variant } from 'mf-shared/contract';

/** The store that is the web shop itself, never told as a shop to visit, and the central warehouse (spec: shell §9 Store id 20). */
export const centralWarehouseId = 20;

export type AvailabilityLabel = 'only-webstore' | 'only-one-store' | 'store-list' | 'out-of-stock';

interface StoreWithStock {
  id: number;
  type: 'retail' | 'warehouse' | 'web';
}

/** By the count of non-web stores that hold stock (spec: catalogue §4 Availability label). */
export function availabilityLabel(variant: Variant, stores: readonly StoreWithStock[]): AvailabilityLabel {
  const holding = stores.filter((store) => (variant.stock_data.detailed_stocks[store.id] ?? 0) > 0);
  const count = holding.filter((store) => store.type === 'retail').length;
  if (count === 1) return 'only-one-store';
  if (count > 1) return 'store-list';
  return holding.length > 0 || variant.stock_data.in_stock > 0 ? 'only-webstore' : 'out-of-stock';
}
