import type { Order } from 'mf-shared/contract';
import { canComplainAbout } from 'mf-shared/rules/order-status-moves';
import { piecesOfBuyer } from 'mf-shared/rules/pieces-of-buyer';

/**
 * The goods of an order that its buyer may complain about: none before it was sent (AFTER-132), and none that came back
 * for money or were exchanged (AFTER-121).
 */
export function goodsToComplain({ status, lines, after_sale }: Order): Order['lines'] {
  if (!canComplainAbout(status)) return [];
  return lines.filter(({ kind, productId }) => {
    const goods = after_sale.lines.find((each) => each.productId === productId);
    return kind === 'product' && goods !== undefined && piecesOfBuyer(goods.pieces) > 0;
  });
}
