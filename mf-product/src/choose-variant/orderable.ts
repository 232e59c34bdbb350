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
  !outReason(variantAvailability(variant, model));

export type OutReason = 'stores_only' | 'sold_out';

/** Why what can be had so cannot be ordered, as the text keys end that say so; empty where it can (AVAIL-10, AVAIL-11). */
export const outReason = (availability: Availability): OutReason | '' => {
  if (availability === 'sold-out') return 'sold_out';
  return availability === 'stores-only' ? 'stores_only' : '';
};
