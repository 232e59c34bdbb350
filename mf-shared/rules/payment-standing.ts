import type { Order } from 'mf-shared/contract';

/** `open`: being confirmed; `due`: an invoice that is not paid yet; `credited`: one of which nothing is left to pay; `ended`: without money. */
export type PaymentStanding = 'open' | 'due' | 'paid' | 'credited' | 'ended';

/** How the payment of an order stands, as everybody is told. */
export function paymentStanding(
  order: Pick<Order, 'payment_status' | 'payment_due' | 'credited_total'>,
): PaymentStanding {
  if (order.payment_due !== null) return 'due';
  if (order.payment_status === 'captured' || order.payment_status === 'refunded') return 'paid';
  if (order.credited_total > 0) return 'credited';
  return order.payment_status === 'created' || order.payment_status === 'authorised' ? 'open' : 'ended';
}

/** What is left of an order's total for its payment, once gift cards and credit notes are taken off, in its currency. */
export const leftToPay = (order: Pick<Order, 'total' | 'gift_card_total' | 'credited_total'>): number =>
  Math.round((order.total - order.gift_card_total - order.credited_total) * 100) / 100;
