import { sql } from 'kysely';
import { type changeEmailRequest, type Locale, locale } from 'mf-shared/contract';
import { z } from 'zod';
import type { Database, Executor } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { mayMailStranger } from '../mail/limit-recipient.ts';
import { pageLink, secretLink } from '../mail/page-link.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { OutboxHandler } from '../outbox/outbox-worker.ts';
import { askPassword } from './ask-password.ts';
import type { SignedInCustomer } from './authenticate.ts';
import { openLink, useEmailLink } from './customer-link.ts';

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
      if (await isTaken(tx, email)) {
        const link = pageLink(publicUrl, language, '/accounts/login/');
        const dedupeKey = `account_exists ${email.toLowerCase()} ${new Date().toISOString().slice(0, 13)}`;
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
  return db.transaction().execute(async (tx) => {
    const { customerId, email } = await useEmailLink(tx, hash);
    const customer = await tx
      .selectFrom('customers')
      .select(['email', 'first_name'])
      .where('id', '=', customerId)
      .executeTakeFirstOrThrow();
    if (await isTaken(tx, email, customerId)) throw new Refusal(409, 'email_taken');
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
      .where('customer_id', '=', customerId)
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

async function isTaken(db: Executor, email: string, exceptId = 0): Promise<boolean> {
  const owner = await db
    .selectFrom('customers')
    .select('id')
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('id', '!=', exceptId)
    .executeTakeFirst();
  return owner !== undefined;
}
