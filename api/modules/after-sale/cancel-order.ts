import type { Locale } from 'mf-shared/contract';
import { canMoveOrder } from 'mf-shared/rules/order-status-moves';
import { inTransaction } from '../../db/in-transaction.ts';
import type { StoredOrderStatus } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { abandonPayment } from '../payments/abandon-payment.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { giveUpExchange } from './give-up-exchange.ts';

/**
 * The buyer wants no order any more. Unpaid, it ends; in processing or packing, the request is received and waits to be
 * handled (AFTER-19); later it is too late. A repetition is answered alike. @throws Refusal 409
 */
export async function cancelOrder(
  payments: PaymentContext,
  orderId: number,
  { reason, locale }: { reason: string; locale: Locale },
): Promise<StoredOrderStatus> {
  const { db, orders } = payments;
  const open = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['payments.id', 'payments.provider'])
    .where('orders.id', '=', orderId)
    .where('orders.status', '=', 'pending_payment')
    .where('payments.part_of', 'is', null)
    .executeTakeFirst();
  if (open?.provider === 'exchange') await giveUpExchange(payments, { orderId, because: 'buyer', locale });
  else if (open) await abandonPayment(payments, open.id, 'cancelled');
  return inTransaction(db, async (tx) => {
    const order = await tx
      .selectFrom('orders')
      .select('status')
      .where('id', '=', orderId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (order.status === 'manual_cancellation' || order.status === 'cancelled') return order.status;
    // The buyer has approved the payment, and only its provider's word ends it.
    if (order.status === 'pending_payment') throw new Refusal(409, 'payment_under_way');
    if (!canMoveOrder(order.status, 'manual_cancellation')) throw new Refusal(409, 'order_not_cancellable');
    await orders.move(
      tx,
      orderId,
      { from: order.status, to: 'manual_cancellation' },
      { cause: 'buyer', note: reason, locale },
    );
    return 'manual_cancellation';
  });
}
