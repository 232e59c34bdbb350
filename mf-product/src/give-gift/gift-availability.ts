import type { ProductModel, Variant } from 'mf-shared/contract';
import type { Availability } from 'mf-shared/rules/availability';
import type { ShownVariant } from '../choose-variant/orderable.ts';

/**
 * How a gift code can have a variant: its stock must be unblocked, or its number lie over 2 and under 999 (PRODUCT-44). A code
 * cannot be redeemed in a store, so what only stores have is sold out.
 */
export function giftAvailability(variant: Variant, model: Pick<ProductModel, 'on_order'>): Availability {
  const { number } = variant.shipping_time;
  const { in_stock, blocked_stock } = variant.stock_data;
  if (blocked_stock && (number <= 2 || number >= 999)) return 'sold-out';
  if (in_stock > 0) return 'in-stock';
  return model.on_order || variant.on_order ? 'on-order' : 'sold-out';
}

/** The model as a gift code buys it. */
export const giftModel = (model: ProductModel): ProductModel => ({
  ...model,
  products: model.products.map(
    (variant): ShownVariant => ({ ...variant, availability: giftAvailability(variant, model) }),
  ),
});
