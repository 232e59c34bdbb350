import type { Database } from '../db/schema.ts';
import { isPassword } from '../modules/accounts/passwords.ts';
import { demoCustomers, demoPassword } from './shop/customers.ts';

/** Email addresses of the demo accounts that the password in the README still lets in. */
async function openDemoAccounts(db: Database): Promise<string[]> {
  const accounts = await db
    .selectFrom('customers')
    .select(['email', 'password_hash'])
    .where(
      'email',
      'in',
      demoCustomers.map(({ email }) => email),
    )
    .where('is_active', '=', true)
    .orderBy('email')
    .execute();
  const isOpen = await Promise.all(accounts.map(({ password_hash }) => isPassword(password_hash, demoPassword)));
  return accounts.filter((_, index) => isOpen[index]).map(({ email }) => email);
}

/** @throws where a shop that sells would let in whoever has read the README */
export async function refuseDemoAccounts(db: Database): Promise<void> {
  const open = await openDemoAccounts(db);
  if (open.length > 0)
    throw new Error(
      `${open.join(', ')} can sign in with the demo's password. End the demo accounts with 'npm run end:demo-accounts', or start the demo with DEMO=1`,
    );
}

/**
 * Ends every demo account that can sign in: no password, no rights, no session. Its orders stay for bookkeeping.
 * @returns the email addresses of those that were ended.
 */
export async function endDemoAccounts(db: Database): Promise<string[]> {
  const open = await openDemoAccounts(db);
  if (open.length === 0) return [];
  await db.transaction().execute(async (tx) => {
    const ended = await tx
      .updateTable('customers')
      .set({ password_hash: null, is_active: false, is_staff: false, is_admin: false })
      .where('email', 'in', open)
      .returning('id')
      .execute();
    const ids = ended.map(({ id }) => id);
    await tx
      .updateTable('customer_tokens')
      .set({ revoked_at: new Date() })
      .where('customer_id', 'in', ids)
      .where('revoked_at', 'is', null)
      .execute();
    await tx
      .insertInto('audit_log')
      .values(
        ids.map((id) => ({ actor_id: null, action: 'demo_account_ended', entity: 'customer', entity_id: String(id) })),
      )
      .execute();
  });
  return open;
}
