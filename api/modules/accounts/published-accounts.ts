import type { Database } from '../../db/schema.ts';
import { isPassword } from './passwords.ts';

/** The README gives this password of the demo's accounts to everybody. */
export const publishedPassword = 'Havu-demo-1';
const publishedDomain = 'havu.example';

/** Returns the email addresses of the active accounts that the published password still lets in. */
export async function findPublishedAccounts(db: Database): Promise<string[]> {
  const accounts = await db
    .selectFrom('customers')
    .select(['email', 'password_hash'])
    .where('email', 'like', `%@${publishedDomain}`)
    .where('is_active', '=', true)
    .orderBy('email')
    .execute();
  const isOpen = await Promise.all(accounts.map(({ password_hash }) => isPassword(password_hash, publishedPassword)));
  return accounts.filter((_, index) => isOpen[index]).map(({ email }) => email);
}

/** @throws where a shop that sells would let in whoever has read the README */
export async function refusePublishedAccounts(db: Database): Promise<void> {
  const open = await findPublishedAccounts(db);
  if (open.length > 0)
    throw new Error(
      `${open.join(', ')} can sign in with the demo's password. End the demo accounts with 'npm run end:demo-accounts', or start the demo with DEMO=1`,
    );
}
