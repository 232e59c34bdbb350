import { mkdtempSync, readdirSync } from 'node:fs';
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
import { startServiceProcess } from '../../testing/service-process.ts';
import { fillSmallShop } from '../../testing/small-shop.ts';
import { testDatabase } from '../../testing/test-database.ts';

const rounds = Number(process.env.POWER_CUTS ?? 3);
const buyersPerRound = 8;
const total = 208.9;
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
const products = [{ productId: 110, amount: 1 }];
const cart = { country_code: 'fi', language_code: 'fi', products, delivery_method: 'home', postal_code: '33100' };

describe.runIf(process.env.TEST_ENGINE === 'postgres')('the service killed while shoppers buy', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'havu-power-cut-'));
  let open: OpenDatabase;
  let klarna: KlarnaSandbox;
  let port: number;
  let environment: NodeJS.ProcessEnv;

  beforeAll(async () => {
    open = await testDatabase();
    await fillSmallShop(open.db);
    await fillSellingShop(open.db);
    await open.db.updateTable('stock').set({ reserved: 0 }).execute();
    await open.db.updateTable('stock').set({ quantity: 10_000 }).where('variant_id', '=', 110).execute();
    klarna = await startKlarnaSandbox();
    port = await freePort();
    const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(open.db);
    const url = new URL(process.env.TEST_DATABASE_URL ?? '');
    url.pathname = `/${rows[0]?.name}`;
    environment = {
      DATABASE_URL: url.href,
      DATA_DIR: dataDir,
      DEMO: '0',
      API_PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      KLARNA_BASE_URL: klarna.url,
      KLARNA_SCRIPT_URL: `${klarna.url}/klarna/payments.js`,
      KLARNA_USERNAME: 'sandbox',
      KLARNA_PASSWORD: 'sandbox',
      ORDERS_PER_MINUTE: '100000',
      OUTBOX_POLL_MS: '100',
      LOG_LEVEL: 'silent',
    };
  });
  afterAll(async () => {
    await klarna.stop();
    await open.close();
  });

  async function post<T>(path: string, body: unknown, headers: Record<string, string> = {}): Promise<T | null> {
    const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { ...init, body: JSON.stringify(body) });
    return response.ok ? ((await response.json()) as T) : null;
  }

  /** One shopper after another until the power goes; whoever got an answer tells nobody about the rest. */
  async function shopUntilDark(): Promise<void> {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const order = {
      cart,
      form,
      payment_method: 'klarna',
      accept_terms: true,
      expected_total: total,
      currency_code: 'eur',
    };
    for (;;) {
      const placed = await post<PlaceOrderResponse>('/api/orders/', order, headers);
      if (placed?.payment.kind !== 'klarna') throw new Error('no order');
      const { authorization_token } = await klarna.decide(placed.payment.client_token, 'approve', 'lost');
      const { payment_id } = placed.payment;
      const told = { payment_id, order_key: placed.order_key, outcome: 'approved', authorization_token };
      await post('/api/payments/klarna/authorise/', told);
      headers['idempotency-key'] = crypto.randomUUID();
    }
  }

  it(`${rounds} times: no paid basket without an order, no double capture, no leaked stock, one mail each`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const service = await startServiceProcess(environment);
      const shoppers = Array.from({ length: buyersPerRound }, () => shopUntilDark().catch(() => {}));
      await wait(300 + Math.random() * 900);
      await service.kill();
      await Promise.all(shoppers);
    }
    const service = await startServiceProcess(environment);
    // A minute, and then half an hour, go by.
    await open.db
      .updateTable('outbox')
      .set({ available_at: new Date(0) })
      .where('sent_at', 'is', null)
      .execute();
    const openPayments = () =>
      open.db.selectFrom('payments').select('id').where('status', 'in', ['created', 'authorised']).execute();
    for (let left = 50; left > 0; left -= 1) {
      await wait(200);
      if ((await openPayments()).length === 0) break;
      await open.db
        .updateTable('payments')
        .set({ created_at: new Date(0) })
        .where('status', '=', 'created')
        .execute();
      await open.db
        .updateTable('outbox')
        .set({ available_at: new Date(0) })
        .where('sent_at', 'is', null)
        .execute();
    }
    await wait(1500);
    await service.stop();

    expect(await openPayments()).toEqual([]);
    expect(await findOrderFaults(open.db)).toEqual([]);
    const paid = await open.db
      .selectFrom('orders')
      .innerJoin('payments', 'payments.order_id', 'orders.id')
      .select(['orders.number', 'orders.status'])
      .where('payments.status', '=', 'captured')
      .execute();
    expect(paid.length).toBeGreaterThan(0);
    expect(new Set(paid.map(({ status }) => status))).toEqual(new Set(['processing']));
    const sold = (await klarna.orders()).filter(({ captured }) => captured.length > 0);
    expect(sold.map(({ captured }) => captured)).toEqual(sold.map(() => [total * 100]));
    expect(sold.map(({ reference }) => reference).sort()).toEqual(paid.map(({ number }) => number).sort());
    const mails = readdirSync(join(dataDir, 'outbox')).filter((name) => name.endsWith('.eml'));
    expect(mails.sort()).toEqual(paid.map(({ number }) => `order-${number}.eml`).sort());
  }, 240_000);
});
