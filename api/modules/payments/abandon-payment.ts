import { isPaymentSettled } from 'mf-shared/rules/payment-status-moves';
import { inTransaction } from '../../db/in-transaction.ts';
import type { StoredPaymentStatus } from '../../db/schema.ts';
import type { PaymentContext } from './payment-context.ts';
import { failPayment, lockPayment } from './settle-payment.ts';

/**
 * Ends a payment that nobody approved: the buyer gave up, was denied, or time ran out. The goods are free again.
 * One that was approved stays as it is; only the provider's word ends it.
 */
export async function abandonPayment(
  { db, orders }: PaymentContext,
  paymentId: string,
  to: 'failed' | 'cancelled' | 'expired',
): Promise<StoredPaymentStatus> {
  return inTransaction(db, async (tx) => {
    const locked = await lockPayment(tx, paymentId);
    if (isPaymentSettled(locked.status) || locked.isApproved) return locked.status;
    await failPayment(tx, orders, locked, to);
    return to;
  });
}
