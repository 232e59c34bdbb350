import type { Database, Executor } from '../../db/schema.ts';
import { findPassedOnRoles, type HeldRole } from './passed-on-roles.ts';

/** The README gives this password of the demo's accounts to everybody. */
export const publishedPassword = 'Havu-demo-1';

/** The ways into a shop for everybody, because the README tells a password. */
interface PublishedAccess {
  /** Accounts of the demo that are active or have rights, whatever their address and password are by now. */
  accounts: { id: number; email: string }[];
  /** Members of the staff whose role comes from an account of the demo. */
  staff: HeldRole[];
}

/**
 * Finds what the published password leads to. An active account counts without a password too: its address can ask for a
 * link to a new one. One with rights counts although it is not active: that link makes it active again.
 */
export async function findPublishedAccess(db: Executor): Promise<PublishedAccess> {
  const accounts = await db
    .selectFrom('customers')
    .select(['id', 'email'])
    .where('is_demo_account', '=', true)
    .where(({ or, eb }) => or([eb('is_active', '=', true), eb('is_staff', '=', true), eb('is_admin', '=', true)]))
    .orderBy('email')
    .execute();
  return { accounts, staff: await findPassedOnRoles(db) };
}

/** @throws where a shop that sells would let in whoever has read the README (CONF-115) */
export async function refusePublishedAccounts(db: Database): Promise<void> {
  const { accounts, staff } = await findPublishedAccess(db);
  const reasons = [
    accounts.length > 0 ? `${listOf(accounts)} can sign in: everybody knows the password of a demo account. ` : '',
    staff.length > 0 ? `A demo account gave ${listOf(staff)} a role of the staff. ` : '',
  ].join('');
  if (reasons === '') return;
  throw new Error(
    `${reasons}End the demo accounts with 'npm run end:demo-accounts'${staff.length > 0 ? ' (docs/operating.md tells how a role is kept)' : ''}, or start the demo with DEMO=1`,
  );
}

const listOf = (people: readonly { email: string }[]): string => people.map(({ email }) => email).join(', ');
