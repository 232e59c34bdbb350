import type { Order } from 'mf-shared/contract';
import { addProduct, changeCart } from 'mf-shared/stores';

/**
 * Puts an order's products into the cart once more (CART-28, CART-115). Prices are today's: the validation tells them,
 * and names what is not sold any more. A gift card is not bought again: it was made for somebody.
 */
export function redoOrder({ number, lines }: Pick<Order, 'number' | 'lines'>): void {
  for (const line of lines) {
    const { productId, amount, name, manufacturer, image, path, color, size, type, modelId } = line;
    if (path === '') continue;
    const snapshot = { name, manufacturer, image, path, color, size, type, modelId, priceActive: null, mainGroup: '' };
    addProduct({ productId, amount, snapshot });
  }
  changeCart((cart) => ({ ...cart, redoOrder: { order_number: number } }));
}
