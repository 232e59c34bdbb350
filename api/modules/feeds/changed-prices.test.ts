import { sql } from 'kysely';
import LZString from 'lz-string';
import type { ProductListItem, ProductModel } from 'mf-shared/contract';
import type { HealthAnswer } from 'mf-shared/rules/answer-tags';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';

let shop: SellingService;
let authorization: string;
beforeAll(async () => {
  shop = await sellingService();
  await shop.fillShelves(110, 100);
  const admin = await shop.signedIn({ is_admin: true });
  const lastDay = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const made = await shop.call('/api/staff/feed-tokens/', {
    ...{ method: 'POST', authorization: admin.authorization },
    body: { name: 'ERP', scopes: ['prices'], lastDay },
  });
  authorization = `Bearer ${made.json<{ token: string }>().token}`;
});
afterAll(() => shop.close());

let mark = Date.now() - 3_600_000;
async function say(row: object): Promise<void> {
  mark += 1000;
  const rows = [{ ...row, as_of: new Date(mark).toISOString() }];
  const answer = await shop.call('/api/feeds/prices/', { method: 'POST', authorization, body: { rows } });
  expect(answer.json(), answer.body).toMatchObject({ changed: 1, refused: [] });
}
const health = async (since: string) => (await shop.call(`/healthz?since=${since}`)).json<Required<HealthAnswer>>();
const page = async (slug = 'halla') => (await shop.call(`/api/products/productmodel/${slug}/`)).json<ProductModel>();
const activeOf = async () => (await page()).prices[1]?.active;
async function cardOf(id: number): Promise<ProductListItem['price'] | undefined> {
  const asked = { source: 'Catalog', language: 'fi', taxAreaId: 1 };
  const query = LZString.compressToEncodedURIComponent(JSON.stringify(asked));
  const list = await shop.call(`/api/products/productmodellist/?query=${query}`);
  return list.json<ProductListItem[]>().find((card) => card.id === id)?.price;
}

it('a price that comes in is on pages and lists without waiting for anything to be read anew (FRESH-5)', async () => {
  await say({ product: 'halla', regular: '200.00' });
  await expect.poll(activeOf).toBe(200);
  const { changes, catalogueVersion } = await health('');
  const before = await cardOf(11);
  await say({ product: 'halla', regular: '210.00', active: '123.00' });
  await expect.poll(activeOf).toBe(123);
  expect(await cardOf(11)).not.toEqual(before);
  const after = await health(changes.cursor);
  expect(after.catalogueVersion).toBe(catalogueVersion);
  expect(after.changes.tags).toEqual(expect.arrayContaining(['model:11', 'lists']));
  expect(after.changes.tags?.filter((tag) => tag.startsWith('model:'))).toEqual(['model:11']);
});

it('a variant’s own price comes in so, and the search shows it (FRESH-5)', async () => {
  await say({ sku: 'T110', regular: '99.50' });
  await expect.poll(async () => (await page()).products[0]?.prices[1]?.active).toBe(99.5);
  const found = await shop.call('/api/search/?q=halla&language=fi', { headers: { 'x-tags': '?1' } });
  expect(found.headers['x-tags']).toBe('lists');
});

it('an order is never placed at a price of before: who saw it is asked again (FRESH-5)', async () => {
  await say({ sku: 'T110', regular: '80.00' });
  await expect.poll(async () => (await page()).products[0]?.prices[1]?.active).toBe(80);
  const order = await shop.orderOf({ rows: [[110, 1]] });
  await say({ sku: 'T110', regular: '90.00' });
  const refused = await shop.send(order);
  expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'total_changed']);
  const placed = await shop.place({ rows: [[110, 1]] });
  const line = shop.open.db.selectFrom('order_lines as l').innerJoin('orders as o', 'o.id', 'l.order_id');
  const { unit_minor } = await line
    .select('l.unit_minor')
    .where('o.number', '=', placed.order_number)
    .executeTakeFirstOrThrow();
  expect(unit_minor).toBe(9000);
});

it('a product that had no price is there once it has one, with a new version (FRESH-5)', async () => {
  const { db } = shop.open;
  await sql`DELETE FROM prices WHERE model_id = 14`.execute(db);
  await shop.followCatalogue();
  const { slug } = await db.selectFrom('product_models').select('slug').where('id', '=', 14).executeTakeFirstOrThrow();
  const statusOf = async () => (await shop.call(`/api/products/productmodel/${slug}/`)).statusCode;
  await expect.poll(statusOf).toBe(404);
  await say({ product: slug, regular: '45.00' });
  await expect.poll(statusOf).toBe(200);
});

it('prices that changed while nobody listened are taken with the next question (FRESH-5)', async () => {
  await sql`UPDATE prices SET active_minor = 5500, regular_minor = 5500 WHERE model_id = 11 AND variant_id IS NULL`.execute(
    shop.open.db,
  );
  await sql`UPDATE catalogue_version SET prices = prices + 1`.execute(shop.open.db);
  await sql`UPDATE price_changes SET changed_in = (SELECT prices FROM catalogue_version) WHERE model_id = 11`.execute(
    shop.open.db,
  );
  await shop.place({ rows: [[110, 1]] });
  expect(await activeOf()).toBe(55);
});
