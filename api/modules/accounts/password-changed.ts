import type { Locale } from 'mf-shared/contract';
import type { Executor } from '../../db/schema.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { pageLink } from '../mail/page-link.ts';
import { endAllSessions } from './sessions.ts';

/** Ends every session and every open link of an account; no device counts as known any more. */
export async function endAccess(db: Executor, customerId: number): Promise<void> {
  await db
    .updateTable('customer_tokens')
    .set({ revoked_at: new Date(), registration: null })
    .where('customer_id', '=', customerId)
    .where('kind', '!=', 'session')
    .where('revoked_at', 'is', null)
    .execute();
  await endAllSessions(db, customerId);
  await db.deleteFrom('customer_devices').where('customer_id', '=', customerId).execute();
}

/** Tells an account's owner by mail, who then can take it back if it was somebody else. */
export async function tellPasswordChanged(
  db: Executor,
  customer: { email: string; first_name: string },
  language: Locale,
  publicUrl: string,
): Promise<void> {
  const link = pageLink(publicUrl, language, '/accounts/reset-password/');
  const values = { first_name: customer.first_name, link };
  await enqueueMail(db, { template: 'password_changed', to: customer.email, language, values });
}
