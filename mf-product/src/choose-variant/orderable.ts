import type { ProductModel, Variant } from 'mf-shared/contract';
import { type Availability, availabilityOf } from 'mf-shared/rules/availability';

/** A variant, or a bundle's parts as one, which bring the availability that they have together. */
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

export type OutText = 'buy.stores_only' | 'buy.sold_out';

/** Text key of why none of these variants can be ordered; empty where one can (AVAIL-10, AVAIL-11). */
export function outText(each: readonly Availability[]): OutText | '' {
  if (each.includes('in-stock') || each.includes('on-order')) return '';
  return each.includes('stores-only') ? 'buy.stores_only' : 'buy.sold_out';
}

/** In gift campaigns the stock must also be unblocked, or the number lie over 2 and under 999 (PRODUCT-44). */
export function isOrderableInGiftCampaign(variant: Variant, model: Pick<ProductModel, 'on_order'>): boolean {
  const { number } = variant.shipping_time;
  const isAvailable = model.on_order || variant.on_order || variant.stock_data.in_stock > 0;
  return isAvailable && (!variant.stock_data.blocked_stock || (number > 2 && number < 999));
}
