import { setTimeout as wait } from 'node:timers/promises';
import type { PlaceOrderResponse } from 'mf-shared/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findOrderFaults } from '../../../audit/find-order-faults.ts';
import { type SellingService, sellingService } from '../../../testing/selling-service.ts';
import { until } from '../../../testing/until.ts';

/** Rule CHECKOUT-56: PayPal Orders v2, create, approve, capture. */
describe('paying with PayPal', () => {
  let shop: SellingService;
  beforeAll(async () => {
    shop = await sellingService();
    await shop.fillShelves(110, 1000);
  });
  afterEach(() => shop.klarna.faults({}));
  afterAll(() => shop.close());

  const place = () => shop.place({ rows: [[110, 1]], payment: 'paypal' });
  const urlOf = ({ payment }: PlaceOrderResponse) => (payment.kind === 'redirect' ? payment.url : '');
  const soldAt = async ({ order_number }: PlaceOrderResponse) =>
    (await shop.klarna.paypalOrders()).find(({ reference }) => reference === order_number);
  const statusOf = async ({ payment }: PlaceOrderResponse) =>
    (
      await shop.open.db
        .selectFrom('payments')
        .select('status')
        .where('id', '=', payment.payment_id)
        .executeTakeFirstOrThrow()
    ).status;

  it('is offered: the wallet checkout option is shown only if the server allows it (CHECKOUT-33)', async () => {
    const answer = await shop.checkout({ rows: [[110, 1]] });
    expect(answer.paypal_checkout).toBe(true);
    expect(answer.payment_methods.map(({ slug }) => slug)).toContain('paypal');
  });

  it('leads to the page of the provider and back to /order/process/ in the language of the buyer', async () => {
    const placed = await shop.place({ rows: [[110, 1]], payment: 'paypal', cart: { language_code: 'sv' } });
    const back = await shop.klarna.decidePaypal(urlOf(placed), 'abandon');
    expect(back.pathname).toBe('/sv/order/process/');
    expect(Object.fromEntries(back.searchParams)).toMatchObject({
      provider: 'paypal',
      payment: placed.payment.payment_id,
      order_number: placed.order_number,
      key: placed.order_key,
      outcome: 'cancelled',
    });
  });

  it('approved: captured once, to the cent (CHECKOUT-51, CHECKOUT-59)', async () => {
    const placed = await place();
    expect(await shop.pay(placed, 'approve')).toMatchObject({ result: 'ok', payment_status: 'captured' });
    const sold = await soldAt(placed);
    expect(sold).toMatchObject({ status: 'COMPLETED', amount: { value: '208.90', currency_code: 'EUR' } });
    expect(sold?.captures.map(({ amount }) => amount.value)).toEqual(['208.90']);
  });

  it('denied at the capture: refused, nothing taken, the goods are free again', async () => {
    const before = await shop.stockOf(110);
    const placed = await place();
    expect(await shop.pay(placed, 'deny')).toMatchObject({ result: 'error', payment_status: 'failed' });
    expect((await soldAt(placed))?.captures).toEqual([]);
    expect(await shop.stockOf(110)).toEqual(before);
  });

  it('pending: waits under review, and the webhook brings the end', async () => {
    const placed = await place();
    expect(await shop.pay(placed, 'pending')).toMatchObject({ result: 'pending' });
    const [capture] = (await soldAt(placed))?.captures ?? [];
    await shop.klarna.review(capture?.id ?? '', true);
    await until(async () => (await statusOf(placed)) === 'captured');
    expect(await shop.statusOf(placed.order_number)).toBe('processing');
  });

  it('pending and then denied: cancelled, the goods are free again', async () => {
    const before = await shop.stockOf(110);
    const placed = await place();
    await shop.pay(placed, 'pending');
    const [capture] = (await soldAt(placed))?.captures ?? [];
    await shop.klarna.review(capture?.id ?? '', false);
    await until(async () => (await statusOf(placed)) === 'failed');
    expect(await shop.stockOf(110)).toEqual(before);
  });

  it('abandoned: cancelled', async () => {
    const placed = await place();
    expect(await shop.pay(placed, 'abandon')).toMatchObject({ result: 'cancelled', payment_status: 'cancelled' });
  });

  it('a buyer who closes the tab after approving has bought: the webhook finishes it', async () => {
    const placed = await place();
    await shop.klarna.decidePaypal(urlOf(placed), 'approve', 'repeated');
    await until(async () => (await statusOf(placed)) === 'captured');
    await wait(700);
    expect((await soldAt(placed))?.captures).toHaveLength(1);
  });

  it('when the webhook is lost too, the reconciliation finishes it', async () => {
    const placed = await place();
    await shop.klarna.decidePaypal(urlOf(placed), 'approve', 'lost');
    await shop.reconcile();
    expect(await statusOf(placed)).toBe('captured');
  });

  it('a push that PayPal did not sign changes nothing', async () => {
    const placed = await place();
    await shop.klarna.decidePaypal(urlOf(placed), 'approve', 'lost');
    const resource = { id: 'X', purchase_units: [{ custom_id: placed.payment.payment_id }] };
    const answer = await shop.call('/api/payments/paypal/callback/', {
      method: 'POST',
      body: { id: 'WH-1', event_type: 'CHECKOUT.ORDER.APPROVED', resource },
    });
    expect(answer.statusCode).toBe(403);
    expect(await statusOf(placed)).toBe('created');
    await shop.reconcile();
  });

  it('an approval that the browser names is not believed: PayPal is asked', async () => {
    const cheap = await shop.place({ rows: [[110, 1]], payment: 'paypal', cart: { gift_cards: ['LAHJA-0050'] } });
    const dear = await place();
    await shop.klarna.decidePaypal(urlOf(cheap), 'approve', 'lost');
    const token = new URL(urlOf(cheap)).searchParams.get('token');
    const answer = await shop.call('/api/payments/paypal/authorise/', {
      method: 'POST',
      body: {
        payment_id: dear.payment.payment_id,
        order_key: dear.order_key,
        outcome: 'approved',
        authorization_token: token,
      },
    });
    expect(answer.json()).toMatchObject({ result: 'pending', payment_status: 'created' });
    expect((await soldAt(cheap))?.captures).toEqual([]);
    await shop.pay(cheap, 'approve');
    await shop.pay(dear, 'abandon');
  });

  it.each([
    ['the provider answers 503 before it does anything', { failNext: 3 }],
    ['the provider does it and its answer is lost', { failAfterNext: 3 }],
    ['the provider answers something that is no JSON', { malformedNext: 1 }],
  ])('%s: the payment stays open and is taken once', async (_, faults) => {
    const placed = await place();
    await shop.klarna.decidePaypal(urlOf(placed), 'approve', 'lost');
    await shop.klarna.faults(faults);
    const told = { payment_id: placed.payment.payment_id, order_key: placed.order_key, outcome: 'approved' };
    const answer = await shop.call('/api/payments/paypal/authorise/', { method: 'POST', body: told });
    expect(answer.json()).toMatchObject({ result: 'pending' });
    await shop.klarna.faults({});
    await shop.reconcile();
    expect(await statusOf(placed)).toBe('captured');
    expect((await soldAt(placed))?.captures).toHaveLength(1);
  });

  it('with kronor for Swedish buyers the parts add up to the cent at PayPal too', async () => {
    const placed = await shop.place({
      rows: [
        [110, 3],
        [100, 2],
      ],
      payment: 'paypal',
      currency: 'sek',
      cart: { country_code: 'se', language_code: 'sv', currency_code: 'sek', discount_codes: ['KYMPPI'] },
      method: 'postnord-home',
      form: { postal_code: '111 22', phone: '070 123 45 67' },
    });
    expect(placed.currency).toBe('sek');
    expect(await shop.pay(placed, 'approve')).toMatchObject({ result: 'ok' });
    expect((await soldAt(placed))?.amount).toEqual(
      expect.objectContaining({ currency_code: 'SEK', value: placed.total.toFixed(2) }),
    );
  });

  it('leaves books that agree', async () => {
    await shop.reconcile();
    expect(await findOrderFaults(shop.open.db)).toEqual([]);
  });
});
