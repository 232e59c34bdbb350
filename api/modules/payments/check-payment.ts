import { isPaymentSettled } from 'mf-shared/rules/payment-status-moves';
import { abandonPayment } from './abandon-payment.ts';
import { advancePayment } from './advance-payment.ts';
import type { PaymentContext } from './payment-context.ts';
import { readPayment } from './read-payment.ts';

/** How soon an open payment is looked at again. */
const nextCheckMs = 60_000;

/**
 * Looks after a payment whose buyer may have closed the tab or whose callback may have got lost: asks the provider, and
 * frees the goods once time is up. @returns when to look again, or null when the payment has its final state.
 */
export async function checkPayment(context: PaymentContext, paymentId: string, now: Date): Promise<Date | null> {
  const payment = await readPayment(context.db, paymentId);
  if (!payment || isPaymentSettled(payment.status)) return null;
  const status = await advancePayment(context, paymentId);
  if (isPaymentSettled(status)) return null;
  const isDue = now.getTime() >= payment.createdAt.getTime() + context.reservationMs;
  if (isDue && isPaymentSettled(await abandonPayment(context, paymentId, 'expired'))) return null;
  return new Date(now.getTime() + Math.min(nextCheckMs, context.reservationMs));
}
