import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';

let shop: SellingService;
beforeAll(async () => {
  shop = await sellingService();
});
afterAll(() => shop.close());

const london = {
  cart: { country_code: 'gb', language_code: 'en', postal_code: 'SW1A 1AA' },
  form: { postal_code: 'SW1A 1AA', phone: '+44 20 7946 0958' },
  method: 'ups',
};

it('sells one Vuota item per order: a second one stops it and takes nothing out (CHECKOUT-30, CONF-54)', async () => {
  expect(await shop.checkout({ rows: [[150, 1]] })).toMatchObject({ reason: null, errors: [] });
  const cart = await shop.checkout({ rows: [[150, 2]] });
  expect(cart).toMatchObject({ reason: 'one_vuota', payment_methods: [], products: [{ productId: 150, amount: 2 }] });
  expect(cart.errors).toMatchObject([
    { code: 'one_vuota', message: 'Tilauksessa voi olla vain yksi Vuota-tuote. Poista ylimääräiset: Porontalja.' },
  ]);
  expect(cart.delivery_methods.length).toBeGreaterThan(0);
  const refused = await shop.send(await shop.orderOf({ rows: [[150, 2]] }));
  expect(refused.json().error).toMatchObject({
    code: 'one_vuota',
    message: 'Tilauksessa voi olla vain yksi Vuota-tuote.',
  });
});

it('ships to the United Kingdom once the buyer agreed to its tax and clearance (CHECKOUT-27)', async () => {
  const basket = { ...london, rows: [[110, 1]] as [number, number][] };
  for (const customs_consent of ['', 'ch']) {
    const refused = await shop.send(await shop.orderOf({ ...basket, form: { ...london.form, customs_consent } }));
    expect(refused.statusCode).toBe(400);
    expect(refused.json().error.fields).toEqual({ customs_consent: 'Hyväksy tulli- ja veroehdot.' });
  }
  const placed = await shop.place({ ...basket, form: { ...london.form, customs_consent: 'gb' } });
  const { extra } = await shop.open.db
    .selectFrom('orders')
    .select('extra')
    .where('number', '=', placed.order_number)
    .executeTakeFirstOrThrow();
  expect(extra).toMatchObject({ customs_consent: 'gb' });
});

it('mails a gift card to the United Kingdom without asking about customs', async () => {
  const placed = await shop.place({
    ...london,
    cart: { ...london.cart, gift_card_products: [{ uid: 'a', productId: 24_270, amount: 80 }] },
    method: 'email',
  });
  expect(placed.order_number).toBeTruthy();
});
