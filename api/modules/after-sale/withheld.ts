import type { OrderStatus, StaffOrder } from 'mf-shared/contract';
import { isWithShop } from 'mf-shared/rules/order-status-moves';
import { Refusal } from '../../http/refusal.ts';
import type { OrderRows } from '../orders/read-order-rows.ts';
import { counts, type Declared, isWhollyWithdrawn, type SoldPieces } from './lines-after-sale.ts';

/** The part of an unsent order that stays with the shop, because it was withdrawn from: all of it, or some goods. */
export function withheld({
  order,
  lines,
  withdrawals,
}: {
  order: Pick<OrderRows['order'], 'status'>;
  lines: readonly SoldPieces[];
  withdrawals: readonly Declared[];
}): StaffOrder['withheld'] {
  if (!isWithShop(order.status) || !withdrawals.some(counts)) return 'none';
  return isWhollyWithdrawn(lines, withdrawals) ? 'all' : 'some';
}

/**
 * Withdrawn goods leave the shop with no parcel (decision 46): an order of nothing else does not move on, and a parcel goes
 * out when its packer has said that they are left out. @throws Refusal 409
 */
export function refuseWithheld(rows: OrderRows, to: OrderStatus, isWithoutWithdrawn: boolean): void {
  if (to === 'manual_cancellation' || to === 'cancelled') return;
  const kept = withheld(rows);
  if (kept === 'all') throw new Refusal(409, 'order_withdrawn');
  if (kept === 'some' && to !== 'ready_for_packing' && !isWithoutWithdrawn) throw new Refusal(409, 'withdrawn_lines');
}
