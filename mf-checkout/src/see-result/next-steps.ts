import type { Order } from 'mf-shared/contract';
import { type PaymentStanding, paymentStanding } from 'mf-shared/rules/payment-standing';

export interface NextStep {
  /** Text key of the step; the first one's text takes the `date` that an invoice is due on. */
  key: string;
  /** Words of the service, or a text key; empty for none. */
  note: { text: string } | { key: string } | null;
  isDone: boolean;
}

/** What happens after an order, in order: told by how it is delivered (mock: confirmation). */
export function nextSteps(
  order: Pick<Order, 'status' | 'payment_status' | 'payment_due' | 'credited_total' | 'delivery'>,
): readonly NextStep[] {
  const isPickup = order.delivery.location !== '';
  const arrival = [order.delivery.location, order.delivery.estimate_text].filter(Boolean).join(', ');
  const reached = ranks[order.status] ?? 0;
  return [
    { key: received[paymentStanding(order)], note: null, isDone: true },
    { key: 'result.next_packed', note: { key: 'result.next_packed_note' }, isDone: reached >= 1 },
    { key: 'result.next_sent', note: { key: 'result.next_sent_note' }, isDone: reached >= 2 },
    {
      key: isPickup ? 'result.next_pickup' : 'result.next_delivered',
      note: arrival === '' ? null : { text: arrival },
      isDone: reached >= 3,
    },
  ];
}

const received: Readonly<Record<PaymentStanding, string>> = {
  open: 'result.next_received',
  due: 'result.next_due',
  paid: 'result.next_paid',
  credited: 'result.next_credited',
  ended: 'result.next_received',
};

const ranks: Partial<Record<Order['status'], number>> = {
  ready_for_packing: 0,
  shipped: 2,
  transported_to_pickuplocation: 2,
  ready_for_pick_up: 3,
  delivered: 3,
};
