import { findPublishedAccounts, hashPassword, type OpenDatabase } from 'api/seed';
import { testDatabase } from 'api/testing/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endDemoAccounts } from './demo-accounts.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await testDatabase();
  const known = await hashPassword('Havu-demo-1');
  await open.db
    .insertInto('customers')
    .values([
      { email: 'admin@havu.example', password_hash: known, is_active: true, is_staff: true, is_admin: true },
      { email: 'staff@havu.example', password_hash: await hashPassword('her own, long'), is_active: true },
      { email: 'someone@else.example', password_hash: known, is_active: true },
    ])
    .execute();
  const admin = await open.db
    .selectFrom('customers')
    .select('id')
    .where('email', '=', 'admin@havu.example')
    .executeTakeFirstOrThrow();
  const tomorrow = new Date(Date.now() + 86_400_000);
  const session = await open.db
    .insertInto('customer_sessions')
    .values({ customer_id: admin.id, browser: '', system: '', ends_at: tomorrow })
    .returning('id')
    .executeTakeFirstOrThrow();
  await open.db
    .insertInto('customer_tokens')
    .values({
      customer_id: admin.id,
      kind: 'session',
      session_id: session.id,
      token_hash: Buffer.from('token'),
      expires_at: tomorrow,
    })
    .execute();
});
afterAll(() => open.close());

it('an ended demo account has no password, no rights and no session, and the shop starts', async () => {
  expect(await endDemoAccounts(open.db)).toEqual(['admin@havu.example']);
  const admin = await open.db
    .selectFrom('customers')
    .selectAll()
    .where('email', '=', 'admin@havu.example')
    .executeTakeFirstOrThrow();
  expect(admin).toMatchObject({ password_hash: null, is_active: false, is_staff: false, is_admin: false });
  const tokens = await open.db.selectFrom('customer_tokens').select('revoked_at').execute();
  expect(tokens).toEqual([{ revoked_at: expect.any(Date) }]);
  expect(await findPublishedAccounts(open.db)).toEqual([]);
  expect(await endDemoAccounts(open.db)).toEqual([]);
});
