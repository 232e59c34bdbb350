import type { OrderStatus, OrderSummary } from 'mf-shared/contract';

/** Where on its way to the buyer an order is: confirmed 0, packed 1, on its way 2, waiting to be picked up 3. */
const steps: Partial<Record<OrderStatus, number>> = {
  processing: 0,
  ready_for_packing: 1,
  shipped: 2,
  transported_to_pickuplocation: 2,
  ready_for_pick_up: 3,
};

type Going = Pick<OrderSummary, 'status'>;

/** @returns null for an order that is not, or no longer, on its way to its buyer. */
export const stepOf = ({ status }: Going): number | null => steps[status] ?? null;

export const isComing = (order: Going): boolean => stepOf(order) !== null;

/** It is where the buyer picks it up. */
export const isWaiting = ({ status }: Going): boolean => status === 'ready_for_pick_up';
