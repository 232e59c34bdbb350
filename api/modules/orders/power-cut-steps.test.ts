import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { PlaceOrderResponse } from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOrderFaults } from '../../audit/find-order-faults.ts';
import type { OpenDatabase } from '../../db/open-database.ts';
import { freePort } from '../../testing/free-port.ts';
import { type KlarnaSandbox, startKlarnaSandbox } from '../../testing/klarna-sandbox.ts';
import { fillSellingShop } from '../../testing/selling-shop.ts';
import { type ServiceProcess, startServiceProcess } from '../../testing/service-process.ts';
import { fillSmallShop } from '../../testing/small-shop.ts';
import { testDatabase } from '../../testing/test-database.ts';

const form = {
  delivery_method: 'home',
  first_name: 'Maija',
  last_name: 'Meikäläinen',
  address: 'Satakunnankatu 21',
  postal_code: '33100',
  city: 'Tampere',
  phone: '0401234567',
  email: 'maija@example.fi',
};
const order = {
  cart: {
    country_code: 'fi',
    language_code: 'fi',
    products: [{ productId: 110, amount: 1 }],
    delivery_method: 'home',
    postal_code: '33100',
  },
  form,
  payment_method: 'klarna',
  accept_terms: true,
  expected_total: 208.9,
  currency_code: 'eur',
};

/**
 * Where the power goes: `table` and `when` name the write at which the database keeps the service waiting, before its
 * transaction can be committed; `provider` makes the provider do its part and answer too late.
 */
const steps: readonly { at: string; hold: { table: string; when: string } | 'provider'; isPaid: boolean | null }[] = [
  { at: 'reserving', hold: { table: 'stock', when: 'NEW.reserved > OLD.reserved' }, isPaid: false },
  { at: 'writing the order', hold: { table: 'payments', when: "TG_OP = 'INSERT'" }, isPaid: false },
  {
    at: 'opening the payment',
    hold: { table: 'payments', when: 'OLD.next IS NULL AND NEW.next IS NOT NULL' },
    isPaid: null,
  },
  {
    at: 'keeping the approval',
    hold: { table: 'payments', when: 'OLD.provider_token IS NULL AND NEW.provider_token IS NOT NULL' },
    isPaid: true,
  },
  { at: 'making the order at the provider', hold: 'provider', isPaid: true },
  {
    at: 'writing down the provider’s order',
    hold: { table: 'payments', when: 'OLD.provider_reference IS NULL AND NEW.provider_reference IS NOT NULL' },
    isPaid: true,
  },
  {
    at: 'writing the authorisation',
    hold: { table: 'payments', when: "OLD.status = 'created' AND NEW.status = 'authorised'" },
    isPaid: true,
  },
  {
    at: 'committing the sale',
    hold: { table: 'payments', when: "OLD.status = 'authorised' AND NEW.status = 'captured'" },
    isPaid: true,
  },
  { at: 'notifying', hold: { table: 'outbox', when: 'OLD.sent_at IS NULL AND NEW.sent_at IS NOT NULL' }, isPaid: true },
];

