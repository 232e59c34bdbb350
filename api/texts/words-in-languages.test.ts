import { sql } from 'kysely';
import { type ApiError, type Locale, localeCodes } from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../modules/accounts/passwords.ts';
import { type Basket, type SellingService, sellingService } from '../testing/selling-service.ts';
import { until } from '../testing/until.ts';
import { translate } from './translate.ts';

/** What the service says when something goes wrong: each situation is brought about in each of the six languages. */
const password = 'oma metsäpolku 1';
let shop: SellingService;
let customer: string;
let staff: string;
let callers = 0;
beforeAll(async () => {
  shop = await sellingService();
  const { db } = shop.open;
  const { id, authorization } = await shop.signedIn();
  customer = authorization;
  await db
    .updateTable('customers')
    .set({ password_hash: await hashPassword(password) })
    .where('id', '=', id)
    .execute();
  staff = (await shop.signedIn({ is_staff: true })).authorization;
  await db.updateTable('stores').set({ sells_online: false }).where('id', '=', 1).execute();
  await db.insertInto('stock').values({ variant_id: 101, store_id: 1, quantity: 5, reserved: 0 }).execute();
  await db.updateTable('stock').set({ quantity: 3 }).where('variant_id', '=', 140).execute();
  await shop.followCatalogue();
  await until(async () => (await shop.checkout({ rows: [[101, 5]] })).errors[0]?.code === 'stores_blocked');
});
afterAll(() => shop.close());

const ask = async (path: string, locale: Locale, body?: unknown, authorization?: string) => {
  callers += 1;
  const answer = await shop.call(path, {
    ...{ locale, from: `10.8.0.${callers}` },
    ...(body === undefined ? {} : { method: 'POST' as const, body }),
    ...(authorization === undefined ? {} : { authorization }),
  });
  return answer.json<ApiError>().error;
};

