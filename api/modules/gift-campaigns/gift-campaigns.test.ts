import type { GiftCampaign, PlaceOrderResponse, ProductModel } from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOrderFaults } from '../../audit/find-order-faults.ts';
import { type Basket, type SellingService, sellingService } from '../../testing/selling-service.ts';

const isServer = process.env.TEST_ENGINE === 'postgres';

describe('gift campaigns', () => {
  let shop: SellingService;
  beforeAll(async () => {
    shop = await sellingService();
  });
  afterAll(() => shop.close());

  const gift = (code: string, productId = 130, own: Partial<Basket> = {}): Basket => ({
    rows: [[productId, 1]],
    payment: 'giftcard',
    total: 0,
    ...own,
    cart: { giftcampaign_data: { code, campaign: 'joululahja' }, ...own.cart },
  });
  const usesOf = async (code: string) =>
    (await shop.open.db.selectFrom('gift_campaign_codes').select('uses').where('code', '=', code).executeTakeFirst())
      ?.uses;

  describe('GET /api/giftcampaigns/{category}/', () => {
    it('shows the gifts in their order, each with its address in the campaign (ROUTE-30)', async () => {
      const response = await shop.call('/api/giftcampaigns/joululahja/', { locale: 'en' });
      const campaign = response.json<GiftCampaign>();
      expect(campaign).toMatchObject({ slug: 'joululahja', name: 'Christmas gift', image: '/media/scenes/x' });
      expect(campaign.products.map(({ path, isAvailable }) => [path, isAvailable])).toEqual([
        ['/giftcampaigns/joululahja/halla/', true],
        ['/giftcampaigns/joululahja/lahja/', true],
        ['/giftcampaigns/joululahja/loppu/', false],
      ]);
    });

    it.each(['mennyt', 'ei-ole', '%00'])('answers 404 for %s: over, unknown, odd', async (slug) => {
      const response = await shop.call(`/api/giftcampaigns/${slug}/`);
      expect(response.statusCode).toBe(404);
    });

    it('shows a product in the campaign that offers it only (PRODUCT-2, PRODUCT-96)', async () => {
      const asked = (slug: string, campaign: string) =>
        shop.call(`/api/products/productmodel/${slug}/?taxAreaId=1&giftcampaign=${campaign}`);
      expect((await asked('lahja', 'joululahja')).json<ProductModel>()).toMatchObject({ id: 13, campaign_only: true });
      expect((await asked('kuura', 'joululahja')).statusCode).toBe(404);
      expect((await asked('halla', 'mennyt')).statusCode).toBe(404);
    });
  });

  describe('POST /api/giftcampaigns/validate_code/ (GIFT-17)', () => {
    const validate = (code: unknown, product_id: unknown = 130, category_slug: unknown = 'joululahja') =>
      shop.call('/api/giftcampaigns/validate_code/', { method: 'POST', body: { code, product_id, category_slug } });

    it('takes a code whatever its case and the blanks around it', async () => {
      const response = await validate('  joulu-1 ');
      expect([response.statusCode, response.json()]).toEqual([200, { valid: true, code: 'JOULU-1' }]);
    });

    it.each([
      ['', 130, 'joululahja', 'Täytä tämä kenttä.'],
      ['EIOLE', 130, 'joululahja', 'Koodia ei löytynyt tästä lahjakampanjasta.'],
      ['MENNYT-1', 130, 'joululahja', 'Koodia ei löytynyt tästä lahjakampanjasta.'],
      ['JOULU-1', 130, 'ei-ole', 'Koodia ei löytynyt tästä lahjakampanjasta.'],
      ['JOULU-USED', 130, 'joululahja', 'Koodi on jo käytetty.'],
      ['MENNYT-1', 110, 'mennyt', 'Lahjakampanja ei ole enää voimassa.'],
      ['JOULU-1', 100, 'joululahja', 'Koodilla ei saa tätä tuotetta.'],
      ['JOULU-1', 140, 'joululahja', 'Lahja on loppunut. Valitse toinen.'],
      ['JOULU-1', 2 ** 40, 'joululahja', 'Koodilla ei saa tätä tuotetta.'],
    ])('a 400 tells the field: %s for %i in %s', async (code, productId, campaign, message) => {
      const response = await validate(code, productId, campaign);
      expect([response.statusCode, response.json().error.fields.code]).toEqual([400, message]);
    });

    it.each([
      ['10,000 characters', 'x'.repeat(10_000)],
      ['a zero byte', '\u0000'],
      ['a statement', "'; DROP TABLE orders; --"],
      ['a number', 7],
      ['nothing', null],
    ])('a hostile code is refused and nothing breaks: %s', async (_name, code) => {
      expect((await validate(code)).statusCode).toBe(400);
    });

    it('is throttled', async () => {
      const other = await sellingService();
      const body = { code: 'EIOLE', product_id: 130, category_slug: 'joululahja' };
      const send = () => other.call('/api/giftcampaigns/validate_code/', { method: 'POST', body });
      const statuses = [];
      for (let guess = 0; guess < 25; guess += 1) statuses.push((await send()).statusCode);
      expect(statuses.filter((status) => status === 429)).toHaveLength(5);
      await other.close();
    });
  });

  describe('in the cart (CART-58 to CART-60, GIFT-19, GIFT-21)', () => {
    it('the campaign pays for one piece and its way, also of a campaign-only product', async () => {
      const cart = await shop.checkout({ ...gift('joulu-1'), rows: [[130, 7]] });
      expect(cart).toMatchObject({
        giftcampaign_data: { code: 'JOULU-1', campaign: 'joululahja', name: 'Joululahja' },
        products: [{ productId: 130, amount: 1, max_amount: 1, frozen: true, price: { active: 0, regular: 100 } }],
        products_total: 100,
        offers_total: 100,
        delivery_cost: 0,
        total_price: 0,
        reason: null,
        errors: [],
        payment_methods: [{ slug: 'giftcard', name: 'Lahjakampanja' }],
      });
    });

    it('a discount code and a repack bag change nothing', async () => {
      const cart = await shop.checkout(gift('JOULU-1', 130, { cart: { discount_codes: ['KYMPPI'], repack: true } }));
      expect(cart).toMatchObject({ total_price: 0, discount_total: 0, repack_cost: 0, cart_discount: null });
    });

    it('a country block does not apply (PRODUCT-75)', async () => {
      await shop.open.db.updateTable('stock').set({ quantity: 3 }).where('variant_id', '=', 140).execute();
      await expect
        .poll(async () => (await shop.checkout(gift('JOULU-1', 140, { cart: { country_code: 'us' } }))).reason)
        .toBe(null);
      const bought = await shop.checkout({ rows: [[140, 1]], cart: { country_code: 'us' } });
      expect(bought.reason).toBe('country_blocked');
    });

    it.each<[string, Basket]>([
      [
        'a second product',
        {
          rows: [
            [130, 1],
            [110, 1],
          ],
        },
      ],
      [
        'a bundle',
        { cart: { bundles: [{ uid: '1', hash: 'h', main_product_id: 100, product_ids: [110], amount: 1 }] } },
      ],
      ['a gift card', { cart: { gift_card_products: [{ uid: 'g', productId: 24_270, amount: 50 }] } }],
    ])('with %s its data is emptied', async (_name, own) => {
      const cart = await shop.checkout(gift('JOULU-1', 130, own));
      expect(cart.giftcampaign_data).toBeNull();
      expect(cart.errors.map(({ code }) => code)).toContain('gift_not_alone');
      expect(cart.total_price).toBeGreaterThan(0);
    });

    it('a code that was used meanwhile is said, and the campaign-only product is no longer sold', async () => {
      const cart = await shop.checkout(gift('JOULU-USED'));
      expect(cart).toMatchObject({ giftcampaign_data: null, reason: 'empty_cart' });
      expect(cart.errors.map(({ code, field }) => [code, field])).toContainEqual(['gift_code_used', 'gift_code']);
    });
  });

  describe('the order', () => {
    it('is placed, takes the piece and uses the code at once, and says who paid (GIFT-20)', async () => {
      const before = await shop.stockOf(130);
      const placed = await shop.place(gift('JOULU-1'));
      expect(placed).toMatchObject({ total: 0, payment: { kind: 'none' } });
      expect(await shop.read(placed)).toMatchObject({
        status: 'processing',
        payment: { processor: 'giftcard', name: 'Lahjakampanja', status: 'captured' },
        lines: [{ productId: 130, amount: 1, unit_price: 0, row_total: 0 }],
      });
      expect(await shop.stockOf(130)).toEqual({ ...before, quantity: before.quantity - 1 });
      expect(await usesOf('JOULU-1')).toBe(1);
      expect(await findOrderFaults(shop.open.db)).toEqual(await baseline());
    });

    it('is refused when the code is used up, whatever total the browser claims', async () => {
      const response = await shop.send(await shop.orderOf(gift('JOULU-1')));
      expect([response.statusCode, response.json().error]).toMatchObject([
        409,
        { code: 'gift_code_used', message: 'Koodi on jo käytetty.' },
      ]);
    });

    it('is refused for a product of no campaign at price 0', async () => {
      const response = await shop.send(await shop.orderOf(gift('JOULU-2', 100)));
      expect([response.statusCode, response.json().error.code]).toEqual([409, 'gift_other_product']);
      expect(await usesOf('JOULU-2')).toBe(0);
    });

    it('with a code for three is placed three times (GIFT-20)', async () => {
      for (let nth = 0; nth < 3; nth += 1) await shop.place(gift('JOULU-3'));
      expect((await shop.send(await shop.orderOf(gift('JOULU-3')))).statusCode).toBe(409);
    });

    it('one code, 50 at once: one order', async () => {
      const body = await shop.orderOf(gift('JOULU-2'));
      const answers = await Promise.all(Array.from({ length: isServer ? 50 : 12 }, () => shop.send(body)));
      const won = answers.filter(({ statusCode }) => statusCode === 200).map((each) => each.json<PlaceOrderResponse>());
      expect(won).toHaveLength(1);
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
      expect(await usesOf('JOULU-2')).toBe(1);
    });
  });

  /** The small shop’s shelves hold promises of no order. */
  async function baseline() {
    const faults = await findOrderFaults(shop.open.db);
    return faults.filter(({ rule }) => rule === 'what is reserved is what orders, exchanges and transfers hold');
  }
});