describe.runIf(process.env.TEST_ENGINE === 'postgres')(
  'the service killed at one step (targets.md, Reliability 2)',
  () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'havu-steps-'));
    let open: OpenDatabase;
    let klarna: KlarnaSandbox;
    let service: ServiceProcess;
    let environment: NodeJS.ProcessEnv;
    let url: string;

    beforeAll(async () => {
      open = await testDatabase();
      await fillSmallShop(open.db);
      await fillSellingShop(open.db);
      await open.db.updateTable('stock').set({ reserved: 0 }).execute();
      await open.db.updateTable('stock').set({ quantity: 10_000 }).where('variant_id', '=', 110).execute();
      klarna = await startKlarnaSandbox();
      const port = await freePort();
      url = `http://127.0.0.1:${port}`;
      const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(open.db);
      const server = new URL(process.env.TEST_DATABASE_URL ?? '');
      server.pathname = `/${rows[0]?.name}`;
      environment = {
        DATABASE_URL: server.href,
        DATA_DIR: dataDir,
        DEMO: '0',
        API_PORT: String(port),
        PUBLIC_URL: url,
        KLARNA_BASE_URL: klarna.url,
        KLARNA_SCRIPT_URL: `${klarna.url}/klarna/payments.js`,
        KLARNA_USERNAME: 'sandbox',
        KLARNA_PASSWORD: 'sandbox',
        KLARNA_TIMEOUT_MS: '60000',
        OUTBOX_POLL_MS: '100',
        LOG_LEVEL: 'silent',
      };
      service = await startServiceProcess(environment);
    });
    afterAll(async () => {
      await service.stop();
      await klarna.stop();
      await open.close();
    });

    async function post<T>(path: string, body: unknown, key: string): Promise<T> {
      const headers = { 'content-type': 'application/json', 'idempotency-key': key };
      const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
      return (await response.json()) as T;
    }

    async function buy(key: string): Promise<void> {
      const placed = await post<PlaceOrderResponse>('/api/orders/', order, key);
      if (placed.payment.kind !== 'klarna') throw new Error('no order');
      const { authorization_token } = await klarna.decide(placed.payment.client_token, 'approve', 'lost');
      const { payment_id } = placed.payment;
      const told = { payment_id, order_key: placed.order_key, outcome: 'approved', authorization_token };
      await post('/api/payments/klarna/authorise/', told, key);
    }

    /** Keeps whoever makes that write waiting, in its transaction, until the connection dies. */
    async function hold({ table, when }: { table: string; when: string }): Promise<void> {
      await sql
        .raw(
          `CREATE OR REPLACE FUNCTION hold_here() RETURNS trigger LANGUAGE plpgsql AS $$
         BEGIN IF ${when} THEN PERFORM pg_sleep(60); END IF; RETURN NULL; END $$`,
        )
        .execute(open.db);
      const events = when.includes('OLD') ? 'UPDATE' : 'INSERT';
      await sql
        .raw(`CREATE TRIGGER hold_here AFTER ${events} ON ${table} FOR EACH ROW EXECUTE FUNCTION hold_here()`)
        .execute(open.db);
    }

    async function untilHeld(isProvider: boolean): Promise<void> {
      for (let left = 200; left > 0; left -= 1) {
        await wait(50);
        if (isProvider && (await klarna.orders()).some(({ captured }) => captured.length === 0)) return;
        const { rows } = await sql`SELECT 1 FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event = 'PgSleep'`.execute(open.db);
        if (!isProvider && rows.length > 0) return;
      }
      throw new Error('the step was never reached');
    }

    async function letGo(table: string): Promise<void> {
      await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event = 'PgSleep'`.execute(open.db);
      await sql.raw(`DROP TRIGGER hold_here ON ${table}`).execute(open.db);
    }

    /** Everything that is due is looked at once; what is left has been looked at and put off for its minute. */
    async function settle(): Promise<void> {
      await open.db
        .updateTable('outbox')
        .set({ available_at: new Date(0) })
        .where('sent_at', 'is', null)
        .execute();
      for (let left = 200; left > 0; left -= 1) {
        await wait(100);
        const { rows } = await sql`SELECT 1 FROM outbox WHERE sent_at IS NULL AND (kind <> 'payment_check'
          OR last_error IS NOT NULL OR available_at NOT BETWEEN now() AND now() + interval '65 seconds')`.execute(
          open.db,
        );
        if (rows.length === 0) return;
      }
      throw new Error('the outbox did not come to rest');
    }

    it.each(steps)(
      '$at: after the restart the order is whole or not there, nothing is taken twice',
      async (step) => {
        const before = (await klarna.orders()).length;
        const key = crypto.randomUUID();
        if (step.hold === 'provider') {
          const placed = await post<PlaceOrderResponse>('/api/orders/', order, key);
          if (placed.payment.kind !== 'klarna') throw new Error('no order');
          const { authorization_token } = await klarna.decide(placed.payment.client_token, 'approve', 'lost');
          // The provider makes the order and never says so.
          await klarna.faults({ failAfterNext: 1000 });
          const { payment_id } = placed.payment;
          const told = { payment_id, order_key: placed.order_key, outcome: 'approved', authorization_token };
          post('/api/payments/klarna/authorise/', told, key).catch(() => {});
        } else {
          await hold(step.hold);
          buy(key).catch(() => {});
        }
        await untilHeld(step.hold === 'provider');
        await service.kill();
        if (step.hold === 'provider') await klarna.faults({});
        else await letGo(step.hold.table);

        service = await startServiceProcess(environment);
        await settle();
        // The buyer's page repeats the call with its key: one order comes of both.
        const again = await post<PlaceOrderResponse>('/api/orders/', order, key);
        expect(again.order_number).toMatch(/^\d+$/);
        expect(await findOrderFaults(open.db)).toEqual([]);
        const orders = await open.db
          .selectFrom('orders')
          .innerJoin('idempotency_keys', 'idempotency_keys.order_id', 'orders.id')
          .innerJoin('payments', 'payments.order_id', 'orders.id')
          .select(['orders.status', 'payments.status as payment'])
          .where('idempotency_keys.key', '=', key)
          .execute();
        const isPaid = step.isPaid === true;
        expect(orders).toEqual([
          isPaid ? { status: 'processing', payment: 'captured' } : { status: 'pending_payment', payment: 'created' },
        ]);
        const made = (await klarna.orders()).slice(before);
        expect(made.map(({ captured }) => captured)).toEqual(isPaid ? [[20_890]] : []);
      },
      120_000,
    );
  },
);
