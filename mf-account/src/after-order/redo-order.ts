import type { Order } from 'mf-shared/contract';
import { addProduct, changeCart, type ProductToAdd } from 'mf-shared/stores';

/**
 * Puts an order's products into the cart once more (CART-28, CART-115). Prices are today's: the validation tells them,
 * and names what is not sold any more. A gift card is not bought again: it was made for somebody.
 */
export function redoOrder({ number, lines }: Pick<Order, 'number' | 'lines'>): void {
  for (const line of lines) if (line.path !== '') addProduct({ ...ofLine(line), amount: line.amount });
  changeCart((cart) => ({ ...cart, redoOrder: { order_number: number } }));
}

/** A line's product as the cart takes it, with what the order knows of it. */
export function ofLine(line: Order['lines'][number]): Omit<ProductToAdd, 'amount'> {
  const { productId, name, manufacturer, image, path, color, size, type, modelId } = line;
  return {
    productId,
    snapshot: { name, manufacturer, image, path, color, size, type, modelId, priceActive: null, mainGroup: '' },
  };
}
