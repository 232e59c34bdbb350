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

/** The sandbox provider as a process of its own, spoken to over HTTP as the shop and its buyers do. */
export interface KlarnaSandbox {
  url: string;
  /** What a buyer chooses in the payment dialog. @returns the authorisation token of an approval. */
  decide: (
    clientToken: string,
    decision: 'approve' | 'deny' | 'pending' | 'abandon',
    callbacks?: 'delayed' | 'repeated' | 'lost',
  ) => Promise<{ approved: boolean; authorization_token?: string }>;
  faults: (faults: { failNext?: number; failAfterNext?: number; latencyMs?: number }) => Promise<void>;
  /** Ends a provider's review. */
  review: (orderId: string, accept: boolean) => Promise<void>;
  orders: () => Promise<SandboxOrder[]>;
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
    faults: async (faults) => {
      await send('/sandbox/faults/', faults);
    },
    review: async (order_id, accept) => {
      await send('/sandbox/review/', { order_id, accept });
    },
    orders: async () => (await send('/sandbox/orders/')) as SandboxOrder[],
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}
