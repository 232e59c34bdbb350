import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';
import type { CompatibleProducts } from '../ski-wizard/routes.ts';

describe('what is sold together (BUNDLE-8, BUNDLE-9, BUNDLE-15, SKI-7, SKI-8, SKI-12)', () => {
  let shop: SellingService;
  beforeAll(async () => {
    shop = await sellingService();
  });
  afterAll(() => shop.close());

  const set = (main: number, others: number[], amount = 1, hash = 'page') => ({
    cart: { bundles: [{ uid: '1', hash, main_product_id: main, product_ids: others, amount }] },
  });
  const bundleOf = async (...args: Parameters<typeof set>) => (await shop.checkout(set(...args))).bundles[0];

  describe('a model that is a bundle by itself', () => {
    it('costs what the model costs, shared among the chosen parts to the cent', async () => {
      const bundle = await bundleOf(200, [100, 110]);
      expect(bundle).toMatchObject({ name: 'Talvipaketti', price: 400, amount: 1, hash: 'page' });
      expect(bundle?.rows.map(({ productId, price }) => [productId, price.active])).toEqual([
        [100, 229.75],
        [110, 170.25],
      ]);
    });

    it('has the parts in the order of the bundle, however they were named', async () => {
      expect((await bundleOf(200, [110, 100]))?.rows.map(({ productId }) => productId)).toEqual([100, 110]);
    });

    it.each<[string, number[]]>([
      ['a part is missing', [100]],
      ['a part is there twice', [100, 101]],
      ['a foreign product is among them', [100, 210]],
      ['the parts are more than enough', [100, 110, 210]],
    ])('is no bundle where %s', async (_name, parts) => {
      const cart = await shop.checkout(set(200, parts));
      expect(cart.bundles).toEqual([]);
      expect(cart.errors).toMatchObject([{ code: 'bundle_removed' }]);
    });

    it('is not sold without its parts', async () => {
      const cart = await shop.checkout({ rows: [[200, 1]] });
      expect(cart.products).toEqual([]);
      expect(cart.errors).toMatchObject([{ code: 'product_removed', productId: 200 }]);
    });

    it('is had as often as its scarcest part, and the change is told', async () => {
      const bundle = await bundleOf(200, [101, 110], 5);
      expect(bundle?.amount).toBe(1);
      expect(bundle?.rows[0]?.changes).toMatchObject([{ kind: 'amount_lowered', previous: 5, current: 1 }]);
    });

    it('goes abroad as often as each part fits into a parcel (PRODUCT-74)', async () => {
      const { db } = shop.open;
      const limit = async (pieces: number | null, model = 11) => {
        const change = db.updateTable('product_models').set({ per_international_package: pieces });
        await change.where('id', '=', model).execute();
        await shop.followCatalogue();
      };
      const amountIn = async (country: string) => {
        const { cart } = set(200, [100, 110], 4);
        return (await shop.checkout({ cart: { ...cart, country_code: country } })).bundles[0]?.amount;
      };
      await limit(2);
      const seldom = { interval: 300, timeout: 20_000 };
      await expect.poll(() => amountIn('se'), seldom).toBe(2);
      expect(await amountIn('fi')).toBe(4);
      await limit(3, 20);
      await limit(null);
      await expect.poll(() => amountIn('se'), seldom).toBe(3);
      await limit(null, 20);
      await expect.poll(() => amountIn('se'), seldom).toBe(4);
    });

    it('does not travel where the bundle itself may not, nor in ways that it may not (ROUTE-134)', async () => {
      const { db } = shop.open;
      const change = async (values: { blocked_countries: string[]; allowed_delivery_methods: string[] | null }) => {
        await db.updateTable('product_models').set(values).where('id', '=', 20).execute();
        await shop.followCatalogue();
      };
      const told = async () => {
        const { errors, delivery_methods } = await shop.checkout(set(200, [100, 110]));
        const blocked = errors.filter(({ code }) => code === 'country_blocked').length;
        return { blocked, ways: delivery_methods.map(({ slug }) => slug) };
      };
      const seldom = { interval: 300, timeout: 20_000 };
      const { ways } = await told();
      expect(ways).toContain('home');
      expect(ways.length).toBeGreaterThan(1);
      await change({ blocked_countries: ['fi'], allowed_delivery_methods: ['home'] });
      await expect.poll(told, seldom).toEqual({ blocked: 2, ways: ['home'] });
      await change({ blocked_countries: [], allowed_delivery_methods: null });
      await expect.poll(told, seldom).toEqual({ blocked: 0, ways });
    });

    it('shares the shelf with the same product bought alone', async () => {
      const cart = await shop.checkout({ rows: [[101, 1]], ...set(200, [101, 110]) });
      expect(cart.bundles).toEqual([]);
    });

    it('takes all parts from the shelf in one order, and the order names the bundle and its variants', async () => {
      const before = [await shop.stockOf(100), await shop.stockOf(110)];
      const placed = await shop.place({ ...set(200, [100, 110], 2), payment: 'klarna' });
      const after = [await shop.stockOf(100), await shop.stockOf(110)];
      expect(after.map(({ reserved }, index) => reserved - (before[index]?.reserved ?? 0))).toEqual([2, 2]);
      const order = await shop.read(placed);
      expect(order.lines.map(({ productId, amount, bundle }) => [productId, amount, bundle])).toEqual([
        [100, 2, 'Talvipaketti'],
        [110, 2, 'Talvipaketti'],
      ]);
      const rows = await shop.open.db.selectFrom('order_lines').select('bundle_hash').execute();
      // Rule BUNDLE-7.
      expect(new Set(rows.map(({ bundle_hash }) => bundle_hash))).toEqual(new Set(['20-100-110']));
      await shop.pay(placed, 'approve');
      expect((await shop.stockOf(100)).quantity).toBe((before[0]?.quantity ?? 0) - 2);
    });

    it('reserves nothing where one part has sold out meanwhile', async () => {
      const order = await shop.orderOf(set(200, [101, 110]));
      await shop.open.db.updateTable('stock').set({ quantity: 0 }).where('variant_id', '=', 101).execute();
      const before = await shop.stockOf(110);
      expect((await shop.send(order)).statusCode).toBe(409);
      expect(await shop.stockOf(110)).toEqual(before);
    });
  });

  describe('a package of the ski wizard', () => {
    const told = async (query: string) =>
      (await shop.call(`/api/compatible_products/?ski_type=laskettelu&${query}`)).json<CompatibleProducts>().prices;

    it.each<[string, string, number, number[]]>([
      ['skis and bindings', 'ski_id=210&binding_id=220', 210, [220]],
      ['skis and boots', 'ski_id=210&boot_id=230', 210, [230]],
    ])('%s: what the wizard tells is what the checkout charges', async (_name, query, main, others) => {
      const { regular, discount } = await told(query);
      const cart = await shop.checkout(set(main, others));
      expect(discount).toBeLessThan(regular);
      expect(cart.bundles[0]).toMatchObject({ name: 'Hiihtopaketti', price: discount });
      expect([cart.products_total, cart.offers_total]).toEqual([regular, Math.round((regular - discount) * 100) / 100]);
    });

    it('takes the country’s ski bundle days longer (AVAIL-16)', async () => {
      const alone = await shop.checkout({ rows: [[210, 1]] });
      const mounted = await shop.checkout(set(210, [220]));
      const unmounted = await shop.checkout(set(210, [230]));
      expect([alone, unmounted, mounted].map(({ shipping_time_str }) => shipping_time_str)).toEqual([
        '1–3 arkipäivää',
        '1–3 arkipäivää',
        '3–7 arkipäivää',
      ]);
    });

    it('stands in the order at that price', async () => {
      const { discount } = await told('ski_id=210&binding_id=220');
      const order = await shop.read(await shop.place(set(210, [220])));
      expect(order.lines.reduce((sum, line) => sum + line.row_total, 0)).toBeCloseTo(discount, 2);
      expect(order.lines.map(({ bundle }) => bundle)).toEqual(['Hiihtopaketti', 'Hiihtopaketti']);
    });

    describe('that is mounted (SKI-14)', () => {
      const aino = { height_cm: 168, weight_kg: 62, sole_mm: 295 };
      const mounted = (mounting: unknown, uid = '1', others = [220]) => ({
        ...{ uid, hash: `page-${uid}`, main_product_id: 210, product_ids: others, amount: 1 },
        mounting: mounting as typeof aino,
      });
      const words = 'Hiihtopaketti, asennus: pituus 168 cm, paino 62 kg, pohjan pituus 295 mm';

      it('names for whom, in the cart and in the order, which its mail shows', async () => {
        const basket = { cart: { bundles: [mounted(aino)] } };
        expect((await shop.checkout(basket)).bundles[0]?.name).toBe(words);
        const placed = await shop.place(basket);
        expect((await shop.read(placed)).lines.map(({ bundle }) => bundle)).toEqual([words, words]);
      });

      it('keeps packages of two skiers apart', async () => {
        const other = { ...aino, weight_kg: 80 };
        const order = await shop.read(
          await shop.place({ cart: { bundles: [mounted(aino, '1'), mounted(other, '2')] } }),
        );
        expect(new Set(order.lines.map(({ bundle }) => bundle))).toEqual(new Set([words, words.replace('62', '80')]));
        const { rows } = await shop.open.db.executeQuery<{ hashes: string }>(
          sql`SELECT count(DISTINCT bundle_hash) AS hashes FROM order_lines l JOIN orders o ON o.id = l.order_id
            WHERE o.number = ${order.number}`.compile(shop.open.db),
        );
        expect(Number(rows[0]?.hashes)).toBe(2);
      });

      it('needs skis and bindings: of others nothing is kept', async () => {
        const cart = await shop.checkout({ cart: { bundles: [mounted(aino, '1', [230])] } });
        expect(cart.bundles[0]?.name).toBe('Hiihtopaketti');
      });

      it.each([{ ...aino, height_cm: 20 }, { ...aino, sole_mm: 'x' }, 'x'])('refuses %j', async (mounting) => {
        const body = { country_code: 'fi', language_code: 'fi', products: [], bundles: [mounted(mounting)] };
        expect((await shop.call('/api/checkout/', { method: 'POST', body })).statusCode).toBe(400);
      });
    });

    it('what goes with a choice is told by piece, each with its variant, model, name, picture and slug (SKI-3, SKI-5, SKI-11)', async () => {
      const answer = await shop.call('/api/compatible_products/?ski_type=laskettelu&binding_id=220&tax_area=1');
      const { compatibleWithBindings, compatibleWithSkis, compatibleWithBoots, prices } =
        answer.json<CompatibleProducts>();
      expect(Object.keys(compatibleWithSkis)).toEqual(['skis', 'bindings', 'boots']);
      expect(compatibleWithBindings.skis.map(({ variantId }) => variantId)).toEqual([210]);
      expect(compatibleWithBindings.boots).toEqual([]);
      expect(compatibleWithBoots.boots.map(({ variantId }) => variantId)).toEqual([230]);
      expect(compatibleWithBindings.skis[0]).toMatchObject({
        ...{ variantId: 210, modelId: 21, name: expect.any(String), slug: 'sukset' },
        image: expect.any(String),
      });
      expect(prices).toEqual({ regular: expect.any(Number), discount: expect.any(Number) });
      const nordic = await shop.call('/api/compatible_products/?ski_type=murto');
      expect(nordic.json<CompatibleProducts>().compatibleWithSkis.skis).toEqual([]);
      expect((await shop.call('/api/compatible_products/?ski_type=alpine')).statusCode).toBe(400);
    });

    it('offers no set as a piece (SKI-15)', async () => {
      const { db } = shop.open;
      const ids = async () =>
        (await shop.call('/api/compatible_products/?ski_type=laskettelu'))
          .json<CompatibleProducts>()
          .compatibleWithSkis.skis.map(({ modelId }) => modelId);
      expect(await ids()).toContain(21);
      const setCombo = async (binding_ski_combo: boolean) => {
        await db.updateTable('product_models').set({ binding_ski_combo }).where('id', '=', 21).execute();
        await shop.followCatalogue();
      };
      await setCombo(true);
      await expect.poll(ids).not.toContain(21);
      await setCombo(false);
      await expect.poll(ids).toContain(21);
    });

    it.each<[string, number, number[]]>([
      ['bindings that do not take the boots', 220, [230]],
      ['the same piece twice', 210, [210]],
      ['one piece', 210, []],
      ['a jacket among them', 210, [100]],
    ])('is no package: %s', async (_name, main, others) => {
      expect(await bundleOf(main, others)).toBeUndefined();
    });
  });

  it('hostile bundles are refused before they are looked at', async () => {
    const bundle = { uid: '1', hash: 'h', main_product_id: 200, product_ids: [100, 110], amount: 1 };
    const send = (own: object) =>
      shop.call('/api/checkout/', {
        method: 'POST',
        body: { country_code: 'fi', language_code: 'fi', products: [], bundles: [{ ...bundle, ...own }] },
      });
    for (const own of [
      { amount: -1 },
      { amount: 0 },
      { amount: 1.5 },
      { hash: 'x'.repeat(10_000) },
      { product_ids: Array.from({ length: 1000 }, () => 100) },
      { main_product_id: '200; --' },
    ])
      expect((await send(own)).statusCode).toBe(400);
    const many = await send({ amount: 1e9 });
    expect(many.json<{ bundles: { amount: number }[] }>().bundles[0]?.amount).toBeLessThan(1000);
  });
});
