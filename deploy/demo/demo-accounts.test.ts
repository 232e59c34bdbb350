import { findPublishedAccess, hashPassword, type OpenDatabase } from 'api/seed';
import { testDatabase } from 'api/testing/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endDemoAccounts } from './demo-accounts.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await testDatabase();
});
afterAll(() => open.close());

const tomorrow = new Date(Date.now() + 86_400_000);
const noRights = { is_active: false, is_staff: false, is_admin: false };
const rowOf = (id: number) =>
  open.db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

beforeEach(async () => {
  await open.db.deleteFrom('audit_log').execute();
  await open.db.deleteFrom('customers').execute();
  const own = { is_active: true, password_hash: await hashPassword('her own, long') };
  await open.db
    .insertInto('customers')
    .values([
      { id: 1, email: 'customer@havu.example', is_active: true, is_demo_account: true },
      { id: 5, email: 'eve@else.example', is_staff: true, is_admin: true, is_demo_account: true, ...own },
      { id: 6, email: 'owner@else.example', is_admin: true, ...own },
      { id: 7, email: 'helper@else.example', is_staff: true, staff_role: 'content', ...own },
      { id: 8, email: 'first@else.example', is_admin: true, ...own },
    ])
    .execute();
  // The demo's admin made the owner one, who gave the helper a role.
  const given = { action: 'staff_role', entity: 'customer', before: JSON.stringify({ role: null, store: null }) };
  await open.db
    .insertInto('audit_log')
    .values([
      { ...given, actor_id: 5, entity_id: '6', after: JSON.stringify({ role: 'admin', store: null }) },
      { ...given, actor_id: 6, entity_id: '7', after: JSON.stringify({ role: 'content', store: null }) },
    ])
    .execute();
});

describe('the demo accounts are ended (CONF-115)', () => {
  it('with every way in: password, rights, session, link, known device and other service', async () => {
    const session = await open.db
      .insertInto('customer_sessions')
      .values({ customer_id: 5, browser: '', system: '', ends_at: tomorrow })
      .returning('id')
      .executeTakeFirstOrThrow();
    const token = { customer_id: 5, expires_at: tomorrow };
    await open.db
      .insertInto('customer_tokens')
      .values([
        { ...token, kind: 'session', session_id: session.id, token_hash: Buffer.from('session') },
        { ...token, kind: 'password_reset', token_hash: Buffer.from('link') },
      ])
      .execute();
    await open.db
      .insertInto('customer_devices')
      .values({ customer_id: 5, device_hash: Buffer.from('device') })
      .execute();
    await open.db
      .insertInto('customer_identities')
      .values({ customer_id: 5, issuer: 'https://tunnus.example', subject: 'eve', email: 'eve@else.example' })
      .execute();
    const { accounts } = await endDemoAccounts(open.db);
    expect(accounts).toEqual(['customer@havu.example', 'eve@else.example']);
    expect(await rowOf(1)).toMatchObject({ email: 'customer@havu.example', ...noRights });
    expect(await rowOf(5)).toMatchObject({ password_hash: null, is_demo_account: true, ...noRights });
    const tokens = await open.db.selectFrom('customer_tokens').select(['kind', 'revoked_at']).execute();
    expect(tokens).toEqual([{ kind: 'password_reset', revoked_at: expect.any(Date) }]);
    for (const table of ['customer_sessions', 'customer_devices', 'customer_identities'] as const)
      expect(await open.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    expect(await findPublishedAccess(open.db)).toEqual({ accounts: [], staff: [] });
    expect(await endDemoAccounts(open.db)).toEqual({ accounts: [], staff: [] });
  });

  it('and mail to an address that somebody gave one brings it back to nobody', async () => {
    await endDemoAccounts(open.db);
    expect((await rowOf(5)).email).toMatch(/^ended-5-[-\w]{36}@havu\.example$/);
  });

  it('with the roles of the staff that they gave, and that were given with these; the log tells it', async () => {
    expect((await endDemoAccounts(open.db)).staff).toEqual(['helper@else.example', 'owner@else.example']);
    expect(await rowOf(6)).toMatchObject({ is_active: true, is_admin: false });
    expect(await rowOf(7)).toMatchObject({ is_active: true, is_staff: false, staff_role: 'service' });
    expect(await rowOf(8)).toMatchObject({ is_admin: true });
    const log = await open.db
      .selectFrom('audit_log')
      .select(['actor_id', 'action', 'entity_id', 'before', 'after'])
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(log).toMatchObject([
      { action: 'staff_role', entity_id: '6', before: { role: 'admin' }, after: { role: null } },
      { actor_id: null, action: 'staff_role', entity_id: '7', before: { role: 'content' }, after: { role: null } },
    ]);
  });

  it('but for roles of people for whom who runs the shop vouches, and of those to whom they gave one', async () => {
    const ended = await endDemoAccounts(open.db, ['Owner@else.example']);
    expect(ended).toMatchObject({ accounts: expect.arrayContaining(['eve@else.example']), staff: [] });
    expect(await rowOf(6)).toMatchObject({ is_admin: true });
    expect(await rowOf(7)).toMatchObject({ is_staff: true, staff_role: 'content' });
    expect(await findPublishedAccess(open.db)).toEqual({ accounts: [], staff: [] });
  });

  it('not at all where somebody should keep a role whom no demo account gave one', async () => {
    await expect(endDemoAccounts(open.db, ['owner@else.example', 'first@else.example'])).rejects.toThrow(
      'first@else.example has no role that a demo account gave',
    );
    expect((await findPublishedAccess(open.db)).accounts).toHaveLength(2);
  });
});
