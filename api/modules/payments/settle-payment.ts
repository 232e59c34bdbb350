import type { Transaction } from 'kysely';
import { canMovePayment } from 'mf-shared/rules/payment-status-moves';
import { afterCommit } from '../../db/in-transaction.ts';
import type { StoredOrderStatus, StoredPaymentStatus, Tables } from '../../db/schema.ts';
import { countPayment } from '../../metrics/service-counts.ts';
import type { OrderLifecycle } from '../orders/order-lifecycle.ts';

export interface LockedPayment {
  id: string;
  orderId: number;
  status: StoredPaymentStatus;
  orderStatus: StoredOrderStatus;
  /** What is to pay; of an invoice less what was credited. */
  amountMinor: number;
  /** The buyer approved, or the provider has an order: only the provider's word ends it now. */
  isApproved: boolean;
  /** The payment of the exchange's order, of which it pays the difference. */
  partOf: string | null;
}

/** Locks a payment's order, then the payment: the order in which every transaction takes them. */
export async function lockPayment(tx: Transaction<Tables>, paymentId: string): Promise<LockedPayment> {
  const { order_id } = await tx
    .selectFrom('payments')
    .select('order_id')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  const order = await tx
    .selectFrom('orders')
    .select('status')
    .where('id', '=', order_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const payment = await tx
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', paymentId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return {
    id: paymentId,
    orderId: order_id,
    status: payment.status,
    orderStatus: order.status,
    amountMinor: payment.amount_minor - payment.credited_minor,
    isApproved: payment.provider_token !== null || payment.provider_reference !== null,
    partOf: payment.part_of,
  };
}

/** The payment is promised, or made. The first time, that sells its order; with the money there, the order is paid. */
export async function settlePayment(
  tx: Transaction<Tables>,
  orders: OrderLifecycle,
  payment: LockedPayment,
  to: 'authorised' | 'captured',
): Promise<void> {
  const now = new Date();
  if (payment.status !== to) await movePayment(tx, payment, to, now);
  if (payment.orderStatus === 'pending_payment') await orders.sell(tx, payment.orderId);
  if (to === 'captured') await orders.pay(tx, payment.orderId, now);
}

/** The payment ended without money. An order that waited for it is released; one whose difference it was can be paid again. */
export async function failPayment(
  tx: Transaction<Tables>,
  orders: OrderLifecycle,
  payment: LockedPayment,
  to: 'failed' | 'cancelled' | 'expired',
): Promise<void> {
  await movePayment(tx, payment, to);
  if (payment.orderStatus === 'pending_payment' && payment.partOf === null) await orders.release(tx, payment.orderId);
}

export async function movePayment(
  tx: Transaction<Tables>,
  payment: Pick<LockedPayment, 'id' | 'status' | 'amountMinor'>,
  to: StoredPaymentStatus,
  now = new Date(),
): Promise<void> {
  if (!canMovePayment(payment.status, to)) throw new Error(`a payment does not move from ${payment.status} to ${to}`);
  const captured = to === 'captured' ? { captured_minor: payment.amountMinor, captured_at: now } : {};
  const { provider } = await tx
    .updateTable('payments')
    .set({ status: to, updated_at: now, ...captured })
    .where('id', '=', payment.id)
    .returning('provider')
    .executeTakeFirstOrThrow();
  afterCommit(tx, () => countPayment({ provider, state: to }));
}
