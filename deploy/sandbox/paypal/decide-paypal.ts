import { namedPlans } from '../callback-plan.ts';
import type { Answer, Decision } from '../klarna-state.ts';
import { noSuchResource } from './paypal-error.ts';
import type { PaypalState } from './paypal-state.ts';
import { sendEvent, type Webhook } from './paypal-webhook.ts';

const decisions: readonly Decision[] = ['approve', 'deny', 'pending', 'abandon'];

/** POST /paypal/decide/ { token, decision, callbacks }: what the buyer chose; leads back to the shop as PayPal does. */
export function decidePaypal(state: PaypalState, webhook: Webhook, body: unknown, signal: AbortSignal): Answer {
  const asked = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const order = state.orders.get(String(asked.token));
  const decision = decisions.find((each) => each === asked.decision);
  if (!order || !decision) return noSuchResource();
  const plan = typeof asked.callbacks === 'string' ? namedPlans[asked.callbacks] : undefined;
  if (plan && asked.callbacks !== 'prompt') order.plan = plan;
  if (decision === 'abandon') return goTo(order.context.cancel_url, order.id);
  if (order.status === 'PAYER_ACTION_REQUIRED') {
    order.decision = decision;
    order.status = 'APPROVED';
    const resource = { id: order.id, status: order.status, purchase_units: [order.unit] };
    sendEvent(state, webhook, { event_type: 'CHECKOUT.ORDER.APPROVED', resource }, { plan: order.plan, signal });
  }
  return goTo(order.context.return_url, order.id);
}

function goTo(address: string | undefined, token: string): Answer {
  const url = new URL(address ?? 'about:blank');
  url.searchParams.set('token', token);
  url.searchParams.set('PayerID', 'SANDBOXBUYER');
  return { status: 303, headers: { location: url.href } };
}
