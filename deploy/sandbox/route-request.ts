import type { IncomingMessage } from 'node:http';
import { browserFile } from './browser-files.ts';
import { routeCarrier } from './carrier/carrier.ts';
import { control } from './control.ts';
import type { Sandbox, SandboxSettings } from './create-sandbox.ts';
import { decide } from './decide.ts';
import { notFound, refused, unauthorised, unavailable } from './klarna-error.ts';
import { cancelOrder, captureOrder, readCheckoutOrder, readOrder, refundOrder } from './klarna-orders.ts';
import { dialogPage, widgetPage } from './klarna-pages.ts';
import { createOrder, createSession, dropAuthorization, readSession, updateSession } from './klarna-payments.ts';
import type { Answer, KlarnaState } from './klarna-state.ts';
import type { Page } from './messages.ts';
import { routeOidc } from './oidc/route-oidc.ts';
import { routePaypalApi, routePaypalPage } from './paypal/route-paypal.ts';
import { routeRecommendations } from './recommendations.ts';
import { routeVideos } from './videos.ts';

/** Pages and scripts for browsers under /klarna/ and /paypal/, the providers' APIs with authorisation everywhere else. */
export async function routeRequest(
  request: IncomingMessage,
  body: unknown,
  { sandbox, settings, signal }: { sandbox: Sandbox; settings: SandboxSettings; signal: AbortSignal },
): Promise<Page> {
  const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'sandbox'}`);
  const { state } = sandbox;
  if (url.pathname === '/healthz') return { status: 200, body: { ok: true } };
  if (url.pathname.startsWith('/klarna/')) {
    const session = state.sessionsByClientToken.get(url.searchParams.get('token') ?? '');
    const html = 'text/html; charset=utf-8';
    if (url.pathname === '/klarna/widget/')
      return { status: 200, contentType: html, body: widgetPage(session, url.searchParams) };
    if (url.pathname === '/klarna/dialog/')
      return { status: 200, contentType: html, body: dialogPage(session, url.searchParams) };
    if (url.pathname === '/klarna/decide/' && request.method === 'POST') return decide(state, body, signal);
    return browserFile(url.pathname) ?? notFound();
  }
  const method = request.method ?? 'GET';
  const video = routeVideos(method, url);
  if (video) return video;
  const recommended = routeRecommendations({ method, url, body }, sandbox.recommendations);
  if (recommended) return recommended;
  const carried = await routeCarrier(
    { method, url, headers: request.headers, body },
    sandbox.carrier,
    settings.carrierKey ?? 'sandbox',
  );
  if (carried) return carried;
  const signedIn = await routeOidc({ method, url, headers: request.headers, body }, sandbox.oidc);
  if (signedIn) return signedIn;
  const paypalCall = { method, url, headers: request.headers, body };
  if (url.pathname.startsWith('/paypal/')) return routePaypalPage(paypalCall, sandbox, signal);
  const controlled = control(sandbox, { method, path: url.pathname, body, signal });
  if (controlled) return controlled;
  const isPaypal = /^\/v\d\//u.test(url.pathname);
  return faulty(state, url.pathname, () =>
    isPaypal
      ? routePaypalApi(paypalCall, sandbox, settings, signal)
      : routeKlarnaApi(request, url, body, { sandbox, settings, signal }),
  );
}

/** Answers as a provider in trouble, where tests want that. */
function faulty({ faults }: KlarnaState, path: string, answer: () => Answer): Page {
  if (!path.endsWith(faults.at)) return answer();
  if (faults.failNext > 0) {
    faults.failNext -= 1;
    return unavailable();
  }
  if (faults.refuseNext > 0) {
    faults.refuseNext -= 1;
    return refused('BAD_VALUE', ['Bad value: refused by the tests']);
  }
  const given = answer();
  if (faults.failAfterNext > 0) {
    faults.failAfterNext -= 1;
    return unavailable();
  }
  if (faults.malformedNext > 0) {
    faults.malformedNext -= 1;
    return { ...given, malformed: true };
  }
  return given;
}

function routeKlarnaApi(
  request: IncomingMessage,
  url: URL,
  body: unknown,
  { sandbox, settings, signal }: { sandbox: Sandbox; settings: SandboxSettings; signal: AbortSignal },
): Answer {
  const { state } = sandbox;
  const expected = `Basic ${Buffer.from(`${settings.username}:${settings.password}`).toString('base64')}`;
  if (request.headers.authorization !== expected) return unauthorised();
  const key = request.headers['klarna-idempotency-key'];
  const remembered = typeof key === 'string' ? state.answers.get(`${url.pathname} ${key}`) : undefined;
  if (remembered) return remembered;
  const answer = routeCall(request.method ?? 'GET', url, body, { sandbox, signal });
  if (typeof key === 'string' && answer.status < 500) state.answers.set(`${url.pathname} ${key}`, answer);
  return answer;
}

function routeCall(
  method: string,
  url: URL,
  body: unknown,
  { sandbox, signal }: { sandbox: Sandbox; signal: AbortSignal },
): Answer {
  const { state } = sandbox;
  const [, service, , kind, id = '', action] = url.pathname.replace(/\/$/u, '').split('/');
  switch (`${method} ${service} ${kind}${id && ' id'}${action ? ` ${action}` : ''}`) {
    case 'POST payments sessions':
      return createSession(state, body, sandbox.callbacks);
    case 'GET payments sessions id':
      return readSession(state, id);
    case 'POST payments sessions id':
      return updateSession(state, id, body);
    case 'POST payments authorizations id order':
      return createOrder(state, id, body, signal);
    case 'DELETE payments authorizations id':
      return dropAuthorization(state, id);
    case 'GET checkout orders id':
      return readCheckoutOrder(state, id, url.origin);
    case 'GET ordermanagement orders id':
      return readOrder(state, id);
    case 'POST ordermanagement orders id captures':
      return captureOrder(state, id, body);
    case 'POST ordermanagement orders id refunds':
      return refundOrder(state, id, body);
    case 'POST ordermanagement orders id cancel':
      return cancelOrder(state, id);
    default:
      return notFound();
  }
}
