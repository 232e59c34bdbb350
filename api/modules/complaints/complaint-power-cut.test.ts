import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Complaint, StaffComplaint } from 'mf-shared/contract';
import { byTurns } from 'mf-shared/testing/by-turns';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOrderFaults } from '../../audit/find-order-faults.ts';
import { type CallShop, callShop, deliverOrder } from '../../testing/deliver-order.ts';
import { type HeldWrite, holdAt, letGo, untilHeld, untilOutboxRests } from '../../testing/hold-at-write.ts';
import { type KillableShop, killableShop, orderOfOne, staffOf } from '../../testing/killable-shop.ts';
import { maija } from '../../testing/maija.ts';
import { type ServiceProcess, startServiceProcess } from '../../testing/service-process.ts';

/** The act during which the power fails, and the write at which it fails. */
const steps: readonly { at: string; doing: 'file' | 'settle'; hold: HeldWrite }[] = [
  { at: 'writing the complaint', doing: 'file', hold: { table: 'complaints', when: "TG_OP = 'INSERT'" } },
  { at: 'writing its products', doing: 'file', hold: { table: 'complaint_rows', when: "TG_OP = 'INSERT'" } },
  { at: 'starting its story', doing: 'file', hold: { table: 'complaint_events', when: "NEW.status = 'new-return'" } },
  {
    at: 'promising the first mail',
    doing: 'file',
    hold: { table: 'outbox', when: "NEW.kind = 'complaint_mail'" },
  },
  {
    at: 'telling the shop',
    doing: 'file',
    hold: { table: 'outbox', when: "NEW.payload->>'template' = 'shop_complaint'" },
  },
  {
    at: 'writing the decision',
    doing: 'settle',
    hold: { table: 'complaint_events', when: "NEW.status = 'processed-return'" },
  },
  {
    at: 'settling',
    doing: 'settle',
    hold: { table: 'complaints', when: "OLD.outcome IS NULL AND NEW.outcome = 'repaired'" },
  },
  {
    at: 'promising the mail of the decision',
    doing: 'settle',
    hold: { table: 'outbox', when: "NEW.kind = 'complaint_mail'" },
  },
  {
    at: 'noting who settled it',
    doing: 'settle',
    hold: { table: 'audit_log', when: "NEW.action = 'complaint.move'" },
  },
  {
    at: 'mailing',
    doing: 'settle',
    hold: {
      table: 'outbox',
      when: "OLD.sent_at IS NULL AND NEW.sent_at IS NOT NULL AND OLD.kind = 'complaint_mail'",
    },
  },
];

describe.runIf(process.env.TEST_ENGINE === 'postgres')(
  'the service killed at one step between a complaint and its decision',
  () => {
    let shop: KillableShop;
    let service: ServiceProcess;
    let staff: string;
    let call: CallShop;
    let buyers = 0;
    beforeAll(async () => {
      shop = await killableShop({ STAFF_SECOND_FACTOR: '0', ORDERS_PER_MINUTE: '100000' });
      service = await startServiceProcess(shop.environment);
      staff = await staffOf(shop);
      call = callShop(shop, staff, () => `10.2.1.${buyers}`);
    });
    afterAll(async () => {
      await service.stop();
      await shop.close();
    });

    /** What buyer and staff do, one after the other, each as often as they like. */
    async function acts() {
      const { order_number, key } = await deliverOrder(call, shop, orderOfOne);
      const form = {
        ...{ salesChannel: 'S', orderNumber: `S${order_number}`, orderKey: key, requestKey: randomUUID() },
        ...{ customerName: 'Maija', phone: maija.phone, email: `maija.${randomUUID()}@example.fi`, wish: 'repair' },
        rows: [{ productId: 110, complaint: 'The seam is open.' }],
      };
      const file = () => call<Complaint>('/api/reclamations/', form);
      const move = async (body: object) => {
        const path = `/api/staff/reclamations/${(await file()).number}/`;
        const { version } = await call<StaffComplaint>(path);
        return call(`${path}move/`, { version, ...body });
      };
      return {
        file,
        take: () => move({ status: 'processing-return' }),
        settle: () => move({ status: 'processed-return', outcome: 'repaired', body: 'As good as new.' }),
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
        const { file, take, settle } = await acts();
        await untilOutboxRests(shop.open.db);
        if (doing === 'settle') {
          await file();
          await take();
          await untilOutboxRests(shop.open.db);
        }
        await holdAt(shop.open.db, hold);
        ({ file, settle })[doing]().catch(() => {});
        await untilHeld(shop.open.db);
        await service.kill();
        await letGo(shop.open.db, hold);
        service = await startServiceProcess(shop.environment);
        await untilOutboxRests(shop.open.db);

        const { code, number } = await file();
        await take();
        await settle();
        await untilOutboxRests(shop.open.db);
        const told = await call<Complaint>(`/api/reclamations/${code}/`);
        expect(told).toMatchObject({
          number,
          status: 'processed-return',
          outcome: 'repaired',
          form: { rows: [{ productId: 110 }] },
        });
        expect(told.events.map(({ status }) => status)).toEqual([
          'new-return',
          'processing-return',
          'processed-return',
        ]);
        const { db } = shop.open;
        const moves = db
          .selectFrom('audit_log')
          .select('id')
          .where('action', '=', 'complaint.move')
          .where('entity_id', '=', String(number));
        expect(await moves.execute()).toHaveLength(2);
        // Filed, in work, settled: each told once, also where the power went between the mail and its mark.
        expect(mailsOf(code)).toHaveLength(3);
        expect(await findOrderFaults(db)).toEqual([]);
      },
      300_000,
    );
  },
);
