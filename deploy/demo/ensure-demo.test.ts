import { isPassword, migrate, type OpenDatabase, openDatabase, publishedPassword } from 'api/seed';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoSettings, ensureDemo } from './ensure-demo.ts';

const settings = { models: 160, seed: 1, today: '2026-11-21' };
let database: OpenDatabase;

const count = async (table: 'product_models' | 'variants' | 'orders' | 'reviews' | 'customers') =>
  Number(
    (
      await database.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

beforeAll(async () => {
  database = await openDatabase({});
  await migrate(database.db);
});
afterAll(() => database.close());

describe('the demo shop in a database', () => {
  it('is filled once', async () => {
    expect(await ensureDemo(database.db, settings)).toBe(true);
    expect(await count('product_models')).toBe(160);
    expect(await count('customers')).toBe(5);
    expect(await ensureDemo(database.db, settings)).toBe(false);
  }, 60_000);

  it('has accounts that can sign in', async () => {
    const accounts = await database.db.selectFrom('customers').select(['password_hash', 'is_active']).execute();
    expect(accounts.every((account) => account.is_active)).toBe(true);
    expect(await isPassword(accounts[0]?.password_hash ?? null, publishedPassword)).toBe(true);
  });

  it('lets the service go on counting after the ids that it gave', async () => {
    const added = await database.db
      .insertInto('customers')
      .values({ email: 'new@havu.example' })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(added.id).toBeGreaterThan(5);
  });

  it('begins anew after an interrupted fill', async () => {
    await database.db.updateTable('settings').set({ value: 'filling' }).where('key', '=', 'demo_shop').execute();
    expect(await ensureDemo(database.db, settings)).toBe(true);
    expect(await count('product_models')).toBe(160);
    expect(await count('customers')).toBe(5);
  }, 60_000);

  it('leaves a database with other models alone', async () => {
    await database.db.deleteFrom('settings').where('key', '=', 'demo_shop').execute();
    expect(await ensureDemo(database.db, settings)).toBe(false);
  });
});

it('has the size that DEMO_MODELS tells', () => {
  expect(demoSettings({}).models).toBe(3000);
  expect(demoSettings({ DEMO_MODELS: '100000' }).models).toBe(100_000);
});
