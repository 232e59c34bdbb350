import type { Order } from 'mf-shared/contract';
import { isPaid } from './use-order.ts';

export interface NextStep {
  /** Text key of the step. */
  key: string;
  /** Words of the service, or a text key; empty for none. */
  note: { text: string } | { key: string } | null;
  isDone: boolean;
}

/** What happens after an order, in order: told by how it is delivered (mock: confirmation). */
export function nextSteps(order: Pick<Order, 'status' | 'payment_status' | 'delivery'>): readonly NextStep[] {
  const isPickup = order.delivery.location !== '';
  const arrival = [order.delivery.location, order.delivery.estimate_text].filter(Boolean).join(', ');
  const paid = isPaid(order);
  const reached = ranks[order.status] ?? 0;
  return [
    { key: paid ? 'result.next_paid' : 'result.next_received', note: null, isDone: true },
    { key: 'result.next_packed', note: { key: 'result.next_packed_note' }, isDone: reached >= 1 },
    { key: 'result.next_sent', note: { key: 'result.next_sent_note' }, isDone: reached >= 2 },
    {
      key: isPickup ? 'result.next_pickup' : 'result.next_delivered',
      note: arrival === '' ? null : { text: arrival },
      isDone: reached >= 3,
    },
  ];
}

const ranks: Partial<Record<Order['status'], number>> = {
  ready_for_packing: 0,
  shipped: 2,
  transported_to_pickuplocation: 2,
  ready_for_pick_up: 3,
  delivered: 3,
};
