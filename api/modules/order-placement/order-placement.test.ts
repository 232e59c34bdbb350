import type { PlaceOrderResponse } from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';

describe('an order from the basket to the mail', () => {
  let shop: SellingService;
  beforeAll(async () => {
    shop = await sellingService();
  });
  afterAll(() => shop.close());

  it('is written with its lines, prices, VAT and payment; its goods are promised at once (CHECKOUT-41, CHECKOUT-43, MONEY-29)', async () => {
    const before = await shop.stockOf(110);
    const placed = await shop.place({ rows: [[110, 2]], cart: { discount_codes: ['SYKSY10'] } });
    expect(placed).toMatchObject({
      total: 368.9,
      currency: 'eur',
      payment: { kind: 'klarna', script_url: `${shop.klarna.url}/klarna/payments.js` },
      result_path: `/order/payment_ok/${placed.order_number}/${placed.order_key}/`,
    });
    expect(placed.order_key.length).toBeGreaterThanOrEqual(32);
    const order = await shop.read(placed);
    expect(order).toMatchObject({
      status: 'pending_payment',
      payment_status: 'created',
      total: 368.9,
      discount_total: 40,
      delivery: { method: 'home', price: 8.9 },
      lines: [{ productId: 110, amount: 2, unit_price: 200, row_total: 400, vat_percent: 25.5, vat: 73.15 }],
      address: { first_name: 'Maija', phone: '+358401234567', postal_code: '33100' },
      vat: [{ percent: 25.5, net: 293.94, vat: 74.96 }],
    });
    expect(await shop.stockOf(110)).toEqual({ quantity: before.quantity, reserved: before.reserved + 2 });
  });

  it('has the next number of the row, with four random figures behind it (CHECKOUT-44)', async () => {
    const numbers = [];
    for (let nth = 0; nth < 3; nth += 1) numbers.push((await shop.place({ rows: [[110, 1]] })).order_number);
    for (const number of numbers) expect(number).toMatch(/^\d{10}$/);
    const [first = 0, ...others] = numbers.map((number) => Number(number.slice(0, -4)));
    expect(others).toEqual([first + 1, first + 2]);
    expect(new Set(numbers.map((number) => number.slice(-4))).size).toBeGreaterThan(1);
  });

  it('becomes a sale when the payment is captured, with one confirmation in the buyer’s language (CHECKOUT-48, MONEY-34)', async () => {
    const before = await shop.stockOf(110);
    const placed = await shop.place({ rows: [[110, 1]], cart: { language_code: 'en' } });
    const paid = await shop.pay(placed, 'approve');
    expect(paid).toMatchObject({ result: 'ok', payment_status: 'captured', result_path: placed.result_path });
    expect(await shop.stockOf(110)).toEqual({ quantity: before.quantity - 1, reserved: before.reserved });
    const order = await shop.read(placed);
    expect(order).toMatchObject({ status: 'processing', payment_status: 'captured' });
    expect(order.history.map(({ status }) => status)).toEqual(['pending_payment', 'processing']);
    const [sold] = (await shop.klarna.orders()).filter(({ reference }) => reference === placed.order_number);
    expect(sold).toMatchObject({
      amount: 20_890,
      currency: 'EUR',
      locale: 'en-FI',
      status: 'CAPTURED',
      captured: [20_890],
    });
    await shop.app.outboxWorker.drain();
    await shop.app.outboxWorker.drain();
    const mails = shop.mails().filter((mail) => mail.includes(placed.order_number));
    expect(mails).toHaveLength(1);
    for (const text of [
      'Thank you for your order, Maija!',
      'Halla down jacket',
      '208.90€',
      'VAT 25.5',
      '33100 Tampere',
    ])
      expect(mails[0]?.replaceAll(/\u00a0/g, '')).toContain(text.replaceAll(/\u00a0/g, ''));
  });

  it.each([
    ['deny', 'error', 'failed', 'payment_error'],
    ['abandon', 'cancelled', 'cancelled', 'payment_cancelled'],
  ] as const)(
    'ends when the buyer’s payment is %s: %s, and its goods are free again',
    async (decision, result, status, page) => {
      const before = await shop.stockOf(110);
      const placed = await shop.place({ rows: [[110, 1]] });
      const ended = await shop.pay(placed, decision);
      expect(ended).toMatchObject({ result, payment_status: status });
      expect(ended.result_path).toBe(`/order/${page}/${placed.order_number}/${placed.order_key}/`);
      expect(await shop.statusOf(placed.order_number)).toBe('cancelled');
      expect(await shop.stockOf(110)).toEqual(before);
    },
  );

  it('waits while the provider looks at it, then goes on by the provider’s word', async () => {
    const placed = await shop.place({ rows: [[110, 1]] });
    const pending = await shop.pay(placed, 'pending', 'lost');
    expect(pending).toMatchObject({ result: 'pending', payment_status: 'created', result_path: '/order/process/' });
    expect(await shop.statusOf(placed.order_number)).toBe('pending_payment');
    const [held] = (await shop.klarna.orders()).filter(({ reference }) => reference === placed.order_number);
    await shop.klarna.review(held?.id ?? '', false);
    const again = await shop.pay(placed, 'approve');
    expect(again).toMatchObject({ result: 'error', payment_status: 'failed' });
    expect(await shop.statusOf(placed.order_number)).toBe('cancelled');
  });

  it('is paid by gift cards alone without any provider (CHECKOUT-39, CHECKOUT-40)', async () => {
    const placed = await shop.place({ rows: [[110, 1]], cart: { gift_cards: ['LAHJA-9999'] }, payment: 'giftcard' });
    expect(placed.payment).toMatchObject({ kind: 'none' });
    const order = await shop.read(placed);
    expect(order).toMatchObject({ status: 'processing', payment_status: 'captured', gift_card_total: 208.9 });
    const cart = await shop.checkout({ rows: [[110, 1]], cart: { gift_cards: ['LAHJA-9999'] } });
    expect(cart.gift_cards[0]?.balance).toBe(9999 - 208.9);
  });

  it('paid partly by a gift card gives the card its money back when the rest is not paid', async () => {
    const placed = await shop.place({ rows: [[110, 1]], cart: { gift_cards: ['LAHJA-0050'] } });
    const held = await shop.checkout({ rows: [[110, 1]], cart: { gift_cards: ['LAHJA-0050'] } });
    expect(held.gift_cards[0]?.valid).toBe(false);
    await shop.pay(placed, 'abandon');
    const free = await shop.checkout({ rows: [[110, 1]], cart: { gift_cards: ['LAHJA-0050'] } });
    expect(free.gift_cards[0]?.balance).toBe(50);
  });

  it('is invoiced to organisations, and to nobody else (CHECKOUT-37)', async () => {
    const organisation = await shop.signedIn({ is_org_user: true });
    const placed = await shop.place({ rows: [[110, 1]], payment: 'invoice' }, organisation.authorization);
    expect((await shop.read(placed)).status).toBe('processing');
    const refused = await shop.send(await shop.orderOf({ rows: [[110, 1]], payment: 'invoice' }));
    expect(refused.statusCode).toBe(400);
    expect(refused.json().error.fields).toHaveProperty('payment_method');
  });

  it('sends a bought gift card’s code by mail once it is paid', async () => {
    const placed = await shop.place({
      cart: { gift_card_products: [{ uid: 'a', productId: 24_270, amount: 80 }] },
      method: 'email',
    });
    await shop.pay(placed, 'approve');
    await shop.app.outboxWorker.drain();
    const code = shop
      .mails()
      .map((mail) => /[2-9A-Z]{4}(-[2-9A-Z]{4}){3}/.exec(mail)?.[0])
      .find(Boolean);
    const cart = await shop.checkout({ rows: [[110, 1]], cart: { gift_cards: [code ?? ''] } });
    expect(cart.gift_cards[0]).toMatchObject({ valid: true, balance: 80 });
  });

  it('is paid in kronor by Swedish buyers: what they saw, in whole units; it is kept in euro cents (CHECKOUT-70, MONEY-7, MONEY-8)', async () => {
    const placed = await shop.place({
      rows: [[110, 1]],
      cart: { country_code: 'se', language_code: 'sv', currency_code: 'sek' },
      currency: 'sek',
      method: 'postnord-home',
      form: { postal_code: '111 22', phone: '070 123 45 67' },
    });
    expect(placed).toMatchObject({ currency: 'sek', total: 2342 });
    const kept = await shop.open.db
      .selectFrom('orders')
      .select(['lines_minor', 'total_minor', 'delivery_minor'])
      .where('number', '=', placed.order_number)
      .executeTakeFirstOrThrow();
    // A jacket of 200 euro with Finland's VAT, of 199.20 with Sweden's.
    expect(kept.lines_minor).toBe(19_920);
    expect(kept.total_minor).toBe(kept.lines_minor + kept.delivery_minor);
    await shop.pay(placed, 'approve');
    const [sold] = (await shop.klarna.orders()).filter(({ reference }) => reference === placed.order_number);
    expect(sold).toMatchObject({ amount: 234_200, currency: 'SEK', locale: 'sv-SE' });
  });

  it('for express pickup takes its goods from that store or not at all (CHECKOUT-17, AVAIL-28, MONEY-30)', async () => {
    const placed = await shop.place({ rows: [[100, 1]], method: 'express', location: '1' });
    const { db } = shop.open;
    const held = await db
      .selectFrom('reservations')
      .innerJoin('orders', 'orders.id', 'reservations.order_id')
      .select(['variant_id', 'store_id', 'amount'])
      .where('orders.number', '=', placed.order_number)
      .execute();
    expect(held).toEqual([{ variant_id: 100, store_id: 1, amount: 1 }]);
    expect((await shop.read(placed)).delivery.location).toContain('Havu Helsinki');
  });

  it('belongs to the signed-in customer’s history', async () => {
    const { authorization } = await shop.signedIn();
    const placed = await shop.place({ rows: [[110, 1]] }, authorization);
    const list = await shop.call('/api/customer/orders/', { authorization });
    expect(list.json().orders).toMatchObject([{ number: placed.order_number, line_count: 1, total: 208.9 }]);
  });

  it('is shown by its key, or by number and email, and otherwise to nobody', async () => {
    const placed = await shop.place({ rows: [[110, 1]] });
    const read = async (key: string) => (await shop.call(`/api/orders/${placed.order_number}/?key=${key}`)).statusCode;
    expect([await read(placed.order_key), await read('x'.repeat(32)), await read('')]).toEqual([200, 404, 404]);
    const fetched = (email: string) =>
      shop.call('/api/orders/fetch/', { method: 'POST', body: { email, order_number: placed.order_number } });
    expect((await fetched('MAIJA@example.fi')).statusCode).toBe(200);
    expect((await fetched('other@example.fi')).json()).toMatchObject({ error: { code: 'order_not_found' } });
  });

  describe('what is refused', () => {
    it('a total that is not today’s: 409 with the new one', async () => {
      const response = await shop.send(await shop.orderOf({ rows: [[110, 1]], total: 0.01 }));
      expect(response.statusCode).toBe(409);
      expect(response.json().error).toMatchObject({ code: 'total_changed', fields: { total: '208.90' } });
    });

    it('a price that changed between looking and buying', async () => {
      const body = await shop.orderOf({ rows: [[110, 1]] });
      const { db } = shop.open;
      await db.updateTable('prices').set({ active_minor: 19_000 }).where('model_id', '=', 11).execute();
      await shop.followCatalogue();
      const response = await shop.send(body);
      expect(response.json().error).toMatchObject({ code: 'total_changed', fields: { total: '198.90' } });
      await db.updateTable('prices').set({ active_minor: 20_000 }).where('model_id', '=', 11).execute();
      await shop.followCatalogue();
    });

    it('a form with faults, told per field in the reader’s language', async () => {
      const form = { first_name: '', postal_code: '3310', email: 'maija@', phone: '12' };
      const body = { ...(await shop.orderOf({ rows: [[110, 1]], form })), accept_terms: false };
      const response = await shop.send(body);
      expect(response.statusCode).toBe(400);
      expect(response.json().error.fields).toMatchObject({
        first_name: 'Täytä tämä kenttä.',
        postal_code: 'Tarkista postinumero.',
        accept_terms: 'Hyväksy toimitusehdot.',
      });
      expect(Object.keys(response.json().error.fields)).toEqual(expect.arrayContaining(['email', 'phone']));
    });

    it('a delivery method or a pickup point that is not offered (CHECKOUT-78)', async () => {
      const unknown = await shop.send(await shop.orderOf({ rows: [[110, 1]], form: { delivery_method: 'drone' } }));
      expect(unknown.json().error.code).toMatch(/invalid_form|total_changed/);
      const nowhere = await shop.send(await shop.orderOf({ rows: [[110, 1]], method: 'postnord', location: 'moon' }));
      expect(nowhere.json().error.fields).toEqual({
        delivery_location: 'Toimituspaikkaa ei löytynyt! Valitse toinen.',
      });
    });

    it('Northern Ireland (CHECKOUT-15)', async () => {
      const form = { postal_code: 'BT1 5GS', phone: '+44 28 9024 6609' };
      const cart = { country_code: 'gb', postal_code: '' };
      const response = await shop.send(await shop.orderOf({ rows: [[110, 1]], cart, form, method: 'ups' }));
      expect(response.json().error.fields.postal_code).toBe('Emme toimita Pohjois-Irlantiin.');
    });

    it('an order without a key, an empty one, and a code that is used up', async () => {
      const body = await shop.orderOf({ rows: [[110, 1]] });
      const keyless = await shop.call('/api/orders/', { method: 'POST', body });
      expect(keyless.json().error.code).toBe('idempotency_key_required');
      const empty = await shop.send(await shop.orderOf({ rows: [] }));
      expect(empty.json().error.code).toBe('empty_cart');
      await shop.place({ rows: [[110, 1]], cart: { discount_codes: ['KERRAN'] } });
      const second = await shop.checkout({ rows: [[110, 1]], cart: { discount_codes: ['kerran'] } });
      expect(second.discount_codes[0]?.valid).toBe(false);
    });
  });

  describe('the idempotency key', () => {
    it('sent a hundred times at once has one effect and one answer (TARGET-39)', async () => {
      const before = await shop.stockOf(110);
      const body = await shop.orderOf({ rows: [[110, 1]] });
      const key = crypto.randomUUID();
      const answers = await Promise.all(Array.from({ length: 100 }, () => shop.send(body, key)));
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
      expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
      expect((await shop.stockOf(110)).reserved).toBe(before.reserved + 1);
      const later = await shop.send(body, key);
      expect(later.json<PlaceOrderResponse>()).toEqual(answers[0]?.json());
    });

    it('refuses another body (TARGET-39)', async () => {
      const key = crypto.randomUUID();
      await shop.send(await shop.orderOf({ rows: [[110, 1]] }), key);
      const other = await shop.send(await shop.orderOf({ rows: [[110, 2]] }), key);
      expect(other.statusCode).toBe(422);
      expect(other.json().error.code).toBe('idempotency_key_reused');
    });

    it('can be used again when the provider was down: nothing was kept', async () => {
      const before = await shop.stockOf(110);
      const body = await shop.orderOf({ rows: [[110, 1]] });
      const key = crypto.randomUUID();
      await shop.klarna.faults({ failNext: 3 });
      const down = await shop.send(body, key);
      expect(down.statusCode).toBe(503);
      expect(down.json().error.code).toBe('payment_unavailable');
      expect(await shop.stockOf(110)).toEqual(before);
      expect((await shop.send(body, key)).statusCode).toBe(200);
    });
  });

  it.each([
    {},
    { cart: null },
    { cart: { products: [] } },
    [],
    'text',
    { cart: { country_code: 'fi', language_code: 'fi', products: [{ productId: 110, amount: -1 }] } },
    { form: { first_name: 1 } },
    { expected_total: 'NaN' },
  ])('malformed input %j is a 4xx, never a 5xx', async (body) => {
    const response = await shop.send(body);
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
    expect(response.json()).toHaveProperty('error.code');
  });

  it('text that no database holds is a 4xx', async () => {
    const body = await shop.orderOf({ rows: [[110, 1]], form: { city: 'Tampere\u0000' } });
    expect((await shop.send(body)).statusCode).toBe(400);
  });
});
