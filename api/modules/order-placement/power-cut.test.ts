import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { PlaceOrderResponse } from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOrderFaults } from '../../audit/find-order-faults.ts';
import { type KillableShop, killableShop, orderOfOne } from '../../testing/killable-shop.ts';
import { startServiceProcess } from '../../testing/service-process.ts';

const rounds = Number(process.env.POWER_CUTS ?? 3);
const buyersPerRound = 8;
const total = orderOfOne.expected_total;

describe.runIf(process.env.TEST_ENGINE === 'postgres')('the service killed while shoppers buy', () => {
  let shop: KillableShop;
  beforeAll(async () => {
    shop = await killableShop({ ORDERS_PER_MINUTE: '100000' });
  });
  afterAll(() => shop.close());

  async function post<T>(path: string, body: unknown, headers: Record<string, string> = {}): Promise<T | null> {
    const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } };
    const response = await fetch(shop.url + path, { ...init, body: JSON.stringify(body) });
    return response.ok ? ((await response.json()) as T) : null;
  }

  /** One shopper after another until the power goes; whoever got an answer tells nobody about the rest. */
  async function shopUntilDark(): Promise<void> {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    for (;;) {
      const placed = await post<PlaceOrderResponse>('/api/orders/', orderOfOne, headers);
      if (placed?.payment.kind !== 'klarna') throw new Error('no order');
      const { authorization_token } = await shop.klarna.decide(placed.payment.client_token, 'approve', 'lost');
      const { payment_id } = placed.payment;
      const told = { payment_id, order_key: placed.order_key, outcome: 'approved', authorization_token };
      await post('/api/payments/klarna/authorise/', told);
      headers['idempotency-key'] = crypto.randomUUID();
    }
  }

  const hasSold = async () =>
    (await shop.open.db.selectFrom('payments').select('id').where('status', '=', 'captured').execute()).length > 0;

  it(`${rounds} times: no paid basket without an order, no double capture, no leaked stock, one mail each`, async () => {
    // Where the machine is so busy that nobody has paid before the power goes, it goes a few times more, later each time.
    for (let round = 0; round < rounds || (round < 4 * rounds && !(await hasSold())); round += 1) {
      const service = await startServiceProcess(shop.environment);
      const shoppers = Array.from({ length: buyersPerRound }, () => shopUntilDark().catch(() => {}));
      await wait((300 + Math.random() * 900) * Math.max(1, round - rounds + 2));
      await service.kill();
      await Promise.all(shoppers);
    }
    const service = await startServiceProcess(shop.environment);
    // A minute, and then half an hour, go by.
    await shop.open.db
      .updateTable('outbox')
      .set({ available_at: new Date(0) })
      .where('sent_at', 'is', null)
      .execute();
    const openPayments = () =>
      shop.open.db.selectFrom('payments').select('id').where('status', 'in', ['created', 'authorised']).execute();
    for (let left = 300; left > 0; left -= 1) {
      await wait(200);
      if ((await openPayments()).length === 0) break;
      await shop.open.db
        .updateTable('payments')
        .set({ created_at: new Date(0) })
        .where('status', '=', 'created')
        .execute();
      await shop.open.db
        .updateTable('outbox')
        .set({ available_at: new Date(0) })
        .where('sent_at', 'is', null)
        .execute();
    }
    await wait(1500);
    await service.stop();

    expect(await openPayments()).toEqual([]);
    expect(await findOrderFaults(shop.open.db)).toEqual([]);
    const paid = await shop.open.db
      .selectFrom('orders')
      .innerJoin('payments', 'payments.order_id', 'orders.id')
      .select(['orders.number', 'orders.status'])
      .where('payments.status', '=', 'captured')
      .execute();
    expect(paid.length).toBeGreaterThan(0);
    expect(new Set(paid.map(({ status }) => status))).toEqual(new Set(['processing']));
    const sold = (await shop.klarna.orders()).filter(({ captured }) => captured.length > 0);
    expect(sold.map(({ captured }) => captured)).toEqual(sold.map(() => [total * 100]));
    expect(sold.map(({ reference }) => reference).sort()).toEqual(paid.map(({ number }) => number).sort());
    const mails = readdirSync(join(shop.dataDir, 'outbox')).filter((name) => name.endsWith('.eml'));
    expect(mails.sort()).toEqual(paid.map(({ number }) => `order-${number}.eml`).sort());
  }, 240_000);
});
