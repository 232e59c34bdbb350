import type { changePasswordRequest, Locale } from 'mf-shared/contract';
import type { z } from 'zod';
import type { Database } from '../../db/schema.ts';
import { askPassword } from './ask-password.ts';
import type { SignedInCustomer } from './authenticate.ts';
import { endAccess, tellPasswordChanged } from './password-changed.ts';
import { hashPassword } from './passwords.ts';

/**
 * Sets a new password for who knows the old one. Every session and open link of the account ends, its owner is told by
 * mail. The caller opens a new session. @throws Refusal
 */
export async function changePassword(
  db: Database,
  customer: SignedInCustomer,
  wish: z.output<typeof changePasswordRequest>,
  { language, publicUrl }: { language: Locale; publicUrl: string },
): Promise<void> {
  await askPassword(db, customer, wish.old_password, 'old_password');
  const password_hash = await hashPassword(wish.password);
  await db.transaction().execute(async (tx) => {
    const owner = await tx
      .updateTable('customers')
      .set({ password_hash })
      .where('id', '=', customer.id)
      .returning(['email', 'first_name'])
      .executeTakeFirstOrThrow();
    await endAccess(tx, customer.id);
    await tellPasswordChanged(tx, owner, language, publicUrl);
  });
}
