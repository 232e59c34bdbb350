import type { PaymentStatus } from 'mf-shared/contract';

/**
 * Rule CHECKOUT-49. `created → captured` is taken by means that pay at once (gift cards). A captured payment only ever
 * goes back by refund.
 */
const moves: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  created: ['authorised', 'captured', 'failed', 'cancelled', 'expired'],
  authorised: ['captured', 'failed', 'cancelled', 'expired'],
  captured: ['refunded'],
  refunded: [],
  failed: [],
  cancelled: [],
  expired: [],
};

export function canMovePayment(from: PaymentStatus, to: PaymentStatus): boolean {
  return moves[from].includes(to);
}

/** True once nothing that the provider says can change the payment any more, except a refund. */
export function isPaymentSettled(status: PaymentStatus): boolean {
  return status !== 'created' && status !== 'authorised';
}
