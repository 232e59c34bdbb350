import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/open-database.ts';
import { hashPassword } from '../modules/accounts/passwords.ts';
import { openSession } from '../modules/accounts/sessions.ts';
import { testDatabase } from '../testing/test-database.ts';
import { endDemoAccounts, refuseDemoAccounts } from './demo-accounts.ts';

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
  await openSession(open.db, admin.id);
});
afterAll(() => open.close());

it('a shop that sells does not start while a demo account can sign in, and says how to end it', async () => {
  await expect(refuseDemoAccounts(open.db)).rejects.toThrow(
    "admin@havu.example can sign in with the demo's password. End the demo accounts with 'npm run end:demo-accounts'",
  );
});

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
  await expect(refuseDemoAccounts(open.db)).resolves.toBeUndefined();
  expect(await endDemoAccounts(open.db)).toEqual([]);
});
