import { notFound } from './klarna-error.ts';
import type { Answer, KlarnaState } from './klarna-state.ts';
import { sendCallback } from './send-callback.ts';

/** What tests turn and look at: `POST /sandbox/faults/`, `POST /sandbox/review/`, `GET /sandbox/orders/`. */
export function control(
  state: KlarnaState,
  method: string,
  path: string,
  body: unknown,
  signal: AbortSignal,
): Answer | null {
  const asked = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  switch (`${method} ${path}`) {
    case 'POST /sandbox/faults/':
      state.faults = {
        failNext: Number(asked.failNext ?? 0),
        latencyMs: Number(asked.latencyMs ?? 0),
        failAfterNext: Number(asked.failAfterNext ?? 0),
      };
      return { status: 200, body: state.faults };
    case 'POST /sandbox/review/': {
      const order = state.orders.get(String(asked.order_id));
      if (!order) return notFound();
      order.fraudStatus = asked.accept === true ? 'ACCEPTED' : 'REJECTED';
      const event_type = `FRAUD_RISK_${order.fraudStatus}`;
      const url = order.purchase.merchant_urls?.notification;
      void sendCallback(url, { order_id: order.id, event_type }, order.session.plan, signal);
      return { status: 200, body: { fraud_status: order.fraudStatus } };
    }
    case 'GET /sandbox/orders/':
      return {
        status: 200,
        body: [...state.orders.values()].map((order) => ({
          id: order.id,
          reference: order.purchase.merchant_reference1,
          payment: order.purchase.merchant_reference2,
          amount: order.purchase.order_amount,
          currency: order.purchase.purchase_currency,
          locale: order.purchase.locale,
          status: order.status,
          fraudStatus: order.fraudStatus,
          captured: order.captures.map((capture) => capture.amount),
          refunded: order.refunds.map((refund) => refund.amount),
        })),
      };
    default:
      return null;
  }
}
