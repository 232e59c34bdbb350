import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StaffStoreReturn, StoreReturn } from 'mf-shared/contract';
import { shopDayAfter } from 'mf-shared/rules/shop-day';
import { byTurns } from 'mf-shared/testing/by-turns';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOrderFaults } from '../../audit/find-order-faults.ts';
import { type CallShop, callShop } from '../../testing/deliver-order.ts';
import { type HeldWrite, holdAt, letGo, untilHeld, untilOutboxRests } from '../../testing/hold-at-write.ts';
import { type KillableShop, killableShop, staffOf } from '../../testing/killable-shop.ts';
import { type ServiceProcess, startServiceProcess } from '../../testing/service-process.ts';

const mailed = (news: string) => ({ table: 'outbox', when: `NEW.payload->>'news' = '${news}'` });

/** The act during which the power fails, and the write at which it fails. */
const steps: readonly { at: string; doing: 'file' | 'accept' | 'pay'; hold: HeldWrite }[] = [
  { at: 'writing the return', doing: 'file', hold: { table: 'store_returns', when: "TG_OP = 'INSERT'" } },
  { at: 'writing its products', doing: 'file', hold: { table: 'store_return_rows', when: "TG_OP = 'INSERT'" } },
  { at: 'promising the first mail', doing: 'file', hold: mailed('new') },
  {
    at: 'accepting',
    doing: 'accept',
    hold: { table: 'store_returns', when: 'OLD.refund_minor IS NULL AND NEW.refund_minor = 5000' },
  },
  { at: 'promising the mail of the decision', doing: 'accept', hold: mailed('processed') },
  {
    at: 'forgetting the account',
    doing: 'pay',
    hold: { table: 'store_returns', when: 'OLD.iban_sealed IS NOT NULL AND NEW.iban_sealed IS NULL' },
  },
  { at: 'promising the mail of the transfer', doing: 'pay', hold: mailed('paid') },
  {
    at: 'mailing',
    doing: 'pay',
    hold: {
      table: 'outbox',
      when: "OLD.sent_at IS NULL AND NEW.sent_at IS NOT NULL AND OLD.payload->>'news' = 'paid'",
    },
  },
];

/** Writes of a return that its buyer takes back. */
const stepsBack: readonly { at: string; hold: HeldWrite }[] = [
  { at: 'telling that it is taken back', hold: { table: 'store_return_events', when: "NEW.status = 'cancelled'" } },
  {
    at: 'taking it back',
    hold: { table: 'store_returns', when: "OLD.status <> 'cancelled' AND NEW.status = 'cancelled'" },
  },
  { at: 'writing it into the log', hold: { table: 'audit_log', when: "NEW.action = 'store_return.cancelled'" } },
  { at: 'promising the mail of it', hold: mailed('cancelled') },
];

describe.runIf(process.env.TEST_ENGINE === 'postgres')(
  'the service killed at one step between a store’s return and its transfer',
  () => {
    let shop: KillableShop;
    let service: ServiceProcess;
    let staff: string;
    beforeAll(async () => {
      shop = await killableShop({ STAFF_SECOND_FACTOR: '0' });
      service = await startServiceProcess(shop.environment);
      staff = await staffOf(shop);
    });
    afterAll(async () => {
      await service.stop();
      await shop.close();
    });

    let buyers = 0;
    let call: CallShop;
    beforeAll(() => {
      call = callShop(shop, staff, () => `10.2.0.${buyers}`);
    });

    /** What buyer and staff do, one after the other, each as often as they like. */
    function acts() {
      const form = {
        ...{ store: '2', receipt: '4711-22', timeOfPurchase: shopDayAfter(new Date(), -10), payout: 'bank' },
        ...{ accountHolder: 'Aino Lehtonen', iban: 'FI2112345600000785', name: 'Aino Lehtonen', phone: '0405550101' },
        rows: [{ model: 'Shell jacket', size: 'M', amount: 2, price: '29,90', reason: 'too_small' }],
        ...{ email: `aino.${randomUUID()}@example.fi`, requestKey: randomUUID() },
      };
      const file = () => call<StoreReturn>('/api/store-returns/', form);
      const write = async (part: string, body: object) => {
        const path = `/api/staff/store-returns/${(await file()).number}/`;
        const { version } = await call<StaffStoreReturn>(path);
        return call(`${path}${part}/`, { version, ...body });
      };
      return {
        file,
        cancel: async () => call<StoreReturn>(`/api/store-returns/${(await file()).code}/cancel/`, {}),
        receive: () => write('move', { status: 'processing-return' }),
        accept: () => write('move', { status: 'processed-return', refund: '50' }),
        pay: () => write('paid', {}),
      };
    }

    const mailsOf = (code: string) =>
      readdirSync(join(shop.dataDir, 'outbox'))
        .filter((name) => name.endsWith('.html'))
        .filter((name) => readFileSync(join(shop.dataDir, 'outbox', name), 'utf8').includes(code));

    it.each(byTurns(steps))(
      '$at: after the restart, and the same call again, it is done once',
      async ({ doing, hold }) => {
        buyers += 1;
        const { file, receive, accept, pay } = acts();
        if (doing !== 'file') {
          await file();
          await receive();
        }
        if (doing === 'pay') await accept();
        await holdAt(shop.open.db, hold);
        ({ file, accept, pay })[doing]().catch(() => {});
        await untilHeld(shop.open.db);
        await service.kill();
        await letGo(shop.open.db, hold);
        service = await startServiceProcess(shop.environment);
        await untilOutboxRests(shop.open.db);

        const { code, number } = await file();
        for (const again of [receive, accept, pay]) await again();
        await untilOutboxRests(shop.open.db);
        expect(await call<StoreReturn>(`/api/store-returns/${code}/`)).toMatchObject({
          ...{ number, status: 'processed-return', refund: 50, paid_at: expect.any(String) },
          rows: [{ amount: 2, price: 29.9 }],
        });
        const { iban_sealed } = await shop.open.db
          .selectFrom('store_returns')
          .select('iban_sealed')
          .where('number', '=', number)
          .executeTakeFirstOrThrow();
        expect(iban_sealed).toBeNull();
        // Filed, in work, accepted, paid: each told once, also where the power went between the mail and its mark.
        expect(mailsOf(code)).toHaveLength(4);
        expect(await findOrderFaults(shop.open.db)).toEqual([]);
      },
      300_000,
    );

    it.each(byTurns(stepsBack))(
      '$at: after the restart, and the same call again, it is taken back once (AFTER-115)',
      async ({ hold }) => {
        buyers += 1;
        const { file, cancel } = acts();
        const { code, number } = await file();
        await holdAt(shop.open.db, hold);
        cancel().catch(() => {});
        await untilHeld(shop.open.db);
        await service.kill();
        await letGo(shop.open.db, hold);
        service = await startServiceProcess(shop.environment);
        await untilOutboxRests(shop.open.db);
        expect((await file()).status).toBe('new-return');

        for (const again of [cancel, cancel]) await again();
        await untilOutboxRests(shop.open.db);
        const { events, status } = await call<StoreReturn>(`/api/store-returns/${code}/`);
        expect(status).toBe('cancelled');
        expect(events.map((event) => event.status)).toEqual(['new-return', 'cancelled']);
        const { iban_sealed } = await shop.open.db
          .selectFrom('store_returns')
          .select('iban_sealed')
          .where('number', '=', number)
          .executeTakeFirstOrThrow();
        expect(iban_sealed).toBeNull();
        expect(mailsOf(code)).toHaveLength(2);
      },
      300_000,
    );
  },
);
