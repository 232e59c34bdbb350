import { sql } from 'kysely';
import type { Executor } from '../../db/schema.ts';
import { addressesOf, addressesWith, hasAddress } from '../customer-addresses/own-addresses.ts';
import type { ServiceSecret } from '../secrets/service-secret.ts';

/** An address as it is kept: nobody reads it back, and the same address is the same hash. */
const hashOf = (secret: ServiceSecret, email: string): Buffer =>
  Buffer.from(secret.keyFor('reminders', email.trim().toLowerCase()));

/**
 * No reminder of any kind goes to the address any more, nor to another one of the same account. Said again, it stays as it is. An address that nobody bought with,
 * wrote to the shop about a purchase from or signed up with gets none anyway, and is not kept.
 */
export async function stopReminders(db: Executor, secret: ServiceSecret, email: string): Promise<void> {
  const address = email.trim().toLowerCase();
  const known = await sql`SELECT FROM orders WHERE lower(email) = ${address}
    UNION ALL SELECT FROM customers WHERE ${hasAddress(address)}
    UNION ALL SELECT FROM store_returns WHERE lower(email) = ${address}
    UNION ALL SELECT FROM complaints WHERE lower(email) = ${address} LIMIT 1`.execute(db);
  if (known.rows.length === 0) return;
  await stopAll(db, secret, await addressesWith(db, address));
}

async function stopAll(db: Executor, secret: ServiceSecret, emails: readonly string[]): Promise<void> {
  await db
    .insertInto('reminder_stops')
    .values(emails.map((email) => ({ address_hash: hashOf(secret, email) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Two accounts became one: what stopped reminders to an address of either stops them to all, and the settings say so. */
export async function joinStops(db: Executor, secret: ServiceSecret, customerId: number): Promise<void> {
  const emails = await addressesOf(db, customerId);
  const may = await Promise.all(emails.map((email) => mayRemind(db, secret, email)));
  if (!may.includes(false)) return;
  await stopAll(db, secret, emails);
  await db.updateTable('customers').set({ reminder_consent: false }).where('id', '=', customerId).execute();
}

/** The owner of an account wants reminders again, to every address of it. */
export async function allowReminders(db: Executor, secret: ServiceSecret, customerId: number): Promise<void> {
  const hashes = (await addressesOf(db, customerId)).map((email) => hashOf(secret, email));
  await db.deleteFrom('reminder_stops').where('address_hash', 'in', hashes).execute();
}

/** Whether an address may be reminded; of a person who was erased there is none. Every kind of reminder asks here. */
export async function mayRemind(db: Executor, secret: ServiceSecret, email: string): Promise<boolean> {
  if (email === '') return false;
  const stopped = await db
    .selectFrom('reminder_stops')
    .select('stopped_at')
    .where('address_hash', '=', hashOf(secret, email))
    .executeTakeFirst();
  return stopped === undefined;
}
