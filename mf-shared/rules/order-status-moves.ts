import type { OrderStatus } from 'mf-shared/contract';

/**
 * Where an order may go (AFTER-8 to AFTER-14). `pending_payment` and the moves to `cancelled` are the system's: an
 * order waits for its payment, and ends when that payment does or when a cancellation has been handled. A cancellation
 * that the staff refuse takes the order back to `processing`.
 */
const moves: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending_payment: ['processing', 'cancelled'],
  processing: ['ready_for_packing', 'manual_cancellation'],
  ready_for_packing: ['ready_for_pick_up', 'transported_to_pickuplocation', 'shipped', 'manual_cancellation'],
  ready_for_pick_up: ['delivered'],
  transported_to_pickuplocation: ['delivered'],
  shipped: ['delivered'],
  delivered: [],
  manual_cancellation: ['cancelled', 'processing'],
  cancelled: [],
};

/** In the order in which an order goes through them. */
export const orderStatuses = Object.keys(moves) as readonly OrderStatus[];

/** @param isWithdrawn nothing of the order stays with its buyer: see `nextOrderStatuses`. */
export function canMoveOrder(from: OrderStatus, to: OrderStatus, isWithdrawn = false): boolean {
  return nextOrderStatuses(from, isWithdrawn).includes(to);
}

/** @param isWithdrawn the whole order was withdrawn from: then it is called off while it waits to be fetched, too (decision 47). */
export function nextOrderStatuses(from: OrderStatus, isWithdrawn = false): readonly OrderStatus[] {
  return isWithdrawn && from === 'ready_for_pick_up' ? [...moves[from], 'manual_cancellation'] : moves[from];
}

/** A buyer may withdraw from goods that are bought and not called off. */
export function canWithdrawFrom(status: OrderStatus): boolean {
  return !['pending_payment', 'manual_cancellation', 'cancelled'].includes(status);
}

/** A buyer may call off what has not left. */
export function canCancel(status: OrderStatus): boolean {
  return status === 'pending_payment' || canMoveOrder(status, 'manual_cancellation');
}

/**
 * A buyer may complain about what was sent, or set ready to be fetched: a parcel is damaged or lost on its way, and a store
 * may hand over before it writes so (AFTER-132).
 */
export function canComplainAbout(status: OrderStatus): boolean {
  return canWithdrawFrom(status) && !canCancel(status);
}

/** The goods are still with the shop: on the shelf, being packed, or waiting in a store to be fetched. */
export function isWithShop(status: OrderStatus): boolean {
  return ['processing', 'ready_for_packing', 'ready_for_pick_up'].includes(status);
}
