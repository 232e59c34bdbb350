import { randomUUID } from 'node:crypto';
import type { Sandbox, SandboxSettings } from '../create-sandbox.ts';
import type { Answer } from '../klarna-state.ts';
import type { Page } from '../messages.ts';
import { decidePaypal } from './decide-paypal.ts';
import { readCapture, refundCapture } from './paypal-captures.ts';
import { noSuchResource, noToken } from './paypal-error.ts';
import { captureAnswer, captureOrder, createOrder, readOrder } from './paypal-orders.ts';
import { paypalPage } from './paypal-page.ts';
import type { Capture, PaypalOrder } from './paypal-state.ts';
import { sendEvent, verifySignature } from './paypal-webhook.ts';

export interface PaypalCall {
  method: string;
  url: URL;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: unknown;
}

/** The approval page under /paypal/, without authorisation. */
export function routePaypalPage({ method, url, body }: PaypalCall, sandbox: Sandbox, signal: AbortSignal): Page {
  const { paypal } = sandbox;
  if (url.pathname === '/paypal/checkoutnow/') {
    const order = paypal.orders.get(url.searchParams.get('token') ?? '');
    return { status: 200, contentType: 'text/html; charset=utf-8', body: paypalPage(order) };
  }
  if (method === 'POST' && url.pathname === '/paypal/decide/')
    return decidePaypal(paypal, sandbox.webhook, body, signal);
  return noSuchResource();
}

/** PayPal's REST API: a token for the client's keys, then everything with it. */
export function routePaypalApi(
  call: PaypalCall,
  sandbox: Sandbox,
  settings: SandboxSettings,
  signal: AbortSignal,
): Answer {
  const { paypal } = sandbox;
  const { method, url, headers } = call;
  if (method === 'POST' && url.pathname === '/v1/oauth2/token') return token(call, sandbox, settings);
  const [scheme, given] = String(headers.authorization ?? '').split(' ');
  if (scheme !== 'Bearer' || !paypal.tokens.has(given ?? '')) return noToken();
  const requestId = headers['paypal-request-id'];
  const known = typeof requestId === 'string' ? paypal.answers.get(`${url.pathname} ${requestId}`) : undefined;
  if (known) return known;
  const answer = routeCall(call, sandbox, signal);
  // PayPal remembers what it did, and lets what it refused be tried again under the same id.
  if (typeof requestId === 'string' && answer.status < 300) paypal.answers.set(`${url.pathname} ${requestId}`, answer);
  return answer;
}

function token({ headers }: PaypalCall, { paypal }: Sandbox, { paypalClient }: SandboxSettings): Answer {
  const expected = `Basic ${Buffer.from(paypalClient ?? 'sandbox:sandbox').toString('base64')}`;
  if (headers.authorization !== expected) return noToken();
  const access_token = randomUUID();
  paypal.tokens.add(access_token);
  return { status: 200, body: { access_token, token_type: 'Bearer', expires_in: 32_400 } };
}

function routeCall({ method, url, body }: PaypalCall, sandbox: Sandbox, signal: AbortSignal): Answer {
  const { paypal } = sandbox;
  const origin = url.origin;
  const [, , group, kind, id = '', action = ''] = url.pathname.replace(/\/$/u, '').split('/');
  switch (`${method} ${group} ${kind}${id && ' id'}${action && ` ${action}`}`) {
    case 'POST checkout orders':
      return createOrder(paypal, body, sandbox.callbacks, origin);
    case 'GET checkout orders id':
      return readOrder(paypal, id, origin);
    case 'POST checkout orders id capture':
      return captureOrder(paypal, id, origin, (order, capture) => void settleLater(order, capture, sandbox, signal));
    case 'GET payments captures id':
      return readCapture(paypal, id);
    case 'POST payments captures id refund':
      return refundCapture(paypal, id, body);
    case 'POST notifications verify-webhook-signature':
      return verifySignature(paypal, sandbox.webhook, body);
    default:
      return noSuchResource();
  }
}

/** A capture under review is looked at for a while, then completed. */
async function settleLater(order: PaypalOrder, capture: Capture, sandbox: Sandbox, signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, Math.max(1500, order.plan.delayMs)).unref());
  if (!signal.aborted && capture.status === 'PENDING') endReview(order, capture, { isAccepted: true, sandbox, signal });
}

export function endReview(
  order: PaypalOrder,
  capture: Capture,
  { isAccepted, sandbox: { paypal, webhook }, signal }: { isAccepted: boolean; sandbox: Sandbox; signal: AbortSignal },
): void {
  capture.status = isAccepted ? 'COMPLETED' : 'DECLINED';
  const event_type = `PAYMENT.CAPTURE.${isAccepted ? 'COMPLETED' : 'DENIED'}`;
  sendEvent(
    paypal,
    webhook,
    { event_type, resource: captureAnswer(capture, order.unit) },
    { plan: order.plan, signal },
  );
}
