import type { StoredPaymentStatus } from '../../db/schema.ts';
import { advancePayment } from './advance-payment.ts';
import type { PaymentContext } from './payment-context.ts';
import { ProviderUnavailable } from './payment-provider.ts';
import { readPayment } from './read-payment.ts';

/** What a provider that does not answer leaves open is brought to its end by the reconciliation. */
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
