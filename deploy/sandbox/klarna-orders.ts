import { randomUUID } from 'node:crypto';
import { notAllowed, notFound, refused } from './klarna-error.ts';
import type { Answer, KlarnaState, Order } from './klarna-state.ts';

const sum = (entries: readonly { amount: number }[]) => entries.reduce((total, entry) => total + entry.amount, 0);

/** GET /ordermanagement/v1/orders/{id} */
export function readOrder(state: KlarnaState, id: string): Answer {
  const order = state.orders.get(id);
  if (!order) return notFound();
  const captured = sum(order.captures);
  return {
    status: 200,
    body: {
      order_id: order.id,
      status: order.status,
      fraud_status: order.fraudStatus,
      order_amount: order.purchase.order_amount,
      original_order_amount: order.purchase.order_amount,
      captured_amount: captured,
      refunded_amount: sum(order.refunds),
      remaining_authorized_amount: order.status === 'CANCELLED' ? 0 : order.purchase.order_amount - captured,
      purchase_currency: order.purchase.purchase_currency,
      merchant_reference1: order.purchase.merchant_reference1,
      captures: order.captures.map((capture) => ({ capture_id: capture.id, captured_amount: capture.amount })),
      refunds: order.refunds.map((refund) => ({ refund_id: refund.id, refunded_amount: refund.amount })),
    },
  };
}

/** GET /checkout/v3/orders/{id}: Klarna Checkout's snippet of an order, with a frame of its own. */
export function readCheckoutOrder(state: KlarnaState, id: string, origin: string): Answer {
  const order = state.orders.get(id);
  if (!order) return notFound();
  const source = `${origin}/klarna/widget/?token=${order.session.clientToken}&lang=${order.purchase.locale.slice(0, 2)}`;
  const html_snippet = `<div id="klarna-checkout-container"><iframe id="klarna-checkout-iframe" title="Klarna" src="${source}"></iframe></div>`;
  return { status: 200, body: { order_id: id, status: 'checkout_complete', html_snippet } };
}

/** POST /ordermanagement/v1/orders/{id}/captures */
export function captureOrder(state: KlarnaState, id: string, body: unknown): Answer {
  const order = state.orders.get(id);
  if (!order) return notFound();
  const amount = amountIn(body, 'captured_amount');
  if (amount === null) return refused('BAD_VALUE', ['Bad value: captured_amount']);
  if (order.fraudStatus !== 'ACCEPTED') return notAllowed('CAPTURE_NOT_ALLOWED', 'The order is not accepted');
  if (order.status === 'CANCELLED') return notAllowed('CAPTURE_NOT_ALLOWED', 'The order is cancelled');
  if (sum(order.captures) + amount > order.purchase.order_amount)
    return notAllowed('CAPTURE_NOT_ALLOWED', 'Captured amount exceeds the remaining authorised amount');
  const capture = { id: randomUUID(), amount };
  order.captures.push(capture);
  order.status = sum(order.captures) === order.purchase.order_amount ? 'CAPTURED' : 'PART_CAPTURED';
  const headers = { location: `/ordermanagement/v1/orders/${id}/captures/${capture.id}`, 'capture-id': capture.id };
  return { status: 201, headers };
}

/** POST /ordermanagement/v1/orders/{id}/refunds */
export function refundOrder(state: KlarnaState, id: string, body: unknown): Answer {
  const order = state.orders.get(id);
  if (!order) return notFound();
  const amount = amountIn(body, 'refunded_amount');
  if (amount === null) return refused('BAD_VALUE', ['Bad value: refunded_amount']);
  if (sum(order.refunds) + amount > sum(order.captures))
    return notAllowed('REFUND_NOT_ALLOWED', 'Refunded amount exceeds the captured amount');
  const refund = { id: randomUUID(), amount };
  order.refunds.push(refund);
  const headers = { location: `/ordermanagement/v1/orders/${id}/refunds/${refund.id}`, 'refund-id': refund.id };
  return { status: 201, headers };
}

/** POST /ordermanagement/v1/orders/{id}/cancel */
export function cancelOrder(state: KlarnaState, id: string): Answer {
  const order = state.orders.get(id);
  if (!order) return notFound();
  if (order.captures.length > 0) return notAllowed('CANCEL_NOT_ALLOWED', 'The order is captured');
  order.status = 'CANCELLED';
  return { status: 204 };
}

function amountIn(body: unknown, field: string): number | null {
  if (typeof body !== 'object' || body === null) return null;
  const value: unknown = (body as Record<string, Order | number>)[field];
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : null;
}