/** The six texts, which are all different and none of them has a place that was not filled. */
function expectWords(told: readonly string[], words: readonly string[]): void {
  expect(told).toEqual(words);
  expect(new Set(told).size).toBe(localeCodes.length);
  expect(told.join()).not.toMatch(/\{\{|undefined/);
}

describe('a call that is refused says why in the reader’s language', () => {
  it.each<[string, string, (locale: Locale) => ReturnType<typeof ask>]>([
    ['an unknown address (CONTENT-16)', 'not_found', (locale) => ask('/api/none/', locale)],
    ['a product (PRODUCT-8)', 'product_not_found', (locale) => ask('/api/products/productmodel/none/', locale)],
    ['a group (LIST-6)', 'product_group_not_found', (locale) => ask('/api/products/productgroup/?path=none', locale)],
    ['a brand (LIST-17)', 'manufacturer_not_found', (locale) => ask('/api/brand/?slug=none', locale)],
    ['a gift campaign (GIFT-22)', 'campaign_not_found', (locale) => ask('/api/giftcampaigns/none/', locale)],
    ['a customer (STAFF-22)', 'customer_not_found', (l) => ask('/api/staff/customers/999999/', l, undefined, staff)],
    ['a complaint (AFTER-71)', 'complaint_not_found', (locale) => ask('/api/reclamations/nonesuch/', locale)],
    [
      'an order (AFTER-16)',
      'order_not_found',
      (l) => ask('/api/orders/fetch/', l, { email: 'a@b.fi', order_number: '1' }),
    ],
    [
      'a sign-in (SESSION-68)',
      'wrong_credentials',
      (l) => ask('/api/accounts/login/', l, { email: 'a@b.fi', password }),
    ],
    ['a link (SESSION-69)', 'link_expired', (l) => ask('/api/accounts/activate/', l, { hash: 'x'.repeat(43) })],
  ])('%s that is not there', async (_what, code, call) => {
    const errors = await Promise.all(localeCodes.map(call));
    expect(errors.map((error) => error.code)).toEqual(localeCodes.map(() => code));
    expectWords(
      errors.map(({ message }) => message),
      localeCodes.map((locale) => translate(locale, `errors.${code}`)),
    );
  });

  it('a wrong password, at its field (SESSION-66)', async () => {
    const body = { old_password: 'arvaus 123456', password: 'uusi metsäpolku 2' };
    const errors = await Promise.all(
      localeCodes.map((locale) => ask('/api/customer/password/', locale, body, customer)),
    );
    expectWords(
      errors.map(({ fields }) => fields?.old_password ?? ''),
      localeCodes.map((locale) => translate(locale, 'validation.wrong_password')),
    );
  });

  it('an email that is none, at its field (PRODUCT-88)', async () => {
    const body = { email: 'nobody', product_id: 110, lang_code: 'fi' };
    const errors = await Promise.all(
      localeCodes.map((locale) => ask('/api/product_availability_email_notify/', locale, body)),
    );
    expectWords(
      errors.map(({ fields }) => fields?.email ?? ''),
      localeCodes.map((locale) => translate(locale, 'validation.email')),
    );
  });

  it('a gift code that is none, at its field (GIFT-15)', async () => {
    const body = { code: 'NONE', product_id: 110, category_slug: 'joulu' };
    const errors = await Promise.all(
      localeCodes.map((locale) => ask('/api/giftcampaigns/validate_code/', locale, body)),
    );
    const told = errors.map(({ fields }) => fields?.code ?? '');
    expectWords(told, told);
  });

  it('an order to a place that is not there, at its field (CHECKOUT-78)', async () => {
    const body = await shop.orderOf({ rows: [[110, 1]], method: 'postnord', location: 'nowhere' });
    const told = await Promise.all(
      localeCodes.map(async (locale) => {
        const headers = { 'idempotency-key': crypto.randomUUID() };
        const refused = await shop.call('/api/orders/', { method: 'POST', locale, headers, body });
        return refused.json<ApiError>().error.fields?.delivery_location ?? '';
      }),
    );
    expectWords(
      told,
      localeCodes.map((locale) => translate(locale, 'validation.delivery_location_unknown')),
    );
  });

  it('a fault of our own (ERR-10)', async () => {
    await sql`ALTER TABLE gift_cards RENAME TO gift_cards_away`.execute(shop.open.db);
    const errors = await Promise.all(
      localeCodes.map((locale) => ask('/api/gift-cards/balance/', locale, { code: 'ABCD-EFGH-JKLM-NPQR' })),
    );
    await sql`ALTER TABLE gift_cards_away RENAME TO gift_cards`.execute(shop.open.db);
    expectWords(
      errors.map(({ message }) => message),
      localeCodes.map((locale) => translate(locale, 'errors.internal')),
    );
  });
});

describe('a cart that cannot be had as it is says why in the buyer’s language', () => {
  it.each<[string, string, Basket]>([
    ['stores that do not sell online for now (CART-116)', 'stores_blocked', { rows: [[101, 5]] }],
    ['a second Vuota item (CHECKOUT-30)', 'one_vuota', { rows: [[150, 2]] }],
    [
      'express pickup of what the store has not (AVAIL-28)',
      'express_unavailable',
      { rows: [[110, 1]], method: 'express', location: '1' },
    ],
    [
      'a product that is not shipped to the country (PRODUCT-76)',
      'country_blocked',
      { rows: [[140, 1]], cart: { country_code: 'us' } },
    ],
    [
      'an order that nothing is packed with (CHECKOUT-26)',
      'post_delivery_failed',
      { rows: [[110, 1]], cart: { post_delivery: { order_number: '4711' } } },
    ],
  ])('%s', async (_what, code, basket) => {
    const carts = await Promise.all(
      localeCodes.map((language_code) => shop.checkout({ ...basket, cart: { ...basket.cart, language_code } })),
    );
    const told = carts.map(({ errors }) => errors.find((error) => error.code === code)?.message ?? '');
    const gap = '…';
    const values = { stores: gap, store: gap, names: gap, name: gap, country: gap, number: gap };
    for (const [index, locale] of localeCodes.entries())
      for (const part of translate(locale, `checkout.${code}`, values).split(gap)) expect(told[index]).toContain(part);
    expectWords(told, told);
  });
});

it('fewer pieces than were asked for are told in the buyer’s language (PRODUCT-57)', async () => {
  const carts = await Promise.all(
    localeCodes.map((language_code) => shop.checkout({ rows: [[101, 5]], cart: { language_code } })),
  );
  const name = carts.map(({ products }) => products[0]?.name ?? '');
  expectWords(
    carts.map(({ products }) => products[0]?.changes[0]?.message ?? ''),
    localeCodes.map((locale, at) => translate(locale, 'checkout.amount_lowered', { count: 1, name: name[at] ?? '' })),
  );
});

it.each(['deny', 'abandon'] as const)(
  'a payment that does not come about is told in the buyer’s language: %s (CHECKOUT-50)',
  async (decision) => {
    const placed = await shop.place({ rows: [[110, 1]] });
    const { result } = await shop.pay(placed, decision);
    if (placed.payment.kind === 'none') throw new Error('nothing to pay');
    const { payment_id } = placed.payment;
    const body = { payment_id, order_key: placed.order_key, outcome: decision === 'deny' ? 'denied' : 'cancelled' };
    const answers = await Promise.all(
      localeCodes.map((locale) => shop.call('/api/payments/klarna/authorise/', { method: 'POST', locale, body })),
    );
    expectWords(
      answers.map((answer) => answer.json<{ message: string }>().message),
      localeCodes.map((locale) => translate(locale, `payment.result.${result}`)),
    );
  },
);
