import type { ProductModel, Store, Variant } from 'mf-shared/contract';
import { isExternalStock } from 'mf-shared/rules/external-stock';
import { type ShownVariant, variantAvailability } from '../choose-variant/orderable.ts';

/** The store that is the web shop itself, never told as a shop to visit, and the central warehouse (AVAIL-13). */
export const centralWarehouseId = 20;

export type AvailabilityLabel =
  | 'only-webstore'
  | 'only-one-store'
  | 'store-list'
  | 'stores-only'
  | 'external-stock'
  | 'on-order'
  | 'out-of-stock';

export type ShopStore = Pick<Store, 'id' | 'slug' | 'name' | 'type' | 'pikanouto' | 'nouto'>;
type StoreWithStock = Pick<Store, 'id' | 'slug' | 'type'>;

/** The stores to visit that hold a variant. */
export const holdingStores = <S extends StoreWithStock>(variant: Variant, stores: readonly S[]): S[] =>
  stores.filter(({ id, type }) => type === 'retail' && (variant.stock_data.detailed_stocks[id] ?? 0) > 0);

/** All that there is of a variant is the supplier's: no store has it (`onlyFromExtStock`, AVAIL-1). */
function isOnlyFromExternalStock({ stock_data }: Variant, stores: readonly StoreWithStock[]): boolean {
  const holding = stores.filter(({ id }) => (stock_data.detailed_stocks[id] ?? 0) > 0);
  return holding.length > 0 && holding.every(isExternalStock);
}

/** By how it can be had, and of what is in stock by the count of non-web stores that hold it (AVAIL-9, AVAIL-10, AVAIL-30). */
export function availabilityLabel(
  variant: ShownVariant,
  model: Pick<ProductModel, 'on_order'>,
  stores: readonly StoreWithStock[],
): AvailabilityLabel {
  const availability = variantAvailability(variant, model);
  if (availability === 'stores-only' || availability === 'on-order') return availability;
  if (availability === 'in-stock' && isOnlyFromExternalStock(variant, stores)) return 'external-stock';
  const count = holdingStores(variant, stores).length;
  if (count === 1) return 'only-one-store';
  if (count > 1) return 'store-list';
  return availability === 'in-stock' ? 'only-webstore' : 'out-of-stock';
}
