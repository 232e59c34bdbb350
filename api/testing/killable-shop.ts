import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { OpenDatabase } from '../db/open-database.ts';
import { openSession } from '../modules/accounts/sessions.ts';
import { freePort } from './free-port.ts';
import { type KlarnaSandbox, startKlarnaSandbox } from './klarna-sandbox.ts';
import { maija } from './maija.ts';
import { fillSellingShop } from './selling-shop.ts';
import { fillSmallShop } from './small-shop.ts';
import { testDatabase } from './test-database.ts';

/** A shop whose service is started as a process of its own, and may be killed: what outlives it. */
export interface KillableShop {
  open: OpenDatabase;
  klarna: KlarnaSandbox;
  dataDir: string;
  /** Where the service answers. */
  url: string;
  /** What the service's process starts with. */
  environment: NodeJS.ProcessEnv;
  close: () => Promise<void>;
}

/** One piece of product 110, of which there are plenty: what POST /api/orders/ takes. */
export const orderOfOne = {
  cart: {
    country_code: 'fi',
    language_code: 'fi',
    products: [{ productId: 110, amount: 1 }],
    delivery_method: 'home',
    postal_code: maija.postal_code,
  },
  form: { delivery_method: 'home', ...maija },
  payment_method: 'klarna',
  accept_terms: true,
  expected_total: 208.9,
  currency_code: 'eur',
};

/** On the PostgreSQL server of TEST_DATABASE_URL only: the embedded engine dies with its process. */
export async function killableShop(more: NodeJS.ProcessEnv = {}): Promise<KillableShop> {
  const open = await testDatabase();
  await fillSmallShop(open.db);
  await fillSellingShop(open.db);
  await open.db.updateTable('stock').set({ reserved: 0 }).execute();
  await open.db.updateTable('stock').set({ quantity: 10_000 }).where('variant_id', '=', 110).execute();
  const klarna = await startKlarnaSandbox();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(open.db);
  const server = new URL(process.env.TEST_DATABASE_URL ?? '');
  server.pathname = `/${rows[0]?.name}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'havu-killable-'));
  const environment = {
    DATABASE_URL: server.href,
    DATA_DIR: dataDir,
    DEMO: '0',
    API_PORT: String(port),
    PUBLIC_URL: url,
    KLARNA_BASE_URL: klarna.url,
    KLARNA_SCRIPT_URL: `${klarna.url}/klarna/payments.js`,
    KLARNA_USERNAME: 'sandbox',
    KLARNA_PASSWORD: 'sandbox',
    OUTBOX_POLL_MS: '100',
    LOG_LEVEL: 'silent',
    ...more,
  };
  return {
    open,
    klarna,
    dataDir,
    url,
    environment,
    async close() {
      await klarna.stop();
      await open.close();
    },
  };
}

/** The `authorization` that a member of the staff sends, or an admin. */
export async function staffOf({ open: { db } }: KillableShop, rights: { is_admin?: boolean } = {}): Promise<string> {
  const person = { email: 'staff@havu.example', first_name: 'Aino', last_name: 'Havu' };
  const { id } = await db
    .insertInto('customers')
    .values({ ...person, is_active: true, is_staff: true, ...rights })
    .returning('id')
    .executeTakeFirstOrThrow();
  const session = await openSession(db, id);
  return `${session.token_type} ${session.access_token}`;
}
