import type { ProductModel, Variant } from 'mf-shared/contract';
import { type Availability, availabilityOf } from 'mf-shared/rules/availability';

/** How a variant of a model can be had, by the one rule. */
export const variantAvailability = (variant: Variant, model: Pick<ProductModel, 'on_order'>): Availability =>
  availabilityOf({
    inStock: variant.stock_data.in_stock,
    isOnOrder: model.on_order || variant.on_order,
    isBlockedStock: variant.stock_data.blocked_stock,
    dispatchNumber: variant.shipping_time.number,
  });

/** A variant is orderable if it is on order or in stock, and nothing blocks it (PRODUCT-43). */
export function isOrderable(variant: Variant, model: Pick<ProductModel, 'on_order'>): boolean {
  const availability = variantAvailability(variant, model);
  return availability === 'in-stock' || availability === 'on-order';
}

export type OutText = 'buy.stores_only' | 'buy.sold_out';

/** Text key of why none of these variants can be ordered (AVAIL-10, AVAIL-11). */
export const outText = (variants: readonly Variant[], model: Pick<ProductModel, 'on_order'>): OutText =>
  variants.some((variant) => variantAvailability(variant, model) === 'stores-only')
    ? 'buy.stores_only'
    : 'buy.sold_out';

/** In gift campaigns the stock must also be unblocked, or the number lie over 2 and under 999 (PRODUCT-44). */
export function isOrderableInGiftCampaign(variant: Variant, model: Pick<ProductModel, 'on_order'>): boolean {
  const { number } = variant.shipping_time;
  const isAvailable = model.on_order || variant.on_order || variant.stock_data.in_stock > 0;
  return isAvailable && (!variant.stock_data.blocked_stock || (number > 2 && number < 999));
}
