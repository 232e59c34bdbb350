import { randomUUID } from 'node:crypto';
import type { CallbackPlan } from './callback-plan.ts';
import { isPurchase, purchaseFaults } from './check-purchase.ts';
import { notFound, refused } from './klarna-error.ts';
import { type Answer, authorizationLifeMs, type KlarnaState, type Order, type Session } from './klarna-state.ts';
import { sendCallback } from './send-callback.ts';

const categories = [
  { identifier: 'pay_later', name: 'Pay later' },
  { identifier: 'pay_now', name: 'Pay now' },
  { identifier: 'pay_over_time', name: 'Pay over time' },
].map((category) => ({ ...category, asset_urls: {} }));

/** POST /payments/v1/sessions */
export function createSession(state: KlarnaState, body: unknown, plan: CallbackPlan): Answer {
  const faults = purchaseFaults(body);
  if (faults.length > 0 || !isPurchase(body)) return refused('BAD_VALUE', faults);
  const session = state.open(body, plan);
  return {
    status: 200,
    body: { session_id: session.id, client_token: session.clientToken, payment_method_categories: categories },
  };
}

/** GET /payments/v1/sessions/{id} */
export function readSession(state: KlarnaState, id: string): Answer {
  const session = state.sessions.get(id);
  if (!session) return notFound();
  return {
    status: 200,
    body: {
      ...session.purchase,
      client_token: session.clientToken,
      status: isAuthorized(state, session) ? 'complete' : 'incomplete',
      ...(isAuthorized(state, session) ? { authorization_token: session.authorizationToken } : {}),
    },
  };
}

/** POST /payments/v1/sessions/{id} */
export function updateSession(state: KlarnaState, id: string, body: unknown): Answer {
  const session = state.sessions.get(id);
  if (!session) return notFound();
  const merged = { ...session.purchase, ...(typeof body === 'object' ? body : {}) };
  const faults = purchaseFaults(merged);
  if (faults.length > 0) return refused('BAD_VALUE', faults);
  session.purchase = merged;
  return { status: 204 };
}

/** POST /payments/v1/authorizations/{token}/order: the token serves once. */
export function createOrder(state: KlarnaState, token: string, body: unknown, signal: AbortSignal): Answer {
  const session = state.sessionsByAuthorization.get(token);
  if (!session || state.now() - session.authorizedAt > authorizationLifeMs) return notFound();
  const faults = purchaseFaults(body);
  if (faults.length > 0 || !isPurchase(body)) return refused('BAD_VALUE', faults);
  // An address that the provider cannot find, for trying out what the shop says then.
  if (body.billing_address?.street_address?.startsWith('Olematon'))
    return refused('BAD_VALUE', ['Bad value: billing_address.street_address']);
  if (
    body.order_amount > session.purchase.order_amount ||
    body.purchase_currency !== session.purchase.purchase_currency
  )
    return refused('BAD_VALUE', ['Bad value: order_amount exceeds what was authorised']);
  state.sessionsByAuthorization.delete(token);
  const order: Order = {
    id: randomUUID(),
    session,
    purchase: body,
    fraudStatus: session.decision === 'pending' ? 'PENDING' : 'ACCEPTED',
    status: 'AUTHORIZED',
    captures: [],
    refunds: [],
  };
  state.orders.set(order.id, order);
  if (order.fraudStatus === 'PENDING') void settleLater(order, signal);
  return {
    status: 200,
    body: {
      order_id: order.id,
      redirect_url: body.merchant_urls?.confirmation ?? '',
      fraud_status: order.fraudStatus,
      authorized_payment_method: { type: 'invoice' },
    },
  };
}

const isAuthorized = (state: KlarnaState, session: Session) =>
  session.authorizationToken !== null && state.now() - session.authorizedAt <= authorizationLifeMs;

/** DELETE /payments/v1/authorizations/{token} */
export function dropAuthorization(state: KlarnaState, token: string): Answer {
  return state.sessionsByAuthorization.delete(token) ? { status: 204 } : notFound();
}

/** A pending order is looked at for a while, then accepted. */
async function settleLater(order: Order, signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, Math.max(1500, order.session.plan.delayMs)).unref());
  if (signal.aborted || order.status === 'CANCELLED') return;
  order.fraudStatus = 'ACCEPTED';
  const url = order.purchase.merchant_urls?.notification ?? order.session.purchase.merchant_urls?.notification;
  await sendCallback(
    url,
    { order_id: order.id, event_type: 'FRAUD_RISK_ACCEPTED' },
    { plan: order.session.plan, signal },
  );
}
