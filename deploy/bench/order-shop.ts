import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findFreePort } from '../local/ports.ts';
import { startDatabaseServer } from '../local/postgres.ts';
import { repositoryRoot } from '../local/settings.ts';

export interface OrderShop {
  url: string;
  /** Variants of which there is enough for any run. */
  variantIds: readonly number[];
  /** The SKUs of the same. */
  skus: readonly string[];
  count(table: 'orders' | 'reservations'): Promise<number>;
  stop(): Promise<void>;
}

const models = process.env.BENCH_ORDER_MODELS ?? '300';

/** The service with a small demo shop on a PostgreSQL server that keeps what it commits, and the payment sandbox. */
export async function startOrderShop(): Promise<OrderShop> {
  const database = await startDatabaseServer();
  const sandbox = await start('deploy/sandbox/server.ts', { SANDBOX_PORT: '0', SANDBOX_CALLBACK_TIMES: '0' });
  const port = await findFreePort(4950);
  const dataDir = mkdtempSync(join(tmpdir(), 'havu-orders-'));
  const api = await start('deploy/demo/server.ts', {
    NODE_ENV: 'production',
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    DEMO: '1',
    DEMO_MODELS: models,
    API_PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    KLARNA_BASE_URL: sandbox.url ?? '',
    KLARNA_USERNAME: 'sandbox',
    KLARNA_PASSWORD: 'sandbox',
    ORDERS_PER_MINUTE: '1000000000',
    CHECKOUTS_PER_MINUTE: '1000000000',
    LOG_LEVEL: 'warn',
  });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ variant_id: number; sku: string }>(
    `UPDATE stock SET quantity = 1000000 WHERE store_id = 20 AND quantity > reserved
      AND variant_id IN (SELECT v.id FROM variants v JOIN product_models m ON m.id = v.model_id
        WHERE NOT v.blocked_stock AND m.is_public AND m.allowed_delivery_methods IS NULL) RETURNING variant_id,
        (SELECT v.sku FROM variants v WHERE v.id = variant_id)`,
  );
  return {
    url: `http://127.0.0.1:${port}`,
    variantIds: rows.map((row) => row.variant_id),
    skus: rows.map((row) => row.sku),
    async count(table) {
      const counted = await client.query<{ count: string }>(`SELECT count(*) FROM ${table}`);
      return Number(counted.rows[0]?.count);
    },
    async stop() {
      await client.end();
      await api.stop();
      await sandbox.stop();
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function start(script: string, environment: Record<string, string>) {
  const child: ChildProcess = fork(join(repositoryRoot, script), [], {
    env: { ...process.env, ...environment },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [message] = (await once(child, 'message')) as [{ url?: string; failed?: string }];
  if (message.failed) throw new Error(message.failed);
  return {
    url: message.url,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
