import type { ProductModel, Variant } from 'mf-shared/contract';
import { type Availability, availabilityOf } from 'mf-shared/rules/availability';

/** A variant that may bring its availability: a bundle's parts as one, and what a gift code buys. */
export type ShownVariant = Variant & { availability?: Availability };

/** How a variant of a model can be had, by the one rule. */
export const variantAvailability = (variant: ShownVariant, model: Pick<ProductModel, 'on_order'>): Availability =>
  variant.availability ??
  availabilityOf({
    inStock: variant.stock_data.in_stock,
    isOnOrder: model.on_order || variant.on_order,
    isBlockedStock: variant.stock_data.blocked_stock,
    dispatchNumber: variant.shipping_time.number,
  });

/** A variant is orderable if it is on order or in stock, and nothing blocks it (PRODUCT-43). */
export const isOrderable = (variant: ShownVariant, model: Pick<ProductModel, 'on_order'>): boolean =>
  outText([variantAvailability(variant, model)]) === '';

export type OutText = 'stores_only' | 'sold_out';

/** Why none of these variants can be ordered, as the text keys end that say so; empty where one can (AVAIL-10, AVAIL-11). */
export function outText(each: readonly Availability[]): OutText | '' {
  if (each.includes('in-stock') || each.includes('on-order')) return '';
  return each.includes('stores-only') ? 'stores_only' : 'sold_out';
}
