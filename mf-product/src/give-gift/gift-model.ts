import type { ProductModel, Variant } from 'mf-shared/contract';
import { isOrderableInGiftCampaign } from '../choose-variant/orderable.ts';

/** The model as a gift code buys it (PRODUCT-44): a code cannot be redeemed in a store, so what only stores have is sold out. */
export function giftModel(model: ProductModel): ProductModel {
  const asGift = (variant: Variant): Variant => {
    const { number } = variant.shipping_time;
    const isOrderable = isOrderableInGiftCampaign(variant, model);
    return {
      ...variant,
      on_order: isOrderable && (model.on_order || variant.on_order),
      shipping_time: { ...variant.shipping_time, number: Math.min(number, 998) },
      stock_data: {
        ...variant.stock_data,
        in_stock: isOrderable ? variant.stock_data.in_stock : 0,
        blocked_stock: false,
      },
    };
  };
  return { ...model, on_order: false, products: model.products.map(asGift) };
}
