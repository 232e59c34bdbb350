import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  InspectReturnResponse,
  Order,
  ReturnCase,
  SettleWithdrawalResponse,
  StaffReturn,
  StaffReturnsResponse,
  WithdrawOrderResponse,
} from 'mf-shared/contract';
import { byTurns } from 'mf-shared/testing/by-turns';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOrderFaults } from '../../audit/find-order-faults.ts';
import { type CallShop, callShop, deliverOrder } from '../../testing/deliver-order.ts';
import { type HeldWrite, holdAt, letGo, untilHeld, untilOutboxRests } from '../../testing/hold-at-write.ts';
import { type KillableShop, killableShop, orderOfOne, staffOf } from '../../testing/killable-shop.ts';
import { type ServiceProcess, startServiceProcess } from '../../testing/service-process.ts';
import { until } from '../../testing/until.ts';

/** The act during which the power fails, and the write at which it fails. */
interface Step {
  at: string;
  doing: 'declare' | 'receive' | 'settle' | 'inspect';
  hold: HeldWrite | 'provider';
}

const steps: readonly Step[] = [
  { at: 'writing the declaration', doing: 'declare', hold: { table: 'returns', when: "TG_OP = 'INSERT'" } },
  {
    at: 'promising the mail of the declaration',
    doing: 'declare',
    hold: { table: 'outbox', when: "NEW.payload->>'template' = 'order_withdrawal'" },
  },
  {
    at: 'receiving the goods',
    doing: 'receive',
    hold: { table: 'returns', when: 'OLD.received_at IS NULL AND NEW.received_at IS NOT NULL' },
  },
  { at: 'writing the refund down', doing: 'settle', hold: { table: 'payment_refunds', when: "TG_OP = 'INSERT'" } },
  {
    at: 'promising the mail of the refund',
    doing: 'settle',
    hold: { table: 'outbox', when: "NEW.payload->>'template' = 'return_refunded'" },
  },
  { at: 'restocking', doing: 'settle', hold: { table: 'stock', when: 'NEW.quantity > OLD.quantity' } },
  {
    at: 'accepting',
    doing: 'settle',
    hold: { table: 'returns', when: "OLD.outcome IS NULL AND NEW.outcome = 'refunded'" },
  },
  { at: 'giving back at the provider', doing: 'settle', hold: 'provider' },
  {
    at: 'writing down that it went back',
    doing: 'settle',
    hold: { table: 'payment_refunds', when: "OLD.status = 'requested' AND NEW.status = 'done'" },
  },
  { at: 'issuing the receipt', doing: 'settle', hold: { table: 'receipts', when: "NEW.kind = 'refund'" } },
  {
    at: 'mailing',
    doing: 'settle',
    hold: { table: 'outbox', when: "OLD.sent_at IS NULL AND NEW.sent_at IS NOT NULL AND NEW.kind = 'mail'" },
  },
];

/** The inspection, which decides piece by piece: one is taken, one is refused. */
const inspectionSteps: readonly Step[] = [
  {
    at: 'writing the decision about the taken piece',
    doing: 'inspect',
    hold: { table: 'return_line_outcomes', when: "NEW.outcome = 'accepted'" },
  },
  {
    at: 'writing the decision about the refused piece',
    doing: 'inspect',
    hold: { table: 'return_line_outcomes', when: "NEW.outcome = 'refused'" },
  },
  { at: 'writing the refund down', doing: 'inspect', hold: { table: 'payment_refunds', when: "TG_OP = 'INSERT'" } },
  {
    at: 'promising the refund',
    doing: 'inspect',
    hold: { table: 'outbox', when: "NEW.kind = 'refund'" },
  },
  {
    at: 'promising the mail of the decision',
    doing: 'inspect',
    hold: { table: 'outbox', when: "NEW.payload->>'template' = 'return_refunded'" },
  },
  { at: 'putting it in stock', doing: 'inspect', hold: { table: 'stock', when: 'NEW.quantity > OLD.quantity' } },
  {
    at: 'telling the buyer',
    doing: 'inspect',
    hold: { table: 'return_events', when: "NEW.status = 'processed-return'" },
  },
  {
    at: 'ending the return',
    doing: 'inspect',
    hold: { table: 'returns', when: "OLD.outcome IS NULL AND NEW.outcome = 'refunded'" },
  },
  {
    at: 'noting who decided',
    doing: 'inspect',
    hold: { table: 'audit_log', when: "NEW.action = 'order.withdrawal_refunded'" },
  },
  { at: 'giving back at the provider', doing: 'inspect', hold: 'provider' },
  {
    at: 'writing down that it went back',
    doing: 'inspect',
    hold: { table: 'payment_refunds', when: "OLD.status = 'requested' AND NEW.status = 'done'" },
  },
];

