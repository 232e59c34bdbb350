import type { ProductModel, Variant } from 'mf-shared/contract';

/** The model as a stock transfer sees it: variants are on order only if the selected stores have stock (PRODUCT-60). */
export function transferModel(model: ProductModel, from: readonly number[]): ProductModel {
  const products = model.products.map((variant): Variant => {
    const pieces = from.reduce((sum, id) => sum + (variant.stock_data.detailed_stocks[id] ?? 0), 0);
    const stock_data = { ...variant.stock_data, in_stock: pieces, blocked_stock: false };
    // From store to store there is no number that keeps it from going.
    const shipping_time = { ...variant.shipping_time, number: Math.min(variant.shipping_time.number, 2) };
    return { ...variant, on_order: pieces > 0, stock_data, shipping_time };
  });
  return { ...model, on_order: false, products };
}
