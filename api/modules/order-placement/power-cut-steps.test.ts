import { setTimeout as wait } from 'node:timers/promises';
import type { PlaceOrderResponse } from 'mf-shared/contract';
import { byTurns } from 'mf-shared/testing/by-turns';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOrderFaults } from '../../audit/find-order-faults.ts';
import { type HeldWrite, holdAt, letGo, untilHeld, untilOutboxRests } from '../../testing/hold-at-write.ts';
import { type KillableShop, killableShop, orderOfOne } from '../../testing/killable-shop.ts';
import { type ServiceProcess, startServiceProcess } from '../../testing/service-process.ts';

/**
 * Where the power goes: `table` and `when` name the write at which the database keeps the service waiting, before its
 * transaction can be committed; `provider` makes the provider do its part and answer too late.
 */
const steps: readonly { at: string; hold: HeldWrite | 'provider'; isPaid: boolean | null }[] = [
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
  'the service killed at one step between reserve, pay, commit and notify (TARGET-37)',
  () => {
    let shop: KillableShop;
    let service: ServiceProcess;
    beforeAll(async () => {
      shop = await killableShop({ KLARNA_TIMEOUT_MS: '60000' });
      service = await startServiceProcess(shop.environment);
    });
    afterAll(async () => {
      await service.stop();
      await shop.close();
    });

    async function post<T>(path: string, body: unknown, key: string): Promise<T> {
      const headers = { 'content-type': 'application/json', 'idempotency-key': key };
      const response = await fetch(shop.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
      return (await response.json()) as T;
    }

    async function buy(key: string): Promise<void> {
      const placed = await post<PlaceOrderResponse>('/api/orders/', orderOfOne, key);
      if (placed.payment.kind !== 'klarna') throw new Error('no order');
      const { authorization_token } = await shop.klarna.decide(placed.payment.client_token, 'approve', 'lost');
      const { payment_id } = placed.payment;
      const told = { payment_id, order_key: placed.order_key, outcome: 'approved', authorization_token };
      await post('/api/payments/klarna/authorise/', told, key);
    }

    async function untilSold(): Promise<void> {
      for (let left = 1000; left > 0; left -= 1) {
        await wait(50);
        if ((await shop.klarna.orders()).some(({ captured }) => captured.length === 0)) return;
      }
      throw new Error('the step was never reached');
    }

    it.each(byTurns(steps))(
      '$at: after the restart the order is whole or not there, nothing is taken twice',
      async (step) => {
        const before = (await shop.klarna.orders()).length;
        const key = crypto.randomUUID();
        if (step.hold === 'provider') {
          const placed = await post<PlaceOrderResponse>('/api/orders/', orderOfOne, key);
          if (placed.payment.kind !== 'klarna') throw new Error('no order');
          const { authorization_token } = await shop.klarna.decide(placed.payment.client_token, 'approve', 'lost');
          // The provider makes the order and never says so.
          await shop.klarna.faults({ failAfterNext: 1000 });
          const { payment_id } = placed.payment;
          const told = { payment_id, order_key: placed.order_key, outcome: 'approved', authorization_token };
          post('/api/payments/klarna/authorise/', told, key).catch(() => {});
        } else {
          await holdAt(shop.open.db, step.hold);
          buy(key).catch(() => {});
        }
        await (step.hold === 'provider' ? untilSold() : untilHeld(shop.open.db));
        await service.kill();
        if (step.hold === 'provider') await shop.klarna.faults({});
        else await letGo(shop.open.db, step.hold);

        service = await startServiceProcess(shop.environment);
        await untilOutboxRests(shop.open.db);
        // The buyer's page repeats the call with its key: one order comes of both.
        const again = await post<PlaceOrderResponse>('/api/orders/', orderOfOne, key);
        expect(again.order_number).toMatch(/^\d+$/);
        expect(await findOrderFaults(shop.open.db)).toEqual([]);
        const orders = await shop.open.db
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
        const made = (await shop.klarna.orders()).slice(before);
        expect(made.map(({ captured }) => captured)).toEqual(isPaid ? [[20_890]] : []);
      },
      300_000,
    );
  },
);