/** A product in S, and its M for which it is exchanged. */
const [small, middle] = [100, 101] as const;

const orderOfSmall = {
  ...orderOfOne,
  cart: { ...orderOfOne.cart, products: [{ productId: small, amount: 1 }] },
  expected_total: 278.8,
};

const exchangeSteps: readonly Step[] = [
  { at: 'reserving the wanted size', doing: 'declare', hold: { table: 'stock', when: 'NEW.reserved > OLD.reserved' } },
  { at: 'keeping it for the return', doing: 'declare', hold: { table: 'exchanges', when: "TG_OP = 'INSERT'" } },
  { at: 'writing the new order', doing: 'settle', hold: { table: 'order_lines', when: `NEW.variant_id = ${middle}` } },
  {
    at: 'promising the size to the new order',
    doing: 'settle',
    hold: { table: 'reservations', when: `NEW.variant_id = ${middle}` },
  },
  {
    at: 'handing the size over',
    doing: 'settle',
    hold: { table: 'exchanges', when: "OLD.status = 'held' AND NEW.status = 'ordered'" },
  },
  {
    at: 'taking the size off the shelf',
    doing: 'settle',
    hold: { table: 'stock', when: `NEW.variant_id = ${middle} AND NEW.quantity < OLD.quantity` },
  },
  {
    at: 'moving the money to the new order',
    doing: 'settle',
    hold: { table: 'payment_refunds', when: "OLD.status = 'requested' AND NEW.status = 'done'" },
  },
  {
    at: 'issuing the receipt of the new order',
    doing: 'settle',
    hold: {
      table: 'receipts',
      when: "NEW.kind = 'sale' AND EXISTS (SELECT FROM exchanges e WHERE e.order_id = NEW.order_id)",
    },
  },
];

