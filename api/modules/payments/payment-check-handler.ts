import { z } from 'zod';
import type { OutboxHandler } from '../outbox/outbox-worker.ts';
import { checkPayment } from './check-payment.ts';
import type { PaymentContext } from './payment-context.ts';

const payload = z.object({ paymentId: z.string() });

/** Reconciliation: each open payment is looked at until it has its final state. */
export function paymentCheckHandler(context: PaymentContext): OutboxHandler {
  return async (given) => checkPayment(context, payload.parse(given).paymentId, new Date());
}
