import { sql } from 'kysely';
import { locale, registerRequest } from 'mf-shared/contract';
import { z } from 'zod';
import type { Database, Executor } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { ownerOfAddress } from '../customer-addresses/own-addresses.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { mayMailStranger } from '../mail/limit-recipient.ts';
import { pageLink, secretLink } from '../mail/page-link.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { OutboxHandler } from '../outbox/outbox-worker.ts';
import { openLink, useActivationLink } from './customer-link.ts';
import { hashPassword } from './passwords.ts';
import { tellFormerAddress } from './tell-former-address.ts';

const registration = registerRequest.omit({ password: true }).extend({ password_hash: z.string(), language: locale });
type Registration = z.infer<typeof registration>;

/**
 * Promises an account (SESSION-51 to SESSION-53). Whether the address is known is looked up afterwards, by the outbox's
 * worker: the call itself does the same work for everybody, so neither its answer nor its time tells who has an
 * account.
 */
export async function register(
  db: Executor,
  { password, ...wish }: z.infer<typeof registerRequest>,
  hash = hashPassword,
): Promise<void> {
  const payload: Registration = { ...wish, password_hash: await hash(password) };
  await enqueue(db, { kind: 'registration', payload });
}

/**
 * Creates the inactive account and mails its activation link; the owner of a known address is told by mail instead. What
 * was typed waits with the link: nothing of it is the account's before, and a later registration changes no earlier one.
 */
export function registrationHandler(db: Database, publicUrl: string): OutboxHandler {
  return async (payload) => {
    const wish = registration.parse(payload);
    await db.transaction().execute((transaction) => createAccount(transaction, wish, publicUrl));
    return null;
  };
}

async function createAccount(db: Executor, wish: Registration, publicUrl: string): Promise<void> {
  if (!(await mayMailStranger(db, wish.email))) return;
  const mail = { to: wish.email, language: wish.language };
  const known = await db
    .selectFrom('customers')
    .select(['id', 'is_active'])
    .where(sql<string>`lower(email)`, '=', wish.email.toLowerCase())
    // The owner may open a link in this moment: that comes before or after, because an active account gets no new one.
    .forUpdate()
    .executeTakeFirst();
  const { first_name } = wish;
  if (known?.is_active) {
    const link = pageLink(publicUrl, wish.language, '/accounts/login/');
    const hour = new Date().toISOString().slice(0, 13);
    const dedupeKey = `account_exists ${known.id} ${hour}`;
    return enqueueMail(db, { ...mail, template: 'account_exists', values: { first_name, link }, dedupeKey });
  }
  // Looked for after the lock: an account that was merged meanwhile has left its address to another one.
  const owner = known ? undefined : await ownerOfAddress(db, wish.email);
  if (owner?.isFormer) return tellFormerAddress(db, owner, mail, publicUrl);
  const { id } =
    known ?? (await db.insertInto('customers').values({ email: wish.email }).returning('id').executeTakeFirstOrThrow());
  const token = await openLink(db, id, 'activation', { registration: wish });
  if (token === null) return;
  const link = secretLink(publicUrl, wish.language, '/accounts/activate/', token);
  await enqueueMail(db, { ...mail, template: 'account_activation', values: { first_name, link } });
}

/**
 * Makes an account active by the link of its mail, as it was typed for this link and no other.
 * @returns the customer @throws 410 for a used or expired link, and for an account that is active already
 */
export async function activate(db: Database, token: string): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const { customerId, registration: typed } = await useActivationLink(transaction, token);
    const { join_club: is_club_member, email: _, ...account } = registration.parse(typed);
    const activated = await transaction
      .updateTable('customers')
      .set({ ...account, is_club_member, is_active: true, activated_at: new Date() })
      .where('id', '=', customerId)
      .where('is_active', '=', false)
      .returning('id')
      .executeTakeFirst();
    // A registration changes nothing of an account that somebody uses.
    if (!activated) throw new Refusal(410, 'link_expired');
    await transaction
      .updateTable('customer_tokens')
      .set({ registration: null })
      .where('customer_id', '=', customerId)
      .where('kind', '=', 'activation')
      .execute();
    return customerId;
  });
}