describe.runIf(process.env.TEST_ENGINE === 'postgres')(
  'the service killed at one step between declared, accepted, refunded, restocked and mailed',
  () => {
    let shop: KillableShop;
    let service: ServiceProcess;
    let staff: string;
    beforeAll(async () => {
      shop = await killableShop({ STAFF_SECOND_FACTOR: '0', ORDERS_PER_MINUTE: '100000' });
      await shop.open.db
        .updateTable('stock')
        .set({ quantity: 10_000 })
        .where('variant_id', 'in', [small, middle])
        .execute();
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

    const mailsOf = (reference: string) =>
      readdirSync(join(shop.dataDir, 'outbox'))
        .filter((name) => name.endsWith('.html'))
        .map((name) => readFileSync(join(shop.dataDir, 'outbox', name), 'utf8'))
        .filter((mail) => mail.includes(reference));
    const pieces = async (variantId = 110) =>
      (await shop.open.db.selectFrom('stock').select('quantity').where('variant_id', '=', variantId).execute()).reduce(
        (sum, { quantity }) => sum + quantity,
        0,
      );
    const givenBack = async (number: string) =>
      (await shop.klarna.orders()).filter(({ reference }) => reference === number).flatMap(({ refunded }) => refunded);

    /** What buyer and staff do with a return, one after the other, each as often as they like. */
    async function plan(proof: { order_number: string; key: string }, line: object) {
      const form = { ...proof, lines: [line], requestKey: crypto.randomUUID() };
      const { confirmation } = await call<WithdrawOrderResponse>('/api/returns/', form);
      const id = async () =>
        (await call<StaffReturnsResponse>(`/api/staff/returns/?q=${proof.order_number}`)).results[0]?.id ?? 0;
      return {
        declare: () => call<WithdrawOrderResponse>('/api/returns/', { ...form, confirmation }),
        receive: async () => call(`/api/staff/returns/${await id()}/receive/`, { store: 20 }),
        settle: async () =>
          call<SettleWithdrawalResponse>(`/api/staff/orders/${proof.order_number}/withdrawals/${await id()}/settle/`, {
            ...{ outcome: 'refunded', restock: true, answer: 'Thank you.' },
          }),
        inspect: async () => {
          const path = `/api/staff/returns/${proof.order_number}-1/`;
          const { version } = await call<StaffReturn>(path);
          const lines = [
            { productId: 110, amount: 1, outcome: 'accepted', store: 20 },
            { productId: 110, amount: 1, outcome: 'refused', reason: 'Worn through.' },
          ];
          const { total } = await call<InspectReturnResponse>(`${path}inspection/`, { version, lines });
          return call(`${path}inspection/`, { version, lines, total });
        },
      };
    }

    /**
     * Everything before the step is done, the power goes at it, and whoever saw no answer does it again and goes on.
     * @param isAtProvider whether the provider has done its part
     */
    async function cutAt(
      { doing, hold }: Step,
      acts: Awaited<ReturnType<typeof plan>>,
      isAtProvider: () => Promise<boolean>,
    ) {
      if (doing !== 'declare') await acts.declare();
      if (doing === 'settle' || doing === 'inspect') await acts.receive();
      if (hold === 'provider') await shop.klarna.faults({ failAfterNext: 1000 });
      else await holdAt(shop.open.db, hold);
      acts[doing]().catch(() => {});
      if (hold === 'provider') await until(isAtProvider);
      else await untilHeld(shop.open.db);
      await service.kill();
      if (hold === 'provider') await shop.klarna.faults({ failAfterNext: 0 });
      else await letGo(shop.open.db, hold);
      service = await startServiceProcess(shop.environment);
      await untilOutboxRests(shop.open.db);
      const { code } = await acts.declare();
      await acts.receive();
      await acts[doing === 'inspect' ? 'inspect' : 'settle']();
      await untilOutboxRests(shop.open.db);
      return call<ReturnCase>(`/api/returns/${code}/`);
    }

    it.each(byTurns(steps))(
      '$at: after the restart, and the same call again, it is done once',
      async (step) => {
        buyers += 1;
        const proof = await deliverOrder(call, shop, orderOfOne);
        const before = await pieces();
        const acts = await plan(proof, { productId: 110, amount: 1 });
        const ended = await cutAt(step, acts, async () => (await givenBack(proof.order_number)).length > 0);
        expect(ended).toMatchObject({ status: 'processed-return', given: [{ amount: 200, is_done: true }] });
        expect(await givenBack(proof.order_number)).toEqual([20_000]);
        expect(await pieces()).toBe(before + 1);
        // Declared, told to the shop, received, paid back.
        expect(mailsOf(`${proof.order_number}-1`)).toHaveLength(4);
        expect(await findOrderFaults(shop.open.db)).toEqual([]);
      },
      300_000,
    );

    it.each(byTurns(inspectionSteps))(
      'an inspection, $at: after the restart, and the same decisions again, each piece is decided once',
      async (step) => {
        buyers += 1;
        const cart = { ...orderOfOne.cart, products: [{ productId: 110, amount: 2 }] };
        const proof = await deliverOrder(call, shop, { ...orderOfOne, cart, expected_total: 408.9 });
        const before = await pieces();
        const acts = await plan(proof, { productId: 110, amount: 2, reason: 'too_small' });
        const ended = await cutAt(step, acts, async () => (await givenBack(proof.order_number)).length > 0);
        expect(ended).toMatchObject({
          ...{ status: 'processed-return', given: [{ amount: 200, is_done: true }] },
          lines: [
            {
              decided: [
                { amount: 1, outcome: 'accepted', refund: 200 },
                { amount: 1, outcome: 'refused', refund: 0 },
              ],
            },
          ],
        });
        expect(await givenBack(proof.order_number)).toEqual([20_000]);
        expect(await pieces()).toBe(before + 1);
        const { after_sale } = await call<Order>(`/api/orders/${proof.order_number}/?key=${proof.key}`);
        expect(after_sale.lines).toMatchObject([{ bought: 2, pieces: { refunded: 1, refused: 1 } }]);
        // Declared, told to the shop, received, decided.
        expect(mailsOf(`${proof.order_number}-1`)).toHaveLength(4);
        expect(await findOrderFaults(shop.open.db)).toEqual([]);
      },
      300_000,
    );

    it.each(byTurns(exchangeSteps))(
      'an exchange, $at: one size comes back, the other goes out, once',
      async (step) => {
        buyers += 1;
        const proof = await deliverOrder(call, shop, orderOfSmall);
        const [back, out] = [await pieces(small), await pieces(middle)];
        const acts = await plan(proof, {
          ...{ productId: small, amount: 1, reason: 'too_small', wish: 'exchange', variantId: middle },
        });
        const ended = await cutAt(step, acts, async () => false);
        expect(ended).toMatchObject({ status: 'processed-return', given: [], exchange_orders: [{}] });
        expect([await pieces(small), await pieces(middle)]).toEqual([back + 1, out - 1]);
        expect(await givenBack(proof.order_number)).toEqual([]);
        const [order] = ended.exchange_orders;
        expect(await call<Order>(`/api/orders/${order?.number}/?key=${order?.key}`)).toMatchObject({
          ...{ status: 'processing', total: 269.9, exchange_for: proof.order_number },
        });
        // Declared, told to the shop, received, and that the other size goes out.
        expect(mailsOf(`${proof.order_number}-1`)).toHaveLength(4);
        expect(await findOrderFaults(shop.open.db)).toEqual([]);
      },
      300_000,
    );
  },
);
