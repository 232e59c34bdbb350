import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';

let shop: SellingService;
beforeAll(async () => {
  shop = await sellingService();
});
afterAll(() => shop.close());

const odd = fc.oneof(
  fc.constantFrom(
    null,
    '',
    '\u0000',
    'fi',
    -1,
    0,
    1.5,
    1e308,
    2 ** 53,
    true,
    '\ud800',
    '__proto__',
    "'; DROP TABLE orders; --",
  ),
  fc.string({ maxLength: 300 }),
  fc.integer(),
  fc.double(),
  fc.array(fc.anything({ maxDepth: 1 }), { maxLength: 3 }),
  fc.dictionary(fc.string(), fc.anything({ maxDepth: 1 }), { maxKeys: 3 }),
);
const fields = (...names: string[]) =>
  fc.record(Object.fromEntries(names.map((name) => [name, odd])), { requiredKeys: [] });
const row = fc.record({ productId: fc.oneof(fc.constantFrom(100, 110, 140), odd), amount: fc.oneof(fc.nat(20), odd) });
const cart = fc
  .tuple(
    fields(
      'discount_codes',
      'gift_cards',
      'delivery_method',
      'delivery_location',
      'postal_code',
      'bundles',
      'special_request',
      'gift_card_products',
      'giftcampaign_data',
      'post_delivery',
      'pageName',
      'repack',
      'pikanouto',
      'currency_code',
    ),
    fc.record({ country_code: fc.constantFrom('fi', 'se', 'zz', ''), products: fc.array(row, { maxLength: 4 }) }),
  )
  .map(([some, base]) => ({ language_code: 'fi', ...base, ...some }));

/** What JSON can carry; lone surrogates and the like included. */
const sendable = (body: unknown): unknown => JSON.parse(JSON.stringify(body) ?? 'null');

it('no cart, however odd, is answered with a 5xx', async () => {
  await fc.assert(
    fc.asyncProperty(cart, async (body) => {
      const answer = await shop.call('/api/checkout/', { method: 'POST', body: sendable(body) });
      expect(answer.statusCode).toBeLessThan(500);
    }),
    { numRuns: 300 },
  );
}, 300_000);

it('no order, however odd, is answered with a 5xx', async () => {
  const order = fc
    .tuple(
      cart,
      fields('first_name', 'last_name', 'address', 'postal_code', 'city', 'phone', 'email', 'delivery_location'),
    )
    .chain(([odd, form]) =>
      fc.record({ odd: fc.constant(odd), form: fc.constant(form), total: fc.constantFrom(208.9, 0, -1) }),
    );
  await fc.assert(
    fc.asyncProperty(order, async ({ odd, form, total }) => {
      const base = await shop.orderOf({ rows: [[110, 1]], total });
      const body = {
        ...base,
        cart: { ...base.cart, ...odd, products: base.cart.products },
        form: { ...base.form, ...form },
      };
      const answer = await shop.send(sendable(body));
      expect(answer.statusCode).toBeLessThan(500);
    }),
    { numRuns: 150 },
  );
}, 300_000);

it('no callback or approval, however odd, is answered with a 5xx', async () => {
  const body = fields('payment_id', 'order_key', 'authorization_token', 'outcome');
  await fc.assert(
    fc.asyncProperty(body, fc.string({ unit: 'binary', maxLength: 40 }), async (odd, word) => {
      const send = { method: 'POST' as const, body: sendable(odd) };
      const query = new URLSearchParams({ payment: word, signature: word, key: word });
      const answers = [
        await shop.call('/api/payments/klarna/authorise/', send),
        await shop.call(`/api/payments/klarna/callback/?${query}`, send),
        await shop.call(`/api/orders/100001/?${query}`),
        await shop.call(
          `/api/pickup-points/?postal_code=${query}&country=${encodeURIComponent(word.slice(0, 1).toWellFormed())}`,
        ),
      ];
      for (const { statusCode } of answers) expect(statusCode).toBeLessThan(500);
    }),
    { numRuns: 100 },
  );
}, 300_000);
