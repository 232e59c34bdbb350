import type { StoredPaymentStatus } from '../../db/schema.ts';
import { advancePayment } from './advance-payment.ts';
import type { PaymentContext } from './payment-context.ts';
import { ProviderUnavailable } from './payment-provider.ts';
import { readPayment } from './read-payment.ts';

/** Advances a payment. Where the provider does not answer, the reconciliation brings it to its end. */
export async function advanceOrWait(
  payments: PaymentContext,
  paymentId: string,
  token: string | null,
): Promise<StoredPaymentStatus> {
  try {
    return await advancePayment(payments, paymentId, token);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    payments.log.warn({ err: error, paymentId }, 'an approved payment waits for its provider');
    return (await readPayment(payments.db, paymentId))?.status ?? 'created';
  }
}
