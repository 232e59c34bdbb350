import type { Order } from 'mf-shared/contract';
import { canWithdrawFrom, isWithShop } from 'mf-shared/rules/order-status-moves';

export type CounterBlock = 'not_sold' | 'with_shop' | 'nothing_left' | 'too_late';

/** Why nothing of an order can be taken back over a counter; null where something can (AFTER-110). */
export function counterBlock({ status, after_sale }: Pick<Order, 'status' | 'after_sale'>): CounterBlock | null {
  if (!canWithdrawFrom(status)) return 'not_sold';
  if (isWithShop(status)) return 'with_shop';
  if (after_sale.lines.every(({ bought, withdrawn }) => withdrawn >= bought)) return 'nothing_left';
  return after_sale.kind === null ? 'too_late' : null;
}
