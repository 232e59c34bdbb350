import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { settleWithCancellation } from '../after-sale/settle-withdrawal.ts';
import { refillGiftCards } from '../orders/settle-gift-cards.ts';
import { movePayment } from '../orders/settle-order.ts';
import { readRefundLimits, requestRefund } from '../payments/refund-payment.ts';

/**
 * A cancellation that has been handled: gift cards hold their money again, the goods are on the shelf again, and what was
 * captured goes back, of gift cards that the order bought what is left on them. In the caller's transaction, which holds
 * the order's lock. @returns the refund to carry out, if any.
 */
export async function endOrder(
  tx: Transaction<Tables>,
  orderId: number,
  actorId: number,
  reason: string,
): Promise<string | null> {
  await refillGiftCards(tx, orderId, 'taken');
  await putBackGoods(tx, orderId);
  await settleWithCancellation(tx, orderId, actorId);
  const payment = await tx
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('status', 'in', ['authorised', 'captured', 'refunded'])
    .forUpdate()
    .executeTakeFirst();
  if (!payment) return null;
  if (payment.status === 'authorised') {
    // An invoice that nobody has paid.
    const locked = { id: payment.id, orderId, status: payment.status, amountMinor: payment.amount_minor };
    await movePayment(tx, { ...locked, orderStatus: 'manual_cancellation', isApproved: true }, 'cancelled');
    return null;
  }
  if ((await readRefundLimits(tx, payment.id)).totalMinor === 0) return null;
  const wish = { paymentId: payment.id, amountMinor: null, giftCardId: null, reason, actorId, key: 'cancellation' };
  return (await requestRefund(tx, wish)).id;
}

async function putBackGoods(tx: Transaction<Tables>, orderId: number): Promise<void> {
  await sql`SELECT 1 FROM reservations r JOIN stock s ON s.variant_id = r.variant_id AND s.store_id = r.store_id
    WHERE r.order_id = ${orderId} AND r.status = 'taken' ORDER BY s.variant_id, s.store_id FOR UPDATE OF s`.execute(tx);
  await sql`
    WITH back AS (UPDATE reservations SET status = 'released', settled_at = now()
      WHERE order_id = ${orderId} AND status = 'taken' RETURNING variant_id, store_id, amount)
    UPDATE stock s SET quantity = s.quantity + back.amount
    FROM back WHERE s.variant_id = back.variant_id AND s.store_id = back.store_id`.execute(tx);
}
