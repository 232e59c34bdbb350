import type { CustomerIdentities } from 'mf-shared/contract';
import type { Database, Executor } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceSettings } from '../../service-settings.ts';
import { joinIdentity } from './identities.ts';
import { type ReturnedPerson, useUp } from './sign-in-row.ts';
import type { SocialSettings } from './social-settings.ts';

/** Which accounts from elsewhere open a customer's own, and which providers the shop knows. */
export async function readOwnIdentities(db: Database, social: SocialSettings, id: number): Promise<CustomerIdentities> {
  const all = [...social.providers.values()];
  const rows = await db
    .selectFrom('customer_identities')
    .selectAll()
    .where('customer_id', '=', id)
    .orderBy('linked_at')
    .execute();
  return {
    has_password: await hasPassword(db, id),
    identities: rows.map(({ issuer, email, linked_at }) => {
      const provider = all.find((each) => each.issuer === issuer);
      return {
        provider: provider?.slug ?? issuer,
        name: provider?.name ?? new URL(issuer).host,
        email,
        linked_at: linked_at.toISOString(),
      };
    }),
    providers: all.map(({ slug, name }) => ({ slug, name })),
  };
}

/** Joins a proven account from elsewhere to a customer's own; the ticket that proved it is used up. */
export async function linkOwnIdentity(
  db: Database,
  person: ReturnedPerson,
  { id, settings }: { id: number; settings: ServiceSettings },
): Promise<void> {
  const { publicUrl, social } = settings;
  const customer = await db
    .selectFrom('customers')
    .select(['id', 'email', 'first_name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const provider = social.providers.get(person.provider)?.name ?? person.provider;
  await db.transaction().execute(async (tx) => {
    await useUp(tx, person.id);
    await joinIdentity(tx, customer, person, { provider, language: person.language, publicUrl });
  });
}

/** @throws Refusal 404 where it does not open the customer's account */
export async function endOwnIdentity(db: Database, customerId: number, issuer: string): Promise<void> {
  const ended = await db
    .deleteFrom('customer_identities')
    .where('customer_id', '=', customerId)
    .where('issuer', '=', issuer)
    .returning('customer_id')
    .executeTakeFirst();
  if (!ended) throw new Refusal(404, 'not_found');
}

export async function hasPassword(db: Executor, id: number): Promise<boolean> {
  const row = await db.selectFrom('customers').select('password_hash').where('id', '=', id).executeTakeFirstOrThrow();
  return row.password_hash !== null;
}
