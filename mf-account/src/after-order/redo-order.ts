import type { Order } from 'mf-shared/contract';
import { addProduct, changeCart, openModal, type ProductToAdd, validateCart } from 'mf-shared/stores';

/**
 * Puts an order's products into the cart once more (CART-28, CART-115). Prices are today's: the validation tells them,
 * and names what is not sold any more. A gift card is not bought again: it was made for somebody.
 */
export function redoOrder({ number, lines }: Pick<Order, 'number' | 'lines'>): void {
  for (const line of lines) if (line.path !== '') addProduct({ ...ofLine(line), amount: line.amount });
  changeCart((cart) => ({ ...cart, redoOrder: { order_number: number } }));
}

/** Puts one piece of a line's product into the cart once more and shows that, as a product's page does (PRODUCT-51). */
export function buyAgain(line: Order['lines'][number]): void {
  if (addProduct({ ...ofLine(line), amount: 1 }) === 'frozen') return;
  void validateCart();
  openModal('added-to-cart', { productId: line.productId });
}

function ofLine(line: Order['lines'][number]): Omit<ProductToAdd, 'amount'> {
  const { productId, name, manufacturer, image, path, color, size, type, modelId } = line;
  return {
    productId,
    snapshot: { name, manufacturer, image, path, color, size, type, modelId, priceActive: null, mainGroup: '' },
  };
}
