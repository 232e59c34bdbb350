import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/open-database.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { hashPassword } from './passwords.ts';
import { refusePublishedAccounts } from './published-accounts.ts';

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
});
afterAll(() => open.close());

it('a shop that sells does not start while a demo account can sign in, and says how to end it', async () => {
  await expect(refusePublishedAccounts(open.db)).rejects.toThrow(
    "admin@havu.example can sign in with the demo's password. End the demo accounts with 'npm run end:demo-accounts'",
  );
});

it('a shop whose demo accounts are ended starts', async () => {
  await open.db
    .updateTable('customers')
    .set({ password_hash: null })
    .where('email', '=', 'admin@havu.example')
    .execute();
  await expect(refusePublishedAccounts(open.db)).resolves.toBeUndefined();
});
