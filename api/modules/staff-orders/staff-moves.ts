import type { OrderStatus } from 'mf-shared/contract';
import { nextOrderStatuses } from 'mf-shared/rules/order-status-moves';

/** Where staff may move an order (AFTER-9 to AFTER-14). One without its payment is the system's to move. */
export const staffMoves = (from: OrderStatus, isWithdrawn = false): readonly OrderStatus[] =>
  from === 'pending_payment' ? [] : nextOrderStatuses(from, isWithdrawn);
