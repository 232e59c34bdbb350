import type { StaffStock } from 'mf-shared/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';

let shop: SellingService;
let service: string;
let ofStore: string;
beforeAll(async () => {
  shop = await sellingService();
  service = (await shop.signedIn({ is_staff: true, staff_role: 'service' })).authorization;
  ofStore = (await shop.signedIn({ is_staff: true, staff_role: 'store', staff_store_id: 20 })).authorization;
});
afterAll(() => shop.close());

const call = (query: string, authorization = service) =>
  shop.call(`/api/staff/stock/?${query}`, { authorization, locale: 'en' });
const read = async (query = '', authorization = service): Promise<StaffStock> =>
  (await call(query, authorization)).json();
const skus = async (query: string) => (await read(query)).results.map(({ sku }) => sku);
const shelve = (variant_id: number, store_id: number, quantity: number, reserved = 0) =>
  shop.open.db
    .insertInto('stock')
    .values({ variant_id, store_id, quantity, reserved })
    .onConflict((conflict) => conflict.columns(['variant_id', 'store_id']).doUpdateSet({ quantity, reserved }))
    .execute();
const skuOf = async (id: number) =>
  (await shop.open.db.selectFrom('variants').select('sku').where('id', '=', id).executeTakeFirstOrThrow()).sku;

it('tells what lies on the shelves of a store, also where nothing ever did (STAFF-73)', async () => {
  const { store, stores, results, total } = await read('q=VUOTA');
  expect(stores).toContainEqual(store);
  expect([results, total]).toMatchObject([[{ sku: 'VUOTA', quantity: 0, reserved: 0 }], 1]);
  const held = shop.open.db.selectFrom('stock').select('store_id').where('store_id', '=', store.id);
  expect(await held.where('quantity', '>', 0).execute()).not.toEqual([]);
  expect((await read('q=GIFT')).results).toEqual([]);
  await shelve(110, 20, 7, 2);
  const sku = await skuOf(110);
  expect((await read(`store=20&q=${sku}`)).results).toMatchObject([{ sku, quantity: 7, reserved: 2 }]);
});

it.each([
  ['none', 0, 0],
  ['none', 2, 2],
  ['few', 4, 1],
  ['promised', 50, 3],
])('finds those with %s (STAFF-73)', async (state, quantity, reserved) => {
  const sku = await skuOf(110);
  await shelve(110, 20, quantity, reserved);
  expect(await skus(`store=20&state=${state}`)).toContain(sku);
  await shelve(110, 20, 50, 0);
  expect(await skus(`store=20&state=${state}`)).not.toContain(sku);
});

it('finds them by words of the name and the brand, and what stands in the question is text', async () => {
  const sku = await skuOf(110);
  const [{ product } = { product: '' }] = (await read(`q=${sku}`)).results;
  expect(await skus(`q=${encodeURIComponent(product.slice(1))}`)).toContain(sku);
  expect(await skus(`q=${encodeURIComponent("%_\\'")}`)).toEqual([]);
});

it('store staff read their own store’s alone, and others no store that is not there', async () => {
  const { store, stores } = await read('', ofStore);
  expect([store.id, stores.map(({ id }) => id)]).toEqual([20, [20]]);
  const [one, other] = [await call('store=1', ofStore), await call('store=999')];
  expect([one.statusCode, other.statusCode]).toEqual([404, 404]);
  expect((await call('state=many')).statusCode).toBe(400);
});

it('a variant that is not for sale, or of a product that is gone, has no shelf here', async () => {
  const sku = await skuOf(110);
  const set = (is_active: boolean) =>
    shop.open.db.updateTable('variants').set({ is_active }).where('id', '=', 110).execute();
  await set(false);
  expect(await skus(`q=${sku}`)).toEqual([]);
  await set(true);
  expect(await skus(`q=${sku}`)).toEqual([sku]);
});
