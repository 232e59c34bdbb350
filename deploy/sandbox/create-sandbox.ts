import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CallbackPlan, promptCallbacks } from './callback-plan.ts';
import { CarrierState } from './carrier/carrier.ts';
import { KlarnaState } from './klarna-state.ts';
import { log } from './log.ts';
import { readBody, writeAnswer } from './messages.ts';
import { OidcState } from './oidc/oidc-state.ts';
import { PaypalState } from './paypal/paypal-state.ts';
import type { Webhook } from './paypal/paypal-webhook.ts';
import type { Recommendations } from './recommendations.ts';
import { routeRequest } from './route-request.ts';

export interface SandboxSettings {
  /** 0 takes any free port. */
  port: number;
  host?: string;
  username: string;
  password: string;
  callbacks?: CallbackPlan;
  /** `id:secret`; `sandbox:sandbox` otherwise. */
  paypalClient?: string;
  /** Where PayPal's webhooks go, and what PayPal calls it. */
  webhook?: Webhook;
  /** The key of the shipping service; `sandbox` by default. */
  carrierKey?: string;
}

export interface Sandbox {
  url: string;
  state: KlarnaState;
  paypal: PaypalState;
  carrier: CarrierState;
  oidc: OidcState;
  webhook: Webhook;
  recommendations: Recommendations;
  /** Used for the sessions that are opened from now on. */
  callbacks: CallbackPlan;
  close(): Promise<void>;
}

/**
 * Payment providers, a carrier and a sign-in service on loopback that keep everything in memory and speak Klarna's,
 * PayPal's, a shipping service's and OpenID Connect's HTTP (CHECKOUT-59 to CHECKOUT-62).
 */
export async function createSandbox(settings: SandboxSettings): Promise<Sandbox> {
  const state = new KlarnaState();
  const closing = new AbortController();
  const server = createServer((request, response) => void handle(request, response));
  const sandbox: Sandbox = {
    url: '',
    state,
    paypal: new PaypalState(),
    carrier: new CarrierState(),
    oidc: new OidcState(),
    webhook: settings.webhook ?? { url: '', id: 'WH-SANDBOX' },
    recommendations: new Map(),
    callbacks: settings.callbacks ?? promptCallbacks,
    close,
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const body = await readBody(request);
      if (state.faults.latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, state.faults.latencyMs));
      writeAnswer(response, await routeRequest(request, body, { sandbox, settings, signal: closing.signal }));
    } catch (error) {
      log('request failed', { reason: String(error) });
      writeAnswer(response, {
        status: 400,
        body: { error_code: 'BAD_REQUEST', error_messages: ['Unreadable request'] },
      });
    }
  }

  async function close(): Promise<void> {
    closing.abort();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(settings.port, settings.host ?? '127.0.0.1', resolve);
  });
  sandbox.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return sandbox;
}
