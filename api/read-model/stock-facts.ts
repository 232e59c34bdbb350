import { type Availability, availabilityOf, bestAvailability } from 'mf-shared/rules/availability';
import type { Model, Variant } from './model.ts';

/** Pieces that can be sold now, over all stores. */
export const inStock = (variant: Variant): number =>
  Object.values(variant.stock).reduce((sum, pieces) => sum + pieces, 0);

export const isOnOrder = (variant: Variant): boolean => variant.onOrder || variant.model.on_order;

/** How a variant can be had, by the one rule. */
const availability = (variant: Variant): Availability =>
  availabilityOf({
    inStock: inStock(variant),
    isOnOrder: isOnOrder(variant),
    isBlockedStock: variant.blockedStock,
    dispatchNumber: variant.shippingNumber,
  });

/** In stock or on order, and kept from the cart by nothing (PRODUCT-43, AVAIL-4, AVAIL-5). */
export function isOrderable(variant: Variant): boolean {
  const own = availability(variant);
  return own === 'in-stock' || own === 'on-order';
}

/** How the model can be had: as the variant that is easiest to have (CARD-15). */
export const modelAvailability = ({ variants }: Pick<Model, 'variants'>): Availability =>
  bestAvailability(variants.map(availability));

/** Ids of stores that hold any variant of the model. */
export function storesWithStock(model: Model): Set<number> {
  const ids = new Set<number>();
  for (const variant of model.variants) for (const id of Object.keys(variant.stock)) ids.add(Number(id));
  return ids;
}

/** What lists show of a model's stock, as text: when it changes, lists with the model are made anew. */
export const availabilityMark = (model: Model): string =>
  `${[...storesWithStock(model)].sort((a, b) => a - b).join()}|${modelAvailability(model)}`;
