import { sql } from 'kysely';
import type { Executor } from '../../db/schema.ts';
import { hasAddress } from '../customer-addresses/own-addresses.ts';
import type { ServiceSecret } from '../secrets/service-secret.ts';

/** An address as it is kept: nobody reads it back, and the same address is the same hash. */
const hashOf = (secret: ServiceSecret, email: string): Buffer =>
  Buffer.from(secret.keyFor('reminders', email.trim().toLowerCase()));

/**
 * No reminder of any kind goes to the address any more. Said again, it stays as it is. An address that nobody bought with,
 * wrote to the shop about a purchase from or signed up with gets none anyway, and is not kept.
 */
export async function stopReminders(db: Executor, secret: ServiceSecret, email: string): Promise<void> {
  const address = email.trim().toLowerCase();
  const known = await sql`SELECT FROM orders WHERE lower(email) = ${address}
    UNION ALL SELECT FROM customers WHERE ${hasAddress(address)}
    UNION ALL SELECT FROM store_returns WHERE lower(email) = ${address}
    UNION ALL SELECT FROM complaints WHERE lower(email) = ${address} LIMIT 1`.execute(db);
  if (known.rows.length === 0) return;
  await db
    .insertInto('reminder_stops')
    .values({ address_hash: hashOf(secret, email) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Its owner wants reminders again. */
export async function allowReminders(db: Executor, secret: ServiceSecret, email: string): Promise<void> {
  await db.deleteFrom('reminder_stops').where('address_hash', '=', hashOf(secret, email)).execute();
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
