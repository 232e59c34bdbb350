import { findPublishedAccess, isPassword, migrate, type OpenDatabase, openDatabase, publishedPassword } from 'api/seed';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoSettings, ensureDemo } from './ensure-demo.ts';
import { provisionIds } from './models/provision-models.ts';

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
    expect(await count('product_models')).toBe(160 + provisionIds.length);
    expect(await count('customers')).toBe(5);
    expect(await ensureDemo(database.db, settings)).toBe(false);
  }, 60_000);

  it('has accounts that can sign in', async () => {
    const accounts = await database.db.selectFrom('customers').select(['password_hash', 'is_active']).execute();
    expect(accounts.every((account) => account.is_active)).toBe(true);
    expect(await isPassword(accounts[0]?.password_hash ?? null, publishedPassword)).toBe(true);
  });

  it('knows its accounts as the demo’s, which no shop that sells lets in (CONF-115)', async () => {
    expect((await findPublishedAccess(database.db)).accounts).toHaveLength(5);
  });

  it('has a customer with a past, a club member, an organisation, staff and an admin (CONF-103 to CONF-107)', async () => {
    const roles = ['is_club_member', 'is_org_user', 'is_staff', 'is_admin'] as const;
    const accounts = await database.db
      .selectFrom('customers')
      .select(['id', 'email', ...roles])
      .execute();
    const rolesOf = (name: string) => {
      const account = accounts.find(({ email }) => email === `${name}@havu.example`);
      return account && roles.filter((role) => account[role]);
    };
    expect(rolesOf('customer')).toEqual([]);
    expect(rolesOf('club')).toEqual(['is_club_member']);
    expect(rolesOf('org')).toContain('is_org_user');
    expect(rolesOf('staff')).toContain('is_staff');
    expect(rolesOf('staff')).not.toContain('is_admin');
    expect(rolesOf('admin')).toContain('is_admin');
    const id = accounts.find(({ email }) => email === 'customer@havu.example')?.id ?? 0;
    for (const table of ['orders', 'reviews', 'wishlist_items'] as const) {
      const own = await database.db.selectFrom(table).select('customer_id').where('customer_id', '=', id).execute();
      expect(own.length, table).toBeGreaterThan(0);
    }
  });

  it('has something of everything that a shop shows (CONF-96)', async () => {
    for (const table of [
      ...(['reviews', 'bundles', 'gift_card_templates', 'gift_campaigns', 'gift_campaign_codes', 'banners'] as const),
      ...(['keywords', 'static_pages', 'tabbed_pages', 'articles', 'ski_compatibility', 'price_history'] as const),
    ])
      expect(await database.db.selectFrom(table).selectAll().limit(1).execute(), table).toHaveLength(1);
    const used = database.db.selectFrom('product_models').select('id').where('second_hand_parent_id', 'is not', null);
    expect((await used.execute()).length).toBeGreaterThan(0);
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
    expect(await count('product_models')).toBe(160 + provisionIds.length);
    expect(await count('customers')).toBe(5);
  }, 60_000);

  it('leaves a database with other models alone', async () => {
    await database.db.deleteFrom('settings').where('key', '=', 'demo_shop').execute();
    expect(await ensureDemo(database.db, settings)).toBe(false);
  });
});

it('has the size that DEMO_MODELS tells (CONF-98)', () => {
  expect(demoSettings({}).models).toBe(3000);
  expect(demoSettings({ DEMO_MODELS: '100000' }).models).toBe(100_000);
});
