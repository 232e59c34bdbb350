import type { changePasswordRequest, Locale } from 'mf-shared/contract';
import type { z } from 'zod';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database } from '../../db/schema.ts';
import { askPassword } from './ask-password.ts';
import type { SignedInCustomer } from './authenticate.ts';
import { holdAccountToChange } from './hold-account.ts';
import { endAccess, tellPasswordChanged } from './password-changed.ts';
import { hashPassword } from './passwords.ts';
import { refuseWeakPassword } from './weak-passwords/refuse-weak-password.ts';

/**
 * Sets a new password for who knows the old one. Every session and open link of the account ends, its owner is told by
 * mail. The caller opens a new session. @throws Refusal
 */
export async function changePassword(
  db: Database,
  customer: SignedInCustomer,
  wish: z.output<typeof changePasswordRequest>,
  { language, publicUrl, brandName }: { language: Locale; publicUrl: string; brandName: string },
): Promise<void> {
  const owner = await db
    .selectFrom('customers')
    .select(['email', 'first_name', 'last_name'])
    .where('id', '=', customer.id)
    .executeTakeFirstOrThrow();
  await refuseWeakPassword(wish.password, owner, brandName);
  await askPassword(db, customer, wish.old_password, 'old_password');
  const password_hash = await hashPassword(wish.password);
  await inTransaction(db, async (tx) => {
    await holdAccountToChange(tx, customer.id);
    await tx.updateTable('customers').set({ password_hash }).where('id', '=', customer.id).execute();
    await endAccess(tx, customer.id);
    await tellPasswordChanged(tx, owner, language, publicUrl);
  });
}
