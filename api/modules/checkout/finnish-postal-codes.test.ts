import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Basket, type SellingService, sellingService } from '../../testing/selling-service.ts';

let shop: SellingService;
beforeAll(async () => {
  shop = await sellingService();
});
afterAll(() => shop.close());

/** Has the form of a code, and no place has it. */
const nowhere = '00999';
const basketTo = (postal_code: string, own: Basket = {}): Basket => ({
  rows: [[110, 1]],
  ...own,
  form: { postal_code },
});

it.each([
  ['fi', 'Postinumeroon 00999 ei ole toimitustapoja. Tarkista postinumero.'],
  ['en', 'There are no delivery methods available for postal code 00999. Check the postal code.'],
  ['sv', 'Det finns inga leveranssätt för postnummer 00999. Kontrollera postnumret.'],
  ['de', 'Für die Postleitzahl 00999 gibt es keine Lieferart. Prüfen Sie die Postleitzahl.'],
  ['fr', 'Aucun mode de livraison pour le code postal 00999. Vérifiez le code postal.'],
  ['ru', 'Для индекса 00999 нет способов доставки. Проверьте индекс.'],
] as const)(
  'a postal code that no place has is told in %s and offers no way (CHECKOUT-79)',
  async (locale, message) => {
    const cart = await shop.checkout(basketTo(nowhere, { cart: { language_code: locale } }));
    expect(cart).toMatchObject({ reason: 'no_delivery_methods', delivery_methods: [], payment_methods: [] });
    expect(cart.errors).toEqual([{ code: 'no_delivery_methods', message, field: 'postal_code' }]);
    const refused = await shop.call('/api/orders/', {
      ...{ method: 'POST', locale, headers: { 'idempotency-key': crypto.randomUUID() } },
      body: await shop.orderOf(basketTo(nowhere)),
    });
    expect([refused.statusCode, refused.json().error]).toEqual([400, { code: 'no_delivery_methods', message }]);
  },
);

it('a known code, one that is not typed whole yet, and codes of other countries are no matter (CHECKOUT-79)', async () => {
  for (const postal_code of ['33100', '', '009'])
    expect((await shop.checkout(basketTo(postal_code))).delivery_methods.length).toBeGreaterThan(0);
  const swedish = { country_code: 'se', language_code: 'sv', currency_code: 'sek', postal_code: '00999' } as const;
  expect(await shop.checkout(basketTo('00999', { cart: swedish, method: 'postnord-home' }))).toMatchObject({
    ...{ reason: null, errors: [] },
    delivery_methods: [{ slug: 'postnord-home' }],
  });
});

it('a code to which no way leads is told in the same words (AVAIL-20)', async () => {
  const { db } = shop.open;
  await db.updateTable('delivery_methods').set({ is_active: false }).where('country_code', '=', 'se').execute();
  await shop.followCatalogue();
  const swedish = { country_code: 'se', language_code: 'en', currency_code: 'sek' } as const;
  await expect
    .poll(() => shop.checkout({ rows: [[110, 1]], cart: swedish, form: { postal_code: '11122' } }))
    .toMatchObject({
      ...{ reason: 'delivery_unavailable', delivery_methods: [] },
      errors: [
        { code: 'no_delivery_methods', message: expect.stringContaining('postal code 11122'), field: 'postal_code' },
      ],
    });
});

it('a gift card goes by mail to whoever writes such a code (CHECKOUT-79)', async () => {
  const gift_card_products = [{ uid: 'a', productId: 24_270, amount: 80 }];
  const basket = basketTo(nowhere, { rows: [], cart: { gift_card_products }, method: 'email' });
  expect(await shop.checkout(basket)).toMatchObject({ reason: null, delivery_methods: [{ slug: 'email' }] });
  expect((await shop.place(basket)).order_number).toBeTruthy();
});

it('a place of delivery that is not there is told in these words (CHECKOUT-25)', async () => {
  const body = await shop.orderOf({ rows: [[110, 1]], method: 'postnord', location: 'pn-404' });
  const refused = await shop.call('/api/orders/', {
    ...{ method: 'POST', locale: 'en', body, headers: { 'idempotency-key': crypto.randomUUID() } },
  });
  expect(refused.json().error).toMatchObject({
    code: 'invalid_form',
    fields: { delivery_location: 'Delivery location was not found! Choose another one.' },
  });
});

it('a code that is newer than the register is one of a general setting (CHECKOUT-79)', async () => {
  const value = '00998, 00999';
  await shop.open.db.insertInto('settings').values({ key: 'more_postal_codes', value, is_public: true }).execute();
  await shop.followCatalogue();
  await expect.poll(() => shop.checkout(basketTo(nowhere))).toMatchObject({ reason: null, errors: [] });
  const fast = await shop.call(`/api/get_fast_shipping/?postal_code=${nowhere}&price=200&variant_id=110`);
  expect(fast.json()).not.toEqual([]);
  expect((await shop.place(basketTo(nowhere))).order_number).toBeTruthy();
});
