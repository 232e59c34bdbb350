import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import type { PlaceOrderResponse } from 'mf-shared/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findOrderFaults } from '../../audit/find-order-faults.ts';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';
import { until } from '../../testing/until.ts';

describe('payments come to one final state', () => {
  let shop: SellingService;
  beforeAll(async () => {
    shop = await sellingService();
    await shop.fillShelves(110, 10_000);
  });
  afterEach(() => shop.klarna.faults({}));
  afterAll(() => shop.close());

  const place = (payment = 'klarna') => shop.place({ rows: [[110, 1]], payment });
  const tokenOf = (placed: PlaceOrderResponse) => (placed.payment.kind === 'klarna' ? placed.payment.client_token : '');

  async function paymentOf(placed: PlaceOrderResponse) {
    return shop.open.db
      .selectFrom('payments')
      .selectAll()
      .where('id', '=', placed.payment.payment_id)
      .executeTakeFirstOrThrow();
  }

  async function soldAt(placed: PlaceOrderResponse) {
    return (await shop.klarna.orders()).filter(({ reference }) => reference === placed.order_number);
  }

  /** What was really taken at either provider, in cents, and what is still looked at there. */
  async function takenAt(placed: PlaceOrderResponse) {
    const isThis = ({ reference }: { reference: string }) => reference === placed.order_number;
    const captures = (await shop.klarna.paypalOrders()).filter(isThis).flatMap((order) => order.captures);
    const klarna = (await shop.klarna.orders()).filter(isThis);
    return {
      captured: [
        ...klarna.flatMap((order) => order.captured),
        ...captures.filter(({ status }) => status === 'COMPLETED').map(({ amount }) => Number(amount.value) * 100),
      ],
      reviewed: [
        ...klarna.filter(({ fraudStatus }) => fraudStatus === 'PENDING'),
        ...captures.filter(({ status }) => status === 'PENDING'),
      ].map(({ id }) => id),
    };
  }

  it('a buyer who closes the tab after approving has bought: the callback finishes it', async () => {
    const placed = await place();
    await shop.klarna.decide(tokenOf(placed), 'approve');
    await until(async () => (await paymentOf(placed)).status === 'captured');
    expect(await shop.statusOf(placed.order_number)).toBe('processing');
  });

  it('when the callback is lost too, the reconciliation finishes it (CHECKOUT-47, CHECKOUT-61)', async () => {
    const placed = await place();
    await shop.klarna.decide(tokenOf(placed), 'approve', 'lost');
    await shop.reconcile();
    expect((await paymentOf(placed)).status).toBe('captured');
    expect((await soldAt(placed)).map(({ captured }) => captured)).toEqual([[20_890]]);
  });

  it('callbacks that come three times, beside the buyer’s own page, capture once (CHECKOUT-45, CHECKOUT-47, CHECKOUT-61)', async () => {
    const placed = await place();
    await shop.pay(placed, 'approve', 'repeated');
    await until(async () => {
      const { count } = await shop.open.db
        .selectFrom('payment_events')
        .select((eb) => eb.fn.countAll<string>().as('count'))
        .where('payment_id', '=', placed.payment.payment_id)
        .executeTakeFirstOrThrow();
      return Number(count) > 0;
    });
    await wait(700);
    expect((await soldAt(placed)).map(({ captured }) => captured)).toEqual([[20_890]]);
    expect((await paymentOf(placed)).captured_minor).toBe(20_890);
  });

  it('a review that ends well captures; the callback brings the news', async () => {
    const placed = await place();
    expect(await shop.pay(placed, 'pending')).toMatchObject({ result: 'pending' });
    const [held] = await soldAt(placed);
    await shop.klarna.review(held?.id ?? '', true);
    await until(async () => (await paymentOf(placed)).status === 'captured');
    expect(await shop.statusOf(placed.order_number)).toBe('processing');
  });

  it('time runs out: the goods are free, and an approval that comes later is given back (MONEY-32)', async () => {
    const before = await shop.stockOf(110);
    const placed = await place();
    await shop.open.db
      .updateTable('payments')
      .set({ created_at: new Date(0) })
      .where('id', '=', placed.payment.payment_id)
      .execute();
    await shop.reconcile();
    expect((await paymentOf(placed)).status).toBe('expired');
    expect(await shop.stockOf(110)).toEqual(before);
    expect(await shop.pay(placed, 'approve')).toMatchObject({ result: 'error', payment_status: 'expired' });
    expect(await soldAt(placed)).toEqual([]);
  });

  it('a buyer who gives up after approving elsewhere has still bought', async () => {
    const placed = await place();
    await shop.pay(placed, 'approve', 'lost');
    const body = { payment_id: placed.payment.payment_id, order_key: placed.order_key, outcome: 'cancelled' };
    const late = await shop.call('/api/payments/klarna/authorise/', { method: 'POST', body });
    expect(late.json()).toMatchObject({ result: 'ok', payment_status: 'captured' });
  });

  it.each([1, 2, 3, 4])(
    'a provider that answers with an error after doing %i of its steps is asked again, once in effect',
    async (steps) => {
      const placed = await place();
      await shop.klarna.faults({ failAfterNext: steps * 3 });
      const first = await shop.pay(placed, 'approve', 'lost');
      expect(['pending', 'ok']).toContain(first.result);
      await shop.klarna.faults({});
      await shop.reconcile();
      expect((await paymentOf(placed)).status).toBe('captured');
      expect((await soldAt(placed)).map(({ captured }) => captured)).toEqual([[20_890]]);
    },
  );

  it('a callback without the right signature is refused (CHECKOUT-46)', async () => {
    const placed = await place();
    const url = `/api/payments/klarna/callback/?payment=${placed.payment.payment_id}&signature=${'x'.repeat(32)}`;
    expect((await shop.call(url, { method: 'POST', body: {} })).statusCode).toBe(403);
    const body = { payment_id: placed.payment.payment_id, order_key: 'x'.repeat(32), outcome: 'cancelled' };
    expect((await shop.call('/api/payments/klarna/authorise/', { method: 'POST', body })).statusCode).toBe(404);
    expect((await paymentOf(placed)).status).toBe('created');
  });

  it('whatever happens in whatever order, one final state comes of it (TARGET-38)', async () => {
    const step = fc.oneof(
      fc.record({
        kind: fc.constant('decide' as const),
        decision: fc.constantFrom('approve' as const, 'pending' as const, 'deny' as const),
        callbacks: fc.constantFrom('repeated' as const, 'lost' as const),
      }),
      fc.record({ kind: fc.constant('tell' as const), outcome: fc.constantFrom('approved', 'denied', 'cancelled') }),
      fc.record({ kind: fc.constant('fail' as const), before: fc.nat(4), after: fc.nat(4) }),
      fc.record({ kind: fc.constant('review' as const), accept: fc.boolean() }),
      fc.constant({ kind: 'reconcile' as const }),
      fc.constant({ kind: 'timeUp' as const }),
    );
    const slugs = fc.constantFrom('klarna', 'paypal');
    const steps = fc.array(step, { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(slugs, steps, fc.boolean(), async (slug, history, isAtOnce) => {
        const before = await shop.stockOf(110);
        const placed = await place(slug);
        const { payment } = placed;
        let token: string | undefined;
        const act = async (event: (typeof history)[number]): Promise<void> => {
          if (event.kind === 'decide' && payment.kind === 'redirect')
            await shop.klarna.decidePaypal(payment.url, event.decision, event.callbacks);
          else if (event.kind === 'decide')
            token ??= (await shop.klarna.decide(tokenOf(placed), event.decision, event.callbacks)).authorization_token;
          else if (event.kind === 'tell') {
            const { payment_id } = placed.payment;
            const told = token && event.outcome === 'approved' ? { authorization_token: token } : {};
            const body = { payment_id, order_key: placed.order_key, outcome: event.outcome, ...told };
            const answer = await shop.call(`/api/payments/${slug}/authorise/`, { method: 'POST', body });
            expect(answer.statusCode).toBe(200);
          } else if (event.kind === 'fail')
            await shop.klarna.faults({ failNext: event.before, failAfterNext: event.after });
          else if (event.kind === 'review') {
            const [held] = (await takenAt(placed)).reviewed;
            if (held) await shop.klarna.review(held, event.accept);
          } else if (event.kind === 'timeUp')
            await shop.open.db
              .updateTable('payments')
              .set({ created_at: new Date(0) })
              .where('id', '=', placed.payment.payment_id)
              .execute();
          else await shop.reconcile();
        };
        if (isAtOnce) await Promise.all(history.map(act));
        else for (const event of history) await act(event);
        // Then everything calms down: the provider works, a review ends, the reconciliation looks, time is up.
        await shop.klarna.faults({});
        await wait(isAtOnce ? 700 : 0);
        await shop.reconcile();
        await act({ kind: 'review', accept: true });
        await shop.reconcile();
        await act({ kind: 'timeUp' });
        await shop.reconcile();
        const { status } = await paymentOf(placed);
        const { captured } = await takenAt(placed);
        expect(captured).toEqual(status === 'captured' ? [20_890] : []);
        expect(['captured', 'failed', 'cancelled', 'expired']).toContain(status);
        expect(await shop.statusOf(placed.order_number)).toBe(status === 'captured' ? 'processing' : 'cancelled');
        const after = await shop.stockOf(110);
        expect(after).toEqual({ ...before, quantity: before.quantity - captured.length });
        await shop.app.outboxWorker.drain();
      }),
      { numRuns: Number(process.env.PAYMENT_RUNS ?? 16), endOnFailure: true },
    );
    expect(await findOrderFaults(shop.open.db)).toEqual([]);
  }, 240_000);
});
