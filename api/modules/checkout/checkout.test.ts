import type { ProductModel } from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';

describe('POST /api/checkout/ (CART-61, CART-74 to CART-113)', () => {
  let shop: SellingService;
  beforeAll(async () => {
    shop = await sellingService();
  });
  afterAll(() => shop.close());

  it('prices a cart from ids and amounts, with offers, delivery and VAT that add up', async () => {
    const cart = await shop.checkout({ rows: [[100, 2]] });
    expect(cart).toMatchObject({
      products_total: 679.8,
      offers_total: 140,
      delivery_cost: 8.9,
      total_price: 548.7,
      reason: null,
      show_klarna: true,
    });
    expect(cart.vat).toEqual([{ percent: 25.5, net: 437.21, vat: 111.49 }]);
    expect(cart.products[0]).toMatchObject({
      name: 'Kuura kuoritakki',
      color: 'Vihreä',
      size: 'S',
      image: '/media/products/kuura-green',
      path: '/kaamos/vaatteet/takit/kuura/',
      max_amount: 8,
      row_total: 539.8,
      price: { active: 269.9, regular: 349.9, reference: 339.9, club: null, type: 'discount' },
      shipping_time_str: '1–3 arkipäivää',
    });
  });

  it('does not believe a price that the browser sends (MONEY-3)', async () => {
    const products = [{ productId: 100, amount: 1, price: 0.01, extra_data: { price: 1, seen_price: 300 } }];
    const cart = await shop.checkout({ cart: { products } });
    expect(cart.products[0]?.price.active).toBe(269.9);
    expect(cart.products[0]?.changes).toMatchObject([{ kind: 'price_down', previous: 300, current: 269.9 }]);
  });

  it('lowers amounts to what can be ordered and says so in the customer’s language (PRODUCT-57)', async () => {
    const cart = await shop.checkout({ rows: [[101, 5]], cart: { language_code: 'en' } });
    expect(cart.products[0]).toMatchObject({ amount: 1, max_amount: 1 });
    expect(cart.products[0]?.changes[0]).toMatchObject({
      kind: 'amount_lowered',
      message: 'Only 1 piece of Kuura shell jacket is available.',
    });
  });

  it('counts two rows of one product together', async () => {
    const cart = await shop.checkout({
      rows: [
        [100, 5],
        [100, 6],
      ],
    });
    expect(cart.products).toHaveLength(1);
    expect(cart.products[0]?.amount).toBe(8);
  });

  it('removes what is sold out, names what is no longer sold', async () => {
    const cart = await shop.checkout({
      rows: [
        [140, 1],
        [120, 1],
        [987_654, 1],
      ],
    });
    expect(cart.products).toMatchObject([{ productId: 140, amount: 0, changes: [{ kind: 'removed' }] }]);
    expect(cart.errors.map(({ code, productId, message }) => [code, productId, message])).toEqual([
      ['product_removed', 120, 'Salattu takki ei ole enää myynnissä, joten se poistettiin ostoskorista.'],
      ['product_removed', 987_654, 'Ostoskorista poistettiin tuote, jota ei enää ole.'],
    ]);
    expect(cart).toMatchObject({ reason: 'empty_cart', total_price: 0, payment_methods: [] });
  });

  it('prices by the tax area of the delivery country, one for each row (MONEY-36, CART-44)', async () => {
    const sweden = await shop.checkout({ rows: [[110, 1]], cart: { country_code: 'SE' } });
    expect(sweden.products[0]).toMatchObject({ price: { active: 199.2 }, vat_percent: 25 });
    expect(sweden.products[0]).not.toHaveProperty('prices');
    const america = await shop.checkout({ rows: [[110, 1]], cart: { country_code: 'us' } });
    expect(america.products[0]).toMatchObject({ price: { active: 159.36 }, vat_percent: 0 });
    expect(america.vat).toEqual([{ percent: 0, net: 184.36, vat: 0 }]);
  });

  it('compares a row with the same 30-day low as the product’s page (CARD-13)', async () => {
    const { prices } = (await shop.call('/api/products/productmodel/kuura/')).json<ProductModel>();
    const { lowest_30_days, regular } = prices[1] ?? {};
    const cart = await shop.checkout({ rows: [[100, 1]] });
    expect(cart.products[0]?.price.reference).toBe(lowest_30_days);
    expect([lowest_30_days, regular, cart.offers_total]).toEqual([339.9, 349.9, 70]);
  });

  it('gives the club price to club members only (STAFF-4)', async () => {
    const member = await shop.signedIn({ is_club_member: true });
    const other = await shop.signedIn();
    const price = async (authorization?: string) =>
      (await shop.checkout({ rows: [[110, 1]] }, authorization)).products[0]?.price;
    expect(await price(member.authorization)).toMatchObject({ active: 170, reference: 200, type: 'club' });
    expect(await price(other.authorization)).toMatchObject({ active: 200, reference: null });
    expect(await price()).toMatchObject({ active: 200, reference: null, type: 'normal' });
  });

  describe('discount codes', () => {
    it('are told apart by letters, not by case, and one counts per order (CART-55, CART-56)', async () => {
      const cart = await shop.checkout({
        rows: [[110, 1]],
        cart: { discount_codes: ['syksy10', 'SYKSY10', 'KYMPPI'] },
      });
      expect(cart.discount_codes).toMatchObject([
        { code: 'syksy10', valid: true },
        { code: 'KYMPPI', valid: false, message: 'Tilauksessa voi käyttää yhden alennuskoodin.' },
      ]);
      expect(cart).toMatchObject({ discount_total: 20, total_price: 188.9 });
    });

    it('can take the delivery off', async () => {
      const cart = await shop.checkout({ rows: [[110, 1]], cart: { discount_codes: ['TOIMITUS'] } });
      expect(cart).toMatchObject({ delivery_cost: 0, total_price: 200 });
    });

    it.each([
      ['EIOLE', 'Koodia EIOLE ei ole.'],
      ['KLUBI', 'Koodi KLUBI on kanta-asiakkaille. Kirjaudu sisään käyttääksesi sitä.'],
      ['ISO', 'Ostosten summa ei riitä koodiin ISO.'],
    ])('%s is refused: %s', async (code, message) => {
      const cart = await shop.checkout({ rows: [[110, 1]], cart: { discount_codes: [code] } });
      expect(cart.discount_codes).toEqual([{ code, valid: false, message }]);
      expect(cart.cart_discount).toBeNull();
    });
  });

  describe('gift cards', () => {
    it('pay in their order, and the total stays what the goods cost', async () => {
      const cart = await shop.checkout({ rows: [[110, 1]], cart: { gift_cards: ['lahja 0050', 'LAHJA-0000'] } });
      expect(cart.gift_cards).toMatchObject([
        { valid: true, balance: 50, used: 50 },
        { valid: false, message: 'Lahjakortti LAHJA-0000 on käytetty loppuun.' },
      ]);
      expect(cart).toMatchObject({ total_price: 208.9, payment_methods: [{ slug: 'klarna' }, { slug: 'paypal' }] });
    });

    it('that pay all leave nothing for another provider (CHECKOUT-39, CHECKOUT-40)', async () => {
      const cart = await shop.checkout({ rows: [[110, 1]], cart: { gift_cards: ['LAHJA-9999'] } });
      expect(cart.payment_methods.map(({ slug }) => slug)).toEqual(['giftcard']);
      expect(cart.show_klarna).toBe(false);
    });

    it('stand among the payments of the order, those that take a part of it (CART-93)', async () => {
      const gift_cards = ['LAHJA-0000', 'LAHJA-9999'];
      const { payment_events } = await shop.checkout({ rows: [[110, 1]], cart: { gift_cards } });
      expect(payment_events).toEqual([
        { payment_id: 'giftcard-1', processor_slug: 'giftcard', giftcard: 'LAHJA-9999' },
      ]);
    });

    it('can be bought in steps of ten euros, without VAT and without a parcel (GIFT-1)', async () => {
      const cart = await shop.checkout({
        cart: { gift_card_products: [{ uid: 'a', productId: 24_270, amount: 57.5, recipient: 'Aino' }] },
        method: 'email',
      });
      expect(cart.gift_card_products).toMatchObject([{ amount: 50, recipient: 'Aino', name: 'Lahjakortti' }]);
      expect(cart).toMatchObject({ total_price: 50, vat: [{ percent: 0, net: 50, vat: 0 }], reason: null });
      expect(cart.delivery_methods.map(({ slug }) => slug)).toEqual(['email']);
    });
  });

  it('prices a bundle with its discount shared among its parts', async () => {
    const bundle = { uid: '1', hash: 'h', main_product_id: 100, product_ids: [100, 110], amount: 1 };
    const cart = await shop.checkout({ cart: { products: [], bundles: [bundle] } });
    expect(cart.bundles).toMatchObject([{ name: 'Takkipaketti', price: 422.91, amount: 1 }]);
    const wrong = await shop.checkout({ cart: { products: [], bundles: [{ ...bundle, product_ids: [100, 101] }] } });
    expect(wrong.errors.map(({ code }) => code)).toContain('bundle_removed');
  });

  describe('delivery', () => {
    it('offers the country’s methods with places near the postal code (CHECKOUT-16, CART-10)', async () => {
      const cart = await shop.checkout({ rows: [[100, 1]], form: { postal_code: '00120' } });
      expect(cart.delivery_methods.map(({ slug }) => slug)).toEqual(['postnord', 'home', 'repack', 'store', 'express']);
      expect(cart.delivery_methods[0]?.locations.map(({ id }) => id)).toEqual(['pn-1', 'pn-3', 'pn-2']);
      expect(cart.delivery_methods[0]?.estimate_text).not.toBe('');
    });

    it('is free from the threshold on, which goods after offers reach (CHECKOUT-21)', async () => {
      const small = await shop.checkout({ rows: [[110, 1]], method: 'repack' });
      expect(small.delivery_cost).toBe(4.9);
      const large = await shop.checkout({ rows: [[110, 2]], method: 'repack' });
      expect(large.delivery_cost).toBe(0);
      expect(large.delivery_thresholds).toEqual({ delivery_threshold: 100, repack_threshold: 300 });
    });

    it('adds the reusable bag to another method for its price', async () => {
      const cart = await shop.checkout({ rows: [[110, 1]], cart: { repack: true } });
      expect(cart).toMatchObject({ repack_cost: 4.9, delivery_cost: 8.9, total_price: 213.8 });
    });

    it('offers express pickup only from stores that hold every row (AVAIL-28)', async () => {
      const cart = await shop.checkout({ rows: [[110, 1]], method: 'express', location: '1' });
      expect(cart.delivery_methods.map(({ slug }) => slug)).not.toContain('express');
      expect(cart.errors).toMatchObject([
        {
          code: 'express_unavailable',
          message: 'Pikanouto ei onnistu myymälästä Havu Helsinki näille tuotteille: Halla untuvatakki.',
        },
      ]);
    });

    it('refuses Northern Ireland, countries that are not served, and products blocked there (PRODUCT-75, CHECKOUT-15)', async () => {
      const belfast = await shop.checkout({ rows: [[110, 1]], cart: { country_code: 'gb', postal_code: 'BT1 5GS' } });
      expect(belfast).toMatchObject({ reason: 'northern_ireland', delivery_methods: [], payment_methods: [] });
      const london = await shop.checkout({ rows: [[110, 1]], cart: { country_code: 'gb', postal_code: 'SW1A 1AA' } });
      expect(london.reason).toBeNull();
      const nowhere = await shop.checkout({ rows: [[110, 1]], cart: { country_code: 'zz' } });
      expect(nowhere.reason).toBe('country_not_served');
    });

    it('GET /api/pickup-points/ lists points near a postal code (CHECKOUT-18)', async () => {
      const response = await shop.call('/api/pickup-points/?postal_code=33100&country=fi');
      expect(response.json()).toMatchObject([{ id: 'pn-2', carrier: 'PostNord' }, {}, {}]);
    });
  });

  it.each([
    [{ products: [{ productId: 100, amount: 0 }] }],
    [{ products: [{ productId: 100, amount: -5 }] }],
    [{ products: [{ productId: 100, amount: 1.5 }] }],
    [{ products: [{ productId: 1e300, amount: 1 }] }],
    [{ products: [{ productId: '100', amount: 1 }] }],
    [{ products: 'all' }],
    [{ gift_card_products: [{ uid: 'a', productId: 24_270, amount: -10 }] }],
    [{ country_code: 'finland' }],
    [{ discount_codes: ['x'.repeat(300)] }],
  ])('absurd input %j is refused in the error shape', async (cart) => {
    const body = { country_code: 'fi', language_code: 'fi', products: [], ...cart };
    const response = await shop.call('/api/checkout/', { method: 'POST', body });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ error: { code: 'invalid_request' } });
  });

  it('a huge but whole order is only lowered', async () => {
    const cart = await shop.checkout({ rows: [[110, 2_000_000_000]] });
    expect(cart.products[0]?.amount).toBe(20);
  });

  it('GET /api/payments/csp/ names the provider’s origins (CHECKOUT-58)', async () => {
    const response = await shop.call('/api/payments/csp/');
    expect(response.json()).toEqual({
      script: [shop.klarna.url],
      connect: [shop.klarna.url],
      frame: [shop.klarna.url],
      form: [],
    });
  });
});
