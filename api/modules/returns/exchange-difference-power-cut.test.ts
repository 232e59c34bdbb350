import type {
  Difference,
  PayDifferenceResponse,
  ReturnCase,
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

/** A cheap M, and the same in a colour that costs 20 € more. */
const [cheap, dear] = [103, 101] as const;

interface Step {
  at: string;
  doing: 'pay' | 'give up';
  hold: HeldWrite;
}

const ofPart = (when: string): HeldWrite => ({ table: 'payments', when: `NEW.part_of IS NOT NULL AND ${when}` });

const steps: readonly Step[] = [
  { at: 'writing the payment down', doing: 'pay', hold: ofPart("TG_OP = 'INSERT'") },
  { at: 'keeping the session', doing: 'pay', hold: ofPart('OLD.next IS NULL AND NEW.next IS NOT NULL') },
  {
    at: 'keeping the approval',
    doing: 'pay',
    hold: ofPart('OLD.provider_token IS NULL AND NEW.provider_token IS NOT NULL'),
  },
  {
    at: 'keeping the order at the provider',
    doing: 'pay',
    hold: ofPart('OLD.provider_reference IS NULL AND NEW.provider_reference IS NOT NULL'),
  },
  { at: 'authorising', doing: 'pay', hold: ofPart("OLD.status = 'created' AND NEW.status = 'authorised'") },
  { at: 'capturing', doing: 'pay', hold: ofPart("OLD.status <> 'captured' AND NEW.status = 'captured'") },
  {
    at: 'paying the exchange’s order',
    doing: 'pay',
    hold: {
      table: 'payments',
      when: "OLD.status = 'created' AND NEW.status = 'captured' AND NEW.provider = 'exchange'",
    },
  },
  {
    at: 'taking the goods off the shelf',
    doing: 'pay',
    hold: { table: 'stock', when: `NEW.variant_id = ${dear} AND NEW.quantity < OLD.quantity` },
  },
  {
    at: 'moving the money of the first order',
    doing: 'pay',
    hold: { table: 'payment_refunds', when: "OLD.status = 'requested' AND NEW.status = 'done'" },
  },
  { at: 'issuing the receipt of the sale', doing: 'pay', hold: { table: 'receipts', when: "NEW.kind = 'sale'" } },
  {
    at: 'ending the order',
    doing: 'give up',
    hold: { table: 'orders', when: "OLD.status = 'pending_payment' AND NEW.status = 'cancelled'" },
  },
  {
    at: 'freeing the goods',
    doing: 'give up',
    hold: { table: 'stock', when: `NEW.variant_id = ${dear} AND NEW.reserved < OLD.reserved` },
  },
  {
    at: 'turning the money back',
    doing: 'give up',
    hold: {
      table: 'payment_refunds',
      when: 'OLD.exchange_order_id IS NOT NULL AND NEW.exchange_order_id IS NULL',
    },
  },
  {
    at: 'promising the mail',
    doing: 'give up',
    hold: { table: 'outbox', when: "NEW.payload->>'template' = 'exchange_given_up'" },
  },
  {
    at: 'writing down that the money went back',
    doing: 'give up',
    hold: { table: 'payment_refunds', when: "OLD.status = 'requested' AND NEW.status = 'done'" },
  },
];

describe.runIf(process.env.TEST_ENGINE === 'postgres')(
  'the service killed at one step between a difference that is due, and paid or given up (AFTER-94, AFTER-95)',
  () => {
    let shop: KillableShop;
    let service: ServiceProcess;
    let staff: string;
    beforeAll(async () => {
      shop = await killableShop({ STAFF_SECOND_FACTOR: '0', ORDERS_PER_MINUTE: '100000' });
      await shop.open.db
        .updateTable('stock')
        .set({ quantity: 10_000 })
        .where('variant_id', 'in', [cheap, dear])
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
      call = callShop(shop, staff, () => `10.3.0.${buyers}`);
    });

    /** An exchange whose return was accepted, and whose difference is due. */
    async function due() {
      const proof = await deliverOrder(call, shop, {
        ...orderOfOne,
        cart: { ...orderOfOne.cart, products: [{ productId: cheap, amount: 1 }] },
        expected_total: 258.8,
      });
      const lines = [{ productId: cheap, amount: 1, reason: 'other', wish: 'exchange', variantId: dear }];
      const form = { ...proof, lines };
      const { confirmation } = await call<WithdrawOrderResponse>('/api/returns/', form);
      const { code } = await call<WithdrawOrderResponse>('/api/returns/', { ...form, confirmation });
      const [found] = (await call<StaffReturnsResponse>(`/api/staff/returns/?q=${proof.order_number}`)).results;
      await call(`/api/staff/returns/${found?.id}/receive/`, { store: 20 });
      const path = `/api/staff/orders/${proof.order_number}/withdrawals/${found?.id}/settle/`;
      await call(path, { outcome: 'refunded', restock: true });
      const [order] = (await call<ReturnCase>(`/api/returns/${code}/`)).exchange_orders;
      if (!order) throw new Error('no exchange');
      return { first: proof.order_number, code: code ?? '', ...order };
    }

    const actsOf = ({ number, key }: { number: string; key: string }) => {
      const path = `/api/orders/${number}/difference/`;
      return {
        read: () => call<Difference>(`${path}?key=${key}`),
        'give up': () => call(`${path}give-up/`, { key }),
        async pay() {
          const opened = await call<Partial<PayDifferenceResponse>>(`${path}pay/`, { key, payment_method: 'klarna' });
          // It is paid already, or under way.
          if (opened.payment?.kind !== 'klarna') return;
          const { payment_id, client_token } = opened.payment;
          const { authorization_token } = await shop.klarna.decide(client_token, 'approve', 'lost');
          const told = { payment_id, order_key: opened.payment_key, outcome: 'approved', authorization_token };
          await call('/api/payments/klarna/authorise/', told);
        },
      };
    };
    const soldOf = async (number: string) =>
      (await shop.klarna.orders()).filter(({ reference }) => reference === number);

    it.each(byTurns(steps))(
      '$doing, $at: after the restart, and the same call again, it is done once',
      async ({ doing, hold }) => {
        buyers += 1;
        const exchange = await due();
        const acts = actsOf(exchange);
        await holdAt(shop.open.db, hold);
        acts[doing]().catch(() => {});
        await untilHeld(shop.open.db);
        await service.kill();
        await letGo(shop.open.db, hold);
        service = await startServiceProcess(shop.environment);
        await untilOutboxRests(shop.open.db);
        await acts[doing]();
        await untilOutboxRests(shop.open.db);
        expect(await acts.read()).toMatchObject({ state: doing === 'pay' ? 'paid' : 'over' });
        const charged = (await soldOf(exchange.number)).flatMap(({ captured }) => captured);
        expect(charged).toEqual(doing === 'pay' ? [2_000] : []);
        const back = (await soldOf(exchange.first)).flatMap(({ refunded }) => refunded);
        expect(back).toEqual(doing === 'pay' ? [] : [24_990]);
        expect(await findOrderFaults(shop.open.db)).toEqual([]);
      },
      300_000,
    );
  },
);
