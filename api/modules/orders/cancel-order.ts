import { canMoveOrder } from 'mf-shared/rules/order-status-moves';
import { inTransaction } from '../../db/in-transaction.ts';
import type { StoredOrderStatus } from '../../db/schema/orders.ts';
import { Refusal } from '../../http/refusal.ts';
import { keptLocale } from '../../texts/kept-locale.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { abandonPayment } from '../payments/abandon-payment.ts';
import { cancellationWords } from './cancellation-words.ts';
import type { OrderServices } from './order-services.ts';
import { moveOrder } from './settle-order.ts';

/**
 * The buyer wants no order any more. Unpaid, it ends; in processing or packing, the request is received and waits to be
 * handled (AFTER-19); later it is too late. A repetition is answered alike. @throws Refusal 409
 */
export async function cancelOrder(
  services: OrderServices,
  orderId: number,
  reason: string,
): Promise<StoredOrderStatus> {
  const { db } = services.context;
  const open = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select('payments.id')
    .where('orders.id', '=', orderId)
    .where('orders.status', '=', 'pending_payment')
    .executeTakeFirst();
  if (open) await abandonPayment(services.payments, open.id, 'cancelled');
  return inTransaction(db, async (tx) => {
    const order = await tx
      .selectFrom('orders')
      .select(['status', 'number', 'email', 'first_name', 'language'])
      .where('id', '=', orderId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (order.status === 'manual_cancellation' || order.status === 'cancelled') return order.status;
    // The buyer has approved the payment, and only its provider's word ends it.
    if (order.status === 'pending_payment') throw new Refusal(409, 'payment_under_way');
    if (!canMoveOrder(order.status, 'manual_cancellation')) throw new Refusal(409, 'order_not_cancellable');
    const moveId = await moveOrder(tx, orderId, order.status, 'manual_cancellation', { note: reason });
    await enqueueMail(tx, {
      template: `order_cancellation${await cancellationWords(tx, orderId)}`,
      to: order.email,
      language: keptLocale(order.language),
      values: { first_name: order.first_name, number: order.number },
      dedupeKey: `order_cancellation ${orderId} ${moveId}`,
    });
    return 'manual_cancellation';
  });
}
