import { sql } from 'kysely';
import { type changeEmailRequest, type Locale, locale } from 'mf-shared/contract';
import { z } from 'zod';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { ownerOfAddress } from '../customer-addresses/own-addresses.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { mayMailStranger } from '../mail/limit-recipient.ts';
import { pageLink, secretLink } from '../mail/page-link.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { OutboxHandler } from '../outbox/outbox-worker.ts';
import { askPassword } from './ask-password.ts';
import type { SignedInCustomer } from './authenticate.ts';
import { openLink, useEmailLink } from './customer-link.ts';
import { tellFormerAddress } from './tell-former-address.ts';

const emailChange = z.object({ customerId: z.number().int(), email: z.string(), language: locale });

/**
 * Promises a link to the new address. Whether somebody has it is looked up by the outbox's worker: the call does the same
 * for every address (docs/decisions/0020). @throws Refusal for a wrong password
 */
export async function askEmailChange(
  db: Database,
  customer: SignedInCustomer,
  wish: z.output<typeof changeEmailRequest>,
  language: z.infer<typeof locale>,
): Promise<void> {
  await askPassword(db, customer, wish.password, 'password');
  const payload: z.infer<typeof emailChange> = { customerId: customer.id, email: wish.email, language };
  await enqueue(db, { kind: 'email_change', payload });
}

/** Mails the link to a free address, and tells the owner of one that has an account. */
export function emailChangeHandler(db: Database, publicUrl: string): OutboxHandler {
  return async (given) => {
    const { customerId, email, language } = emailChange.parse(given);
    await db.transaction().execute(async (tx) => {
      const customer = await tx
        .selectFrom('customers')
        .select(['first_name'])
        .where('id', '=', customerId)
        .where('is_active', '=', true)
        .executeTakeFirst();
      if (!customer || !(await mayMailStranger(tx, email))) return;
      const mail = { to: email, language };
      const owner = await ownerOfAddress(tx, email);
      if (owner?.isFormer && owner.id !== customerId) return tellFormerAddress(tx, owner, mail, publicUrl);
      if (owner && !owner.isFormer) {
        const link = pageLink(publicUrl, language, '/accounts/login/');
        const dedupeKey = `account_exists ${owner.id} ${new Date().toISOString().slice(0, 13)}`;
        return enqueueMail(tx, { ...mail, template: 'email_in_use', values: { link }, dedupeKey });
      }
      const token = await openLink(tx, customerId, 'email_change', { newEmail: email });
      if (token === null) return;
      const link = secretLink(publicUrl, language, '/accounts/email/confirm/', token);
      await enqueueMail(tx, { ...mail, template: 'email_change', values: { first_name: customer.first_name, link } });
    });
    return null;
  };
}

/**
 * Gives an account the address that its link was mailed to. Links that went to the old address end, and the old address
 * is told. @returns the new address @throws 410 for a used or expired link, 409 where somebody has the address by now
 */
export async function confirmEmail(
  db: Database,
  hash: string,
  { language, publicUrl }: { language: Locale; publicUrl: string },
): Promise<string> {
  return inTransaction(db, async (tx) => {
    const { customerId, email } = await useEmailLink(tx, hash);
    const customer = await tx
      .selectFrom('customers')
      .select(['email', 'first_name'])
      .where('id', '=', customerId)
      .executeTakeFirstOrThrow();
    const owner = await ownerOfAddress(tx, email);
    if (owner && owner.id !== customerId) throw new Refusal(409, 'email_taken');
    // A former address of the account is its present one again.
    await tx
      .deleteFrom('former_addresses')
      .where('customer_id', '=', customerId)
      .where(sql<string>`lower(email)`, '=', email.toLowerCase())
      .execute();
    await tx
      .updateTable('customers')
      .set({ email })
      .where('id', '=', customerId)
      .execute()
      // Two accounts that confirm one address in the same moment: the second is refused by the index.
      .catch((error: unknown) => {
        throw isTakenNow(error) ? new Refusal(409, 'email_taken') : error;
      });
    await tx
      .updateTable('customer_tokens')
      .set({ revoked_at: new Date() })
      // A request to merge another account into this one ends too: it was asked with the old address.
      .where((eb) => eb.or([eb('customer_id', '=', customerId), eb('merge_into', '=', customerId)]))
      .where('kind', '!=', 'session')
      .where('revoked_at', 'is', null)
      .execute();
    const link = pageLink(publicUrl, language, '/ask/');
    const values = { first_name: customer.first_name, email, link };
    await enqueueMail(tx, { template: 'email_changed', to: customer.email, language, values });
    return email;
  });
}

const isTakenNow = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '23505';
