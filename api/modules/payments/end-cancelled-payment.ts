import type { Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { noteWrite } from '../audit/note-write.ts';
import type { OrderEvents } from '../orders/order-events.ts';
import { readRefundLimits, requestRefund } from './request-refund.ts';
import { movePayment } from './settle-payment.ts';

const reason = 'cancelled order';

/**
 * Ends the payment of an order that was cancelled: an invoice that nobody has paid is called off, and what was captured is
 * asked to go back, of gift cards that the order bought what is left on them.
 */
export async function endCancelledPayment(
  tx: Transaction<Tables>,
  { orderId, actorId }: OrderEvents['cancelled'],
): Promise<void> {
  const payment = await tx
    .selectFrom('payments')
    .select(['id', 'status', 'amount_minor as amountMinor'])
    .where('order_id', '=', orderId)
    .where('status', 'in', ['authorised', 'captured', 'refunded'])
    .where('part_of', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!payment) return;
  if (payment.status === 'authorised') return movePayment(tx, payment, 'cancelled');
  if ((await readRefundLimits(tx, payment.id)).totalMinor === 0) return;
  const wish = { paymentId: payment.id, amountMinor: null, giftCardId: null, reason, actorId, key: 'cancellation' };
  const refund = await requestRefund(tx, wish);
  const { number } = await tx.selectFrom('orders').select('number').where('id', '=', orderId).executeTakeFirstOrThrow();
  await noteWrite(tx, actorId, {
    action: 'order.refund',
    entity: 'order',
    entityId: number,
    before: null,
    after: { refund: refund.id, amount_minor: null, reason },
  });
}
