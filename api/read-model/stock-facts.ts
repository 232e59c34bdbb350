import type { Model, Variant } from './model.ts';

/** Pieces that can be sold now, over all stores. */
export const inStock = (variant: Variant): number =>
  Object.values(variant.stock).reduce((sum, pieces) => sum + pieces, 0);

export const isOnOrder = (variant: Variant): boolean => variant.onOrder || variant.model.on_order;

/**
 * In stock or on order; 999, or blocked stock with a number of at most 2, keeps it from the cart
 * (spec: catalogue §4 Variant availability, Dispatch number rules).
 */
export function isOrderable(variant: Variant): boolean {
  if (variant.shippingNumber === 999 || (variant.blockedStock && variant.shippingNumber <= 2)) return false;
  return isOnOrder(variant) || inStock(variant) > 0;
}

/** Ids of stores that hold any variant of the model. */
export function storesWithStock(model: Model): Set<number> {
  const ids = new Set<number>();
  for (const variant of model.variants) for (const id of Object.keys(variant.stock)) ids.add(Number(id));
  return ids;
}

/** What lists show of a model's stock, as text: when it changes, lists with the model are made anew. */
export const availabilityMark = (model: Model): string =>
  `${[...storesWithStock(model)].sort((a, b) => a - b).join()}|${model.variants.some(isOrderable)}`;
