import {
  type Database,
  type Executor,
  endAccess,
  findPublishedAccess,
  keepPassedOnRole,
  noteWrite,
  writeRole,
} from 'api/seed';
import { sql } from 'kysely';

/** Email addresses. */
interface EndedDemo {
  /** Accounts of the demo that nobody can sign in to any more. */
  accounts: string[];
  /** Members of the staff who lost a role that an account of the demo had given. */
  staff: string[];
}

/**
 * Ends every demo account: no password, no rights, no session, no other way in. Its orders stay for bookkeeping. Roles of
 * the staff that it gave end too, and those that were given with them.
 * @param keep email addresses of members of the staff who keep their role, and with it everybody to whom they gave one
 * @throws where somebody whose role should be kept has none from a demo account; nothing is ended then
 */
export function endDemoAccounts(db: Database, keep: readonly string[] = []): Promise<EndedDemo> {
  return db.transaction().execute(async (tx) => {
    await keepRoles(tx, keep);
    const { accounts, staff } = await findPublishedAccess(tx);
    for (const account of accounts) await endAccount(tx, account.id);
    for (const { id } of staff) await writeRole(tx, { id, role: null, storeId: null }, null);
    return { accounts: accounts.map(({ email }) => email), staff: staff.map(({ email }) => email) };
  });
}

async function keepRoles(tx: Executor, keep: readonly string[]): Promise<void> {
  const { staff } = await findPublishedAccess(tx);
  for (const email of keep) {
    const person = staff.find((each) => each.email.toLowerCase() === email.toLowerCase());
    if (!person) throw new Error(`${email} has no role that a demo account gave`);
    await keepPassedOnRole(tx, person);
  }
}

async function endAccount(tx: Executor, id: number): Promise<void> {
  // An address that somebody gave the account goes: a link that is mailed there makes it active again.
  const email = sql<string>`CASE WHEN lower(email) LIKE '%@havu.example' THEN email
    ELSE 'ended-' || id || '-' || gen_random_uuid() || '@havu.example' END`;
  await tx
    .updateTable('customers')
    .set({ email, password_hash: null, is_active: false, is_staff: false, is_admin: false })
    .where('id', '=', id)
    .execute();
  await endAccess(tx, id);
  await tx.deleteFrom('customer_identities').where('customer_id', '=', id).execute();
  const account = { entity: 'customer', entityId: String(id) };
  await noteWrite(tx, null, { ...account, action: 'demo_account_ended', before: null, after: null });
}
