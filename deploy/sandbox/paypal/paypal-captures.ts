import type { Answer } from '../klarna-state.ts';
import { minor } from './check-unit.ts';
import { noSuchResource, unprocessable } from './paypal-error.ts';
import { captureAnswer } from './paypal-orders.ts';
import type { Money, PaypalState } from './paypal-state.ts';

/** GET /v2/payments/captures/{id} */
export function readCapture(state: PaypalState, id: string): Answer {
  const found = state.captures.get(id);
  return found ? { status: 200, body: captureAnswer(found.capture, found.order.unit) } : noSuchResource();
}

/** POST /v2/payments/captures/{id}/refund; all that is left without an amount. */
export function refundCapture(state: PaypalState, id: string, body: unknown): Answer {
  const capture = state.captures.get(id)?.capture;
  if (!capture) return noSuchResource();
  const asked = typeof body === 'object' && body !== null && 'amount' in body ? (body.amount as Money) : null;
  const left = (minor(capture.amount.value) ?? 0) - sum(capture.refunds);
  const amount = asked ? minor(asked.value) : left;
  if (capture.status === 'PENDING' || capture.status === 'DECLINED')
    return unprocessable('CAPTURE_NOT_COMPLETED', 'The capture is not completed.');
  if (asked && asked.currency_code !== capture.amount.currency_code)
    return unprocessable('CURRENCY_MISMATCH', 'The currency of the refund is another one.');
  if (amount === null || amount === 0 || amount > left)
    return unprocessable('REFUND_AMOUNT_EXCEEDED', 'The refund amount must be at most what is left of the capture.');
  capture.refunds.push({ currency_code: capture.amount.currency_code, value: (amount / 100).toFixed(2) });
  capture.status = amount === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  return { status: 201, body: { id: state.newId(), status: 'COMPLETED', amount: capture.refunds.at(-1) } };
}

const sum = (amounts: readonly Money[]) => amounts.reduce((total, { value }) => total + (minor(value) ?? 0), 0);
