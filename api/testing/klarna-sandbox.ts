import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface SandboxOrder {
  id: string;
  reference: string;
  payment: string;
  amount: number;
  currency: string;
  locale: string;
  status: string;
  fraudStatus: string;
  captured: number[];
  refunded: number[];
}

export interface SandboxPaypalOrder {
  id: string;
  /** Our order's number. */
  reference: string;
  payment: string;
  amount: { value: string; currency_code: string };
  status: string;
  captures: { id: string; status: string; amount: { value: string }; refunds: string[] }[];
}

type Callbacks = 'delayed' | 'repeated' | 'lost';

/** The sandbox provider as a process of its own, spoken to over HTTP as the shop and its buyers do. */
export interface KlarnaSandbox {
  url: string;
  /** What a buyer chooses in the payment dialog. @returns the authorisation token of an approval. */
  decide: (
    clientToken: string,
    decision: 'approve' | 'deny' | 'pending' | 'abandon',
    callbacks?: Callbacks,
  ) => Promise<{ approved: boolean; authorization_token?: string }>;
  /** What a buyer chooses on PayPal's page. @returns the address that leads back to the shop. */
  decidePaypal: (
    approvalUrl: string,
    decision: 'approve' | 'deny' | 'pending' | 'abandon',
    callbacks?: Callbacks,
  ) => Promise<URL>;
  /** What goes wrong at Klarna and PayPal; `at`: only at paths that end so, whatever else the shop asks meanwhile. */
  faults: (faults: {
    failNext?: number;
    failAfterNext?: number;
    refuseNext?: number;
    malformedNext?: number;
    latencyMs?: number;
    at?: string;
  }) => Promise<void>;
  /** What goes wrong at the carrier. */
  carrierFaults: (faults: {
    failNext?: number;
    failAfterNext?: number;
    refuseNext?: number;
    latencyMs?: number;
  }) => Promise<void>;
  /** What goes wrong at the OpenID provider. */
  oidcFaults: (faults: {
    failNext?: number;
    malformedNext?: number;
    latencyMs?: number;
    token?: string | null;
  }) => Promise<void>;
  shipments: () => Promise<{ reference: string; carrier: string; trackingCode: string; asked: number }[]>;
  /** Moves the provider's clock on. */
  passMinutes: (minutes: number) => Promise<void>;
  /** Ends a provider's review. */
  review: (orderId: string, accept: boolean) => Promise<void>;
  orders: () => Promise<SandboxOrder[]>;
  paypalOrders: () => Promise<SandboxPaypalOrder[]>;
  stop: () => Promise<void>;
}

export async function startKlarnaSandbox(environment: NodeJS.ProcessEnv = {}): Promise<KlarnaSandbox> {
  const script = join(import.meta.dirname, '..', '..', 'deploy', 'sandbox', 'server.ts');
  const child = fork(script, {
    env: { ...process.env, SANDBOX_PORT: '0', ...environment },
    silent: true,
    execArgv: [],
  });
  const [ready] = (await once(child, 'message')) as [{ url: string }];
  const send = async (path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(ready.url + path, {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json' },
    });
    return response.json();
  };
  return {
    url: ready.url,
    decide: async (token, decision, callbacks) =>
      (await send('/klarna/decide/', { token, decision, callbacks })) as { approved: boolean },
    async decidePaypal(approvalUrl, decision, callbacks) {
      const token = new URL(approvalUrl).searchParams.get('token') ?? '';
      const fields = new URLSearchParams({ token, decision, ...(callbacks ? { callbacks } : {}) });
      const answer = await fetch(`${ready.url}/paypal/decide/`, { method: 'POST', body: fields, redirect: 'manual' });
      return new URL(answer.headers.get('location') ?? '');
    },
    faults: async (faults) => {
      await send('/sandbox/faults/', faults);
    },
    carrierFaults: async (faults) => {
      await send('/sandbox/carrier/', faults);
    },
    oidcFaults: async (faults) => {
      await send('/sandbox/oidc/', faults);
    },
    shipments: async () =>
      (await send('/sandbox/carrier/')) as {
        reference: string;
        carrier: string;
        trackingCode: string;
        asked: number;
      }[],
    review: async (order_id, accept) => {
      await send('/sandbox/review/', { order_id, accept });
    },
    passMinutes: async (minutes) => {
      await send('/sandbox/clock/', { minutes });
    },
    paypalOrders: async () => (await send('/sandbox/paypal/')) as SandboxPaypalOrder[],
    orders: async () => (await send('/sandbox/orders/')) as SandboxOrder[],
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}
