import type { Sandbox } from './create-sandbox.ts';
import { notFound } from './klarna-error.ts';
import type { Answer } from './klarna-state.ts';
import { endReview } from './paypal/route-paypal.ts';
import { sendCallback } from './send-callback.ts';

/** What tests turn and look at: `POST /sandbox/faults/`, `POST /sandbox/review/`, `POST /sandbox/clock/`, `GET /sandbox/orders/`,
 * `GET /sandbox/paypal/`. */
export function control(
  sandbox: Sandbox,
  { method, path, body, signal }: { method: string; path: string; body: unknown; signal: AbortSignal },
): Answer | null {
  const { state } = sandbox;
  const asked = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  switch (`${method} ${path}`) {
    case 'POST /sandbox/faults/':
      state.faults = {
        failNext: Number(asked.failNext ?? 0),
        latencyMs: Number(asked.latencyMs ?? 0),
        failAfterNext: Number(asked.failAfterNext ?? 0),
        refuseNext: Number(asked.refuseNext ?? 0),
        malformedNext: Number(asked.malformedNext ?? 0),
        at: typeof asked.at === 'string' ? asked.at : '',
      };
      return { status: 200, body: state.faults };
    case 'POST /sandbox/review/':
      return review(sandbox, asked, signal);
    case 'GET /sandbox/orders/':
      return { status: 200, body: klarnaOrders(sandbox) };
    case 'POST /sandbox/clock/':
      state.minutesAhead += Number(asked.minutes ?? 0);
      return { status: 200, body: { minutesAhead: state.minutesAhead } };
    case 'GET /sandbox/paypal/':
      return { status: 200, body: paypalOrders(sandbox) };
    default:
      return null;
  }
}

/** Decides about a payment that a provider holds for review, as its own staff would. */
function review(sandbox: Sandbox, asked: Record<string, unknown>, signal: AbortSignal): Answer {
  const isAccepted = asked.accept === true;
  const held = sandbox.paypal.captures.get(String(asked.order_id));
  if (held) {
    endReview(held.order, held.capture, { isAccepted, sandbox, signal });
    return { status: 200, body: { status: held.capture.status } };
  }
  const order = sandbox.state.orders.get(String(asked.order_id));
  if (!order) return notFound();
  order.fraudStatus = isAccepted ? 'ACCEPTED' : 'REJECTED';
  const event_type = `FRAUD_RISK_${order.fraudStatus}`;
  const url = order.purchase.merchant_urls?.notification;
  void sendCallback(url, { order_id: order.id, event_type }, { plan: order.session.plan, signal });
  return { status: 200, body: { fraud_status: order.fraudStatus } };
}

const klarnaOrders = ({ state }: Sandbox) =>
  [...state.orders.values()].map((order) => ({
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
  }));

const paypalOrders = ({ paypal }: Sandbox) =>
  [...paypal.orders.values()].map(({ id, unit, status, captures }) => ({
    id,
    reference: unit.invoice_id,
    payment: unit.custom_id,
    amount: unit.amount,
    items: unit.items,
    status,
    captures: captures.map((capture) => ({ ...capture, refunds: capture.refunds.map(({ value }) => value) })),
  }));
