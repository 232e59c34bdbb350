import type { CheckoutResponse, ConfirmKlarnaResponse, PlaceOrderResponse } from 'mf-shared/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findOrderFaults } from '../../../audit/find-order-faults.ts';
import { type SellingService, sellingService } from '../../../testing/selling-service.ts';

describe('paying with Klarna', () => {
  let shop: SellingService;
  beforeAll(async () => {
    shop = await sellingService();
    await shop.fillShelves(110, 1000);
  });
  afterEach(() => shop.klarna.faults({}));
  afterAll(() => shop.close());

  const place = (form = {}) => shop.place({ rows: [[110, 1]], form });
  const klarnaOf = ({ payment }: PlaceOrderResponse) => {
    if (payment.kind !== 'klarna') throw new Error('not Klarna');
    return { token: payment.client_token, id: payment.klarna_order_id ?? '' };
  };
  const soldAt = async ({ order_number }: PlaceOrderResponse) =>
    (await shop.klarna.orders()).filter(({ reference }) => reference === order_number);
  const confirm = (id: string) => shop.call(`/api/payments/klarna/confirm/?klarna_order_id=${id}`);
  const validate = async (id: string) => {
    const body = {
      country_code: 'fi',
      language_code: 'en',
      products: [{ productId: 110, amount: 1 }],
      klarna_global_checkout_id: id,
    };
    return (await shop.call('/api/checkout/', { method: 'POST', body })).json<CheckoutResponse>();
  };

  it('an authorisation becomes an order within 60 minutes (CHECKOUT-51, CHECKOUT-53, CHECKOUT-59); an older one ends unpaid, the goods free (CHECKOUT-52)', async () => {
    const before = await shop.stockOf(110);
    const late = await place();
    const { authorization_token } = await shop.klarna.decide(klarnaOf(late).token, 'approve', 'lost');
    await shop.klarna.passMinutes(61);
    const answer = await shop.call('/api/payments/klarna/authorise/', {
      method: 'POST',
      body: {
        payment_id: late.payment.payment_id,
        order_key: late.order_key,
        outcome: 'approved',
        authorization_token,
      },
    });
    expect(answer.json()).toMatchObject({ result: 'error', payment_status: 'failed' });
    expect(await soldAt(late)).toEqual([]);
    expect(await shop.stockOf(110)).toEqual(before);

    const inTime = await place();
    await shop.klarna.decide(klarnaOf(inTime).token, 'approve', 'lost');
    await shop.klarna.passMinutes(59);
    await shop.reconcile();
    expect((await soldAt(inTime)).map(({ captured }) => captured)).toEqual([[20_890]]);
  });

  it('an approval that the provider could not take for 60 minutes ends by itself', async () => {
    const placed = await place();
    const { authorization_token } = await shop.klarna.decide(klarnaOf(placed).token, 'approve', 'lost');
    await shop.klarna.faults({ failNext: 1000 });
    await shop.call('/api/payments/klarna/authorise/', {
      method: 'POST',
      body: {
        payment_id: placed.payment.payment_id,
        order_key: placed.order_key,
        outcome: 'approved',
        authorization_token,
      },
    });
    expect(await shop.statusOf(placed.order_number)).toBe('pending_payment');
    await shop.klarna.faults({});
    await shop.klarna.passMinutes(61);
    await shop.reconcile();
    expect(await shop.statusOf(placed.order_number)).toBe('cancelled');
  });

  it('an address that the provider refuses leads to /order/payment_address/ (ROUTE-44)', async () => {
    const placed = await place({ address: 'Olematon katu 1' });
    expect(await shop.pay(placed, 'approve')).toMatchObject({
      result: 'address',
      result_path: `/order/payment_address/${placed.order_number}/${placed.order_key}/`,
    });
    expect((await shop.read(placed)).payment).toMatchObject({ status: 'failed', failure: 'address' });
  });

  it.each([
    ['a cent', 1],
    ['a cent too little', 20_889],
  ])('an order of which Klarna captured %s is not sold: a person has to look at it', async (_, captured_amount) => {
    const placed = await place();
    await shop.pay(placed, 'pending');
    const [waiting] = await soldAt(placed);
    if (!waiting) throw new Error('Klarna has no order');
    await shop.klarna.review(waiting.id, true);
    const path = `/ordermanagement/v1/orders/${waiting.id}/captures`;
    const captured = await fetch(shop.klarna.url + path, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from('sandbox:sandbox').toString('base64')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ captured_amount }),
    });
    expect(captured.status).toBe(201);
    await shop.reconcile();
    expect(await shop.statusOf(placed.order_number)).toBe('pending_payment');
    expect((await shop.read(placed)).payment_status).not.toBe('captured');
  });

  describe('/checkout/klarna/confirm/?klarna_order_id= (ROUTE-23)', () => {
    it('is found by the id of the session and of the order, brings the payment to its end, and shows the snippet (CHECKOUT-55)', async () => {
      const placed = await place();
      const { id, token } = klarnaOf(placed);
      expect((await confirm(id)).json()).toMatchObject({ result: 'pending', kgco_id: id, kco_iframe: null });
      await shop.klarna.decide(token, 'approve', 'lost');
      const found = (await confirm(id)).json<ConfirmKlarnaResponse>();
      expect(found).toMatchObject({ result: 'ok', order_number: placed.order_number });
      expect(found.result_path).toBe(`/order/payment_ok/${placed.order_number}/${placed.order_key}/`);
      expect(found.kco_iframe).toContain('<iframe');
      const [sold] = await soldAt(placed);
      expect((await confirm(sold?.id ?? '')).json()).toMatchObject({ result: 'ok' });
    });

    it('knows no id that is not Klarna’s', async () => {
      const placed = await place();
      for (const id of ['no-such-order', placed.order_number.padStart(8, '0'), placed.payment.payment_id])
        expect((await confirm(id)).statusCode).toBe(404);
    });
  });

  describe('klarna_global_checkout_id in POST /api/checkout/ (CART-12, CART-85, CART-107)', () => {
    it('stays while nothing is approved', async () => {
      const { id } = klarnaOf(await place());
      expect(await validate(id)).toMatchObject({ reason: null, kgco_id: id, show_klarna: true });
    });

    it('is READ_ONLY_ORDER once the buyer has approved: the browser goes to the confirm page (ERR-24)', async () => {
      const placed = await place();
      await shop.pay(placed, 'approve');
      const { id } = klarnaOf(placed);
      const answer = await validate(id);
      expect(answer).toMatchObject({ reason: 'READ_ONLY_ORDER', kgco_id: id, show_klarna: false, payment_methods: [] });
      expect(answer.errors.at(-1)?.message).toContain(placed.order_number);
    });

    it('asks the provider before an order counts as open: the tab may be gone and the callback lost', async () => {
      const placed = await place();
      const { id, token } = klarnaOf(placed);
      await shop.klarna.decide(token, 'approve', 'lost');
      expect(await validate(id)).toMatchObject({ reason: 'READ_ONLY_ORDER' });
      expect(await shop.statusOf(placed.order_number)).toBe('processing');
    });

    it('prices the cart all the same when the provider is down', async () => {
      const { id } = klarnaOf(await place());
      await shop.klarna.faults({ failNext: 100 });
      expect(await validate(id)).toMatchObject({ reason: null, kgco_id: id, total_price: 200 });
      await shop.klarna.faults({});
    });

    it('is forgotten when the payment ended unpaid, or never was', async () => {
      const placed = await place();
      await shop.pay(placed, 'deny');
      expect(await validate(klarnaOf(placed).id)).toMatchObject({ reason: null, kgco_id: null });
      expect(await validate('somebody-else')).toMatchObject({ reason: null, kgco_id: null });
    });
  });

  it.each([
    ['refuses with a 400', { refuseNext: 1, at: '/sessions' }],
    ['answers something that is no JSON', { malformedNext: 1, at: '/sessions' }],
    ['is down', { failNext: 100 }],
  ])(
    'a provider that %s when the payment is opened: nothing is kept, and the same key may try again',
    async (_, faults) => {
      const before = await shop.stockOf(110);
      const body = await shop.orderOf({ rows: [[110, 1]] });
      const key = crypto.randomUUID();
      await shop.klarna.faults(faults);
      const refused = await shop.send(body, key);
      expect([refused.statusCode, refused.json().error.code]).toEqual([503, 'payment_unavailable']);
      expect(await shop.stockOf(110)).toEqual(before);
      await shop.klarna.faults({});
      expect((await shop.send(body, key)).statusCode).toBe(200);
    },
  );

  it('leaves books that agree', async () => {
    expect(await findOrderFaults(shop.open.db)).toEqual([]);
  });
});
