import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/open-database.ts';
import { type PriceRow, pricesOfModels } from '../../read-model/model-rows.ts';
import { fillSmallShop } from '../../testing/small-shop.ts';
import { testDatabase } from '../../testing/test-database.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await testDatabase();
  await fillSmallShop(open.db);
});
afterAll(() => open.close());

const modelId = 10;
/** What a price that is lower than the regular one is compared with, in cents; null: with the regular price. */
async function lowest(): Promise<number | null | undefined> {
  const { rows } =
    await sql<PriceRow>`${sql.raw(pricesOfModels(`p.model_id = ${modelId} AND p.variant_id IS NULL`))}`.execute(
      open.db,
    );
  return rows[0]?.lowest_minor;
}
const set = (regular_minor: number, active_minor: number) =>
  open.db
    .updateTable('prices')
    .set({ regular_minor, active_minor, discount_free_minor: regular_minor })
    .where('model_id', '=', modelId)
    .where('variant_id', 'is', null)
    .execute();
/** The price has been so for so many days, and nothing is known from before. */
async function steady(minor: number, days: number): Promise<void> {
  await set(minor, minor);
  await open.db.deleteFrom('price_history').where('model_id', '=', modelId).execute();
  const valid_from = new Date(Date.now() - days * 86_400_000);
  await open.db
    .insertInto('price_history')
    .values({ model_id: modelId, tax_area_id: 1, active_minor: minor, valid_from })
    .execute();
}
beforeEach(() => steady(12_900, 100));

it('a price that stays while the regular price is raised above it is compared with itself (PRODUCT-68)', async () => {
  await set(16_900, 12_900);
  expect(await lowest()).toBe(12_900);
  await set(17_900, 12_900);
  expect(await lowest()).toBe(12_900);
  await set(17_900, 11_900);
  expect(await lowest()).toBe(12_900);
});

it('a price that was another one long ago is compared with itself (PRODUCT-68)', async () => {
  const { db } = open;
  const from = (days: number) => new Date(Date.now() - days * 86_400_000);
  const before = {
    model_id: modelId,
    tax_area_id: 1,
    active_minor: 14_900,
    valid_from: from(200),
    valid_to: from(100),
  };
  await db.insertInto('price_history').values(before).execute();
  await set(16_900, 12_900);
  expect(await lowest()).toBe(12_900);
});

it('a price that came in reduced, of which nothing is known, is no larger reduction by a raised regular price (PRODUCT-68)', async () => {
  // It came so: no update made it so.
  await sql`ALTER TABLE prices DISABLE TRIGGER keep_price_history`.execute(open.db);
  await set(13_900, 12_900);
  await sql`ALTER TABLE prices ENABLE TRIGGER keep_price_history`.execute(open.db);
  expect(await lowest()).toBe(null);
  await set(16_900, 12_900);
  expect(await lowest()).toBe(12_900);
});

it('a price that is lowered is compared with the one before, whatever becomes of the regular price (PRODUCT-68)', async () => {
  await set(12_900, 9900);
  expect(await lowest()).toBe(12_900);
  // By mistake, and taken back.
  await set(9900, 9900);
  await set(12_900, 9900);
  expect(await lowest()).toBe(12_900);
});
