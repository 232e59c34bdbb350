import { type InsertObject, sql } from 'kysely';
import { invitationMark } from 'mf-shared/rules/admin-invitation';
import type { Executor, Tables } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { hashToken, newToken } from './secret-token.ts';

/** What a mailed link does. */
export type LinkKind = 'activation' | 'password_reset' | 'deletion' | 'email_change' | 'merge';

const hours: Readonly<Record<LinkKind, number>> = {
  ...{ activation: 72, password_reset: 2, deletion: 24, email_change: 24 },
  merge: 7 * 24,
};
const invitationHours = 24;
/** Most mails to one address within an hour: anybody can ask for them in another person's name. */
const mostInAnHour = 5;

interface HeldByLink {
  newEmail?: string;
  registration?: object;
  mergeInto?: number;
  askedBy?: number;
}

/**
 * A new link's secret for a customer, which ends older links to activate the account; null where so many were sent within the hour that one more would be a nuisance.
 * @param held what the link keeps for its use: of a change of email the new address, of a registration what was typed, of a
 * merge the account that is kept and who asked
 * @param transaction in which one customer's links are counted one after another
 */
export async function openLink(
  transaction: Executor,
  customerId: number,
  kind: LinkKind,
  held: HeldByLink = {},
): Promise<string | null> {
  await transaction.selectFrom('customers').select('id').where('id', '=', customerId).forNoKeyUpdate().execute();
  const { sent } = await transaction
    .selectFrom('customer_tokens')
    .select((eb) => eb.fn.countAll<number>().as('sent'))
    .where('customer_id', '=', customerId)
    .where('kind', '=', kind)
    .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  if (Number(sent) >= mostInAnHour) return null;
  // Only the link of the newest mail activates a registration.
  if (kind === 'activation') await revokeLinks(transaction, customerId, kind);
  const token = newToken();
  await keepLink(transaction, token, {
    ...{ customer_id: customerId, kind, expires_at: hoursFromNow(hours[kind]) },
    new_email: held.newEmail ?? null,
    registration: held.registration ? JSON.stringify(held.registration) : null,
    ...{ merge_into: held.mergeInto ?? null, asked_by: held.askedBy ?? null },
  });
  return token;
}

/**
 * The secret of a new link to a password that also makes its customer an admin (STAFF-79), and when it ends. It is for the
 * operator alone: no number of links holds it back. It ends the account's older links, so that one invitation is open at a
 * time, and so that the account does not become active with the password of somebody else who registered its address.
 */
export async function openInvitation(
  transaction: Executor,
  customerId: number,
): Promise<{ token: string; ends: Date }> {
  await revokeLinks(transaction, customerId, 'activation');
  await revokeLinks(transaction, customerId, 'password_reset');
  const token = invitationMark + newToken();
  const ends = hoursFromNow(invitationHours);
  await keepLink(transaction, token, { customer_id: customerId, kind: 'password_reset', expires_at: ends });
  return { token, ends };
}

const keepLink = (db: Executor, token: string, link: Omit<InsertObject<Tables, 'customer_tokens'>, 'token_hash'>) =>
  db
    .insertInto('customer_tokens')
    .values({ ...link, token_hash: hashToken(token) })
    .execute();

const hoursFromNow = (count: number): Date => new Date(Date.now() + count * 3_600_000);

/**
 * Uses a link up. @returns its customer @throws 410 where it was used before, is too old or never was (ERR-23,
 * SESSION-69)
 */
export async function useLink(db: Executor, token: string, kind: LinkKind): Promise<number> {
  return (await useUpLink(db, token, kind)).customer_id;
}

/** Uses a link to a new email up. @returns its customer and the address that it was sent to @throws 410 as useLink */
export async function useEmailLink(db: Executor, token: string): Promise<{ customerId: number; email: string }> {
  const { customer_id, new_email } = await useUpLink(db, token, 'email_change');
  if (new_email === null) throw new Error('a link to a new email without one');
  return { customerId: customer_id, email: new_email };
}

/**
 * Uses an activation link up. @returns its customer and what was typed for it @throws 410 as useLink
 */
export async function useActivationLink(
  db: Executor,
  token: string,
): Promise<{ customerId: number; registration: unknown }> {
  const { customer_id, registration } = await useUpLink(db, token, 'activation');
  return { customerId: customer_id, registration };
}

/** Uses up the link that asks about a merge, whatever the answer. @returns what it holds @throws 410 as useLink */
export async function useMergeLink(db: Executor, token: string): Promise<MergeLink> {
  const { customer_id, merge_into, asked_by } = await useUpLink(db, token, 'merge');
  if (merge_into === null) throw new Error('a link to merge without the account that is kept');
  return { otherId: customer_id, keptId: merge_into, askedBy: asked_by };
}

/** What a link holds that asks the owner of an account whether it may be merged into another one (STAFF-76). */
export interface MergeLink {
  /** The account that ends. */
  otherId: number;
  keptId: number;
  /** The member of the staff who asked. */
  askedBy: number | null;
}

async function useUpLink(db: Executor, token: string, kind: LinkKind) {
  // The accounts before their links, in the order of their ids, as everybody locks them: otherwise each could wait for the other.
  const ofLink = sql<number>`(SELECT unnest(ARRAY[customer_id, merge_into]) FROM customer_tokens
    WHERE token_hash = ${hashToken(token)} AND kind = ${kind})`;
  await db.selectFrom('customers').select('id').where('id', 'in', ofLink).orderBy('id').forUpdate().execute();
  const used = await db
    .updateTable('customer_tokens')
    .set({ revoked_at: new Date() })
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['customer_id', 'new_email', 'registration', 'merge_into', 'asked_by'])
    .executeTakeFirst();
  if (!used) throw new Refusal(410, 'link_expired');
  return used;
}

/** Ends a customer's open links of a kind. */
export async function revokeLinks(db: Executor, customerId: number, kind: LinkKind): Promise<void> {
  await db
    .updateTable('customer_tokens')
    .set({ revoked_at: new Date(), registration: null })
    .where('customer_id', '=', customerId)
    .where('kind', '=', kind)
    .where('revoked_at', 'is', null)
    .execute();
}
