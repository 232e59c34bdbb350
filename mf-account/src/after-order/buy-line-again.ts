import type { Order, ProductModel } from 'mf-shared/contract';
import { type ApiClient, ApiFailure } from 'mf-shared/http';
import { availabilityOf } from 'mf-shared/rules/availability';
import { addProduct, openModal, validateCart } from 'mf-shared/stores';
import { ofLine } from './redo-order.ts';

/** `gone`: the shop does not sell it any more; `frozen`: the cart has it already, in a row that cannot be changed. */
export type BoughtAgain = 'added' | 'sold_out' | 'stores_only' | 'gone' | 'frozen';

/**
 * Puts one piece of what an order's line was into the cart and opens the added-to-cart dialog, as a product's page does,
 * where it can still be had (PRODUCT-51, AFTER-100). @throws ApiFailure where the service does not tell whether it can
 */
export async function buyLineAgain(api: Pick<ApiClient, 'get'>, line: Order['lines'][number]): Promise<BoughtAgain> {
  const model = await findModel(api, line.path.split('/').findLast(Boolean) ?? '');
  const variant = model?.products.find(({ id }) => id === line.productId);
  if (!model?.is_public || model.campaign_only || !variant) return 'gone';
  const availability = availabilityOf({
    inStock: variant.stock_data.in_stock,
    isOnOrder: model.on_order || variant.on_order,
    isBlockedStock: variant.stock_data.blocked_stock,
    dispatchNumber: variant.shipping_time.number,
  });
  switch (availability) {
    case 'stores-only':
      return 'stores_only';
    case 'sold-out':
      return 'sold_out';
    default:
      return addOne(line);
  }
}

function addOne(line: Order['lines'][number]): BoughtAgain {
  const result = addProduct({ ...ofLine(line), amount: 1 });
  if (result === 'added') {
    void validateCart();
    openModal('added-to-cart', { productId: line.productId });
  }
  return result;
}

async function findModel(api: Pick<ApiClient, 'get'>, slug: string): Promise<ProductModel | null> {
  try {
    return await api.get<ProductModel>(`/api/products/productmodel/${encodeURIComponent(slug)}/`);
  } catch (failure) {
    if (failure instanceof ApiFailure && (failure.status === 404 || failure.status === 410)) return null;
    throw failure;
  }
}
