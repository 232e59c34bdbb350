import type { Transaction } from 'kysely';
import { canMoveOrder } from 'mf-shared/rules/order-status-moves';
import { canMovePayment } from 'mf-shared/rules/payment-status-moves';
import type { StoredOrderStatus } from '../../db/schema/orders.ts';
import type { StoredPaymentStatus } from '../../db/schema/payments.ts';
import type { Tables } from '../../db/schema.ts';
import { reopenEnterpriseOrder } from '../enterprise-orders/gather-enterprise-order.ts';
import { releaseGiftCode } from '../gift-campaigns/use-gift-code.ts';
import { freezeBoughtGiftCards, thawBoughtGiftCards } from '../gift-cards/bought-gift-cards.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { issueGiftCards } from './issue-gift-cards.ts';
import { refillGiftCards, takeHeldGiftCards } from './settle-gift-cards.ts';
import { releaseReservedStock, takeReservedStock } from './settle-stock.ts';

export interface LockedPayment {
  id: string;
  orderId: number;
  status: StoredPaymentStatus;
  orderStatus: StoredOrderStatus;
  amountMinor: number;
  /** The buyer approved, or the provider has an order: only the provider's word ends it now. */
  isApproved: boolean;
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
    amountMinor: payment.amount_minor,
    isApproved: payment.provider_token !== null || payment.provider_reference !== null,
  };
}

/** @returns the move's id in the order's history. */
export async function moveOrder(
  tx: Transaction<Tables>,
  orderId: number,
  from: StoredOrderStatus,
  to: StoredOrderStatus,
  by: { actorId?: number; note?: string; isWithdrawn?: boolean } = {},
): Promise<number> {
  if (!canMoveOrder(from, to, by.isWithdrawn)) throw new Error(`an order does not move from ${from} to ${to}`);
  await tx.updateTable('orders').set({ status: to }).where('id', '=', orderId).execute();
  if (to === 'manual_cancellation') await freezeBoughtGiftCards(tx, orderId);
  if (from === 'manual_cancellation') await thawBoughtGiftCards(tx, orderId);
  const { id } = await tx
    .insertInto('order_status_history')
    .values({ order_id: orderId, status: to, actor_id: by.actorId ?? null, note: by.note ?? '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Everything that a sold order means, at once: the payment's state, goods off the shelf, gift cards used, the order to be
 * processed, and the confirmation in the outbox. Gift cards that it bought are issued once the money is there.
 */
export async function sellOrder(
  tx: Transaction<Tables>,
  payment: LockedPayment,
  to: 'authorised' | 'captured',
): Promise<void> {
  if (payment.status !== to) await movePayment(tx, payment, to);
  if (payment.orderStatus === 'pending_payment') {
    await takeHeldGiftCards(tx, payment.orderId);
    await takeReservedStock(tx, payment.orderId);
    await moveOrder(tx, payment.orderId, 'pending_payment', 'processing');
    const payload = { orderId: payment.orderId };
    await enqueue(tx, { kind: 'order_confirmation', payload, dedupeKey: `order_confirmation ${payment.orderId}` });
  }
  if (to === 'captured') await issueGiftCards(tx, payment.orderId);
}

/** The payment ended without money: everything that was held is free again and the order is cancelled. */
export async function releaseOrder(
  tx: Transaction<Tables>,
  payment: LockedPayment,
  to: 'failed' | 'cancelled' | 'expired',
): Promise<void> {
  await movePayment(tx, payment, to);
  if (payment.orderStatus !== 'pending_payment') return;
  await releaseDiscountUse(tx, payment.orderId);
  await refillGiftCards(tx, payment.orderId, 'held');
  await releaseReservedStock(tx, payment.orderId);
  await releaseGiftCode(tx, payment.orderId);
  await reopenEnterpriseOrder(tx, payment.orderId);
  await moveOrder(tx, payment.orderId, 'pending_payment', 'cancelled');
}

async function releaseDiscountUse(tx: Transaction<Tables>, orderId: number): Promise<void> {
  await tx
    .updateTable('discount_codes')
    .set((eb) => ({ uses: eb('uses', '-', 1) }))
    .where('id', '=', (eb) => eb.selectFrom('orders').select('discount_code_id').where('orders.id', '=', orderId))
    .where('uses', '>', 0)
    .execute();
}

export async function movePayment(
  tx: Transaction<Tables>,
  payment: LockedPayment,
  to: StoredPaymentStatus,
): Promise<void> {
  if (!canMovePayment(payment.status, to)) throw new Error(`a payment does not move from ${payment.status} to ${to}`);
  const now = new Date();
  const captured = to === 'captured' ? { captured_minor: payment.amountMinor, captured_at: now } : {};
  await tx
    .updateTable('payments')
    .set({ status: to, updated_at: now, ...captured })
    .where('id', '=', payment.id)
    .execute();
  if (to === 'captured')
    await tx.updateTable('orders').set({ paid_at: now }).where('id', '=', payment.orderId).execute();
}
