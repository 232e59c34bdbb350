import type { Order } from 'mf-shared/contract';

/** `open`: being confirmed; `due`: an invoice that is not paid yet; `ended`: without money. */
export type PaymentStanding = 'open' | 'due' | 'paid' | 'ended';

/** How the payment of an order stands, as everybody is told. */
export function paymentStanding(order: Pick<Order, 'payment_status' | 'payment_due'>): PaymentStanding {
  if (order.payment_due !== null) return 'due';
  if (order.payment_status === 'captured' || order.payment_status === 'refunded') return 'paid';
  return order.payment_status === 'created' || order.payment_status === 'authorised' ? 'open' : 'ended';
}
