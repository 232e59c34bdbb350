import { isPaymentSettled } from 'mf-shared/rules/payment-status-moves';
import type { StoredPaymentStatus } from '../../db/schema.ts';
import type { PaymentResult } from '../orders/result-path.ts';

/** Which of the result pages tells how a payment stands. */
export function resultOf(status: StoredPaymentStatus, failure: 'address' | null): PaymentResult {
  if (failure === 'address') return 'address';
  if (status === 'captured' || status === 'refunded') return 'ok';
  if (!isPaymentSettled(status)) return 'pending';
  return status === 'cancelled' ? 'cancelled' : 'error';
}
