import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';

let shop: SellingService;
beforeAll(async () => {
  shop = await sellingService();
  const { db } = shop.open;
  await db.updateTable('stores').set({ sells_online: false }).where('id', '=', 1).execute();
  await db.insertInto('stock').values({ variant_id: 101, store_id: 1, quantity: 5, reserved: 0 }).execute();
  await shop.followCatalogue();
});
afterAll(() => shop.close());

const errorsOf = async (amount: number) =>
  (await shop.checkout({ rows: [[101, amount]], cart: { language_code: 'en' } })).errors;

it('tells from which stores buying online is blocked, where they hold what is missing (AVAIL-29, CART-116)', async () => {
  await expect
    .poll(() => errorsOf(5), { timeout: 10_000 })
    .toMatchObject([
      {
        code: 'stores_blocked',
        message:
          'Only some of what you asked for can be sent. Havu Helsinki has Kuura shell jacket in stock, but buying online from there is temporarily blocked.',
      },
    ]);
});

it('says nothing of it where all can be had, and does not sell from there (CART-116)', async () => {
  const cart = await shop.checkout({ rows: [[101, 5]] });
  expect(cart.products[0]).toMatchObject({ amount: 1, max_amount: 1 });
  expect(await errorsOf(1)).toEqual([]);
});
