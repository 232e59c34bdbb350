import type { Locale } from 'mf-shared/contract';
import type { Executor } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { type AddressOwner, ownerOfAddress } from '../customer-addresses/own-addresses.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { pageLink } from '../mail/page-link.ts';

interface Identity {
  issuer: string;
  subject: string;
  email: string;
}

/** The active account that a provider's account opens. */
export async function customerOfIdentity(
  db: Executor,
  { issuer, subject }: Pick<Identity, 'issuer' | 'subject'>,
): Promise<number | null> {
  const row = await db
    .selectFrom('customer_identities as i')
    .innerJoin('customers as c', 'c.id', 'i.customer_id')
    .select('c.id')
    .where('i.issuer', '=', issuer)
    .where('i.subject', '=', subject)
    .where('c.is_active', '=', true)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The active account that an address belongs to. A former address belongs to it, but proves nothing about its own (SESSION-89). */
export async function activeCustomer(db: Executor, email: string): Promise<AddressOwner | undefined> {
  const owner = await ownerOfAddress(db, email);
  return owner?.is_active ? owner : undefined;
}

/**
 * Joins a provider's account to one of the shop and tells its owner by mail. @throws 409 `duplicate_accounts` where either is
 * joined to another one (SESSION-73)
 */
export async function joinIdentity(
  db: Executor,
  customer: { id: number; email: string; first_name: string },
  identity: Identity,
  told: { provider: string; language: Locale; publicUrl: string },
): Promise<void> {
  const joined = await db
    .insertInto('customer_identities')
    .values({
      customer_id: customer.id,
      issuer: identity.issuer,
      subject: identity.subject,
      email: identity.email,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('customer_id')
    .executeTakeFirst();
  if (!joined) throw new Refusal(409, 'duplicate_accounts');
  const { provider, language, publicUrl } = told;
  const link = pageLink(publicUrl, language, '/accounts/');
  const values = { first_name: customer.first_name, provider, email: identity.email, link };
  await enqueueMail(db, { template: 'social_joined', to: customer.email, language, values });
}
