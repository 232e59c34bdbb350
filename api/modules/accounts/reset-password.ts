import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type Locale, locale } from 'mf-shared/contract';
import { isInvitation } from 'mf-shared/rules/admin-invitation';
import { z } from 'zod';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Executor } from '../../db/schema.ts';
import { ownerOfAddress } from '../customer-addresses/own-addresses.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { mayMailStranger } from '../mail/limit-recipient.ts';
import { secretLink } from '../mail/page-link.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { OutboxHandler } from '../outbox/outbox-worker.ts';
import { openLink, useLink } from './customer-link.ts';
import { forgetGuesses } from './limit-guesses.ts';
import { endAccess, tellPasswordChanged } from './password-changed.ts';
import { hashPassword } from './passwords.ts';
import { tellFormerAddress } from './tell-former-address.ts';
import { refuseWeakPassword } from './weak-passwords/refuse-weak-password.ts';
import { writeRole } from './write-role.ts';

const resetRequest = z.object({ email: z.string(), language: locale });
const minuteMs = 60_000;

/**
 * Promises a link to a new password. Whether the address is known is looked up by the outbox's worker: the call does
 * the same for everybody (SESSION-56). Within a minute one promise is enough.
 */
export async function askReset(db: Executor, request: z.infer<typeof resetRequest>): Promise<void> {
  const address = createHash('sha256').update(request.email.toLowerCase()).digest('hex');
  const dedupeKey = `password_reset ${address} ${Math.floor(Date.now() / minuteMs)}`;
  await enqueue(db, { kind: 'password_reset', payload: request, dedupeKey });
}

export function passwordResetHandler(db: Database, publicUrl: string): OutboxHandler {
  return async (payload) => {
    const { email, language } = resetRequest.parse(payload);
    await db.transaction().execute(async (transaction) => {
      const customer = await ownerOfAddress(transaction, email);
      // A former address opens nothing of the account: whoever reads its mail is told, and gets no link.
      if (customer?.isFormer) {
        if (await mayMailStranger(transaction, email))
          await tellFormerAddress(transaction, customer, { to: email, language }, publicUrl);
        return;
      }
      const token = customer && (await openLink(transaction, customer.id, 'password_reset'));
      if (!token) return;
      const link = secretLink(publicUrl, language, '/accounts/password/reset/confirm/', token);
      const values = { first_name: customer.first_name, link };
      await enqueueMail(transaction, { template: 'password_reset', to: customer.email, language, values });
    });
    return null;
  };
}

/**
 * Sets the new password by the mail's link, ends every session and other link of the account, and tells its owner.
 * The mail proves the address, so an account that waited for its activation is active now. The operator's invitation makes
 * an admin besides (STAFF-79).
 * @returns the customer @throws 410 for a used or expired link
 */
export async function confirmReset(
  db: Database,
  { hash, password }: { hash: string; password: string },
  { language, publicUrl, brandName }: { language: Locale; publicUrl: string; brandName: string },
): Promise<number> {
  await refuseWeakPassword(password, null, brandName);
  const password_hash = await hashPassword(password);
  return inTransaction(db, async (transaction) => {
    const id = await useLink(transaction, hash, 'password_reset');
    const customer = await transaction
      .updateTable('customers')
      .set({ password_hash, is_active: true, activated_at: sql<Date>`coalesce(activated_at, now())` })
      .where('id', '=', id)
      .returning(['email', 'first_name', 'last_name'])
      .executeTakeFirstOrThrow();
    // Refused here, the link is not used up: the transaction goes back.
    await refuseWeakPassword(password, customer, brandName);
    if (isInvitation(hash)) await writeRole(transaction, { id, role: 'admin', storeId: null }, null);
    await endAccess(transaction, id);
    await forgetGuesses(transaction, customer.email);
    await tellPasswordChanged(transaction, customer, language, publicUrl);
    return id;
  });
}
