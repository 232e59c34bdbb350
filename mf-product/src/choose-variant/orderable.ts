import type { ProductModel, Variant } from 'mf-shared/contract';

/**
 * A variant is orderable if it is on order or in stock (spec: catalogue §4 Variant availability).
 * Dispatch number 999, or blocked stock with a number up to 2, blocks adding to the cart (spec: catalogue §4 Dispatch
 * number rules).
 */
export function isOrderable(variant: Variant, model: Pick<ProductModel, 'on_order'>): boolean {
  const isAvailable = model.on_order || variant.on_order || variant.stock_data.in_stock > 0;
  return isAvailable && !isBlocked(variant);
}

export function isBlocked(variant: Variant): boolean {
  const { number } = variant.shipping_time;
  return number === 999 || (variant.stock_data.blocked_stock && number <= 2);
}

/** In gift campaigns the stock must also be unblocked, or the number lie over 2 and under 999 (spec: catalogue §4). */
export function isOrderableInGiftCampaign(variant: Variant, model: Pick<ProductModel, 'on_order'>): boolean {
  const { number } = variant.shipping_time;
  const isAvailable = model.on_order || variant.on_order || variant.stock_data.in_stock > 0;
  return isAvailable && (!variant.stock_data.blocked_stock || (number > 2 && number < 999));
}
