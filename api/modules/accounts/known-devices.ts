import { sql } from 'kysely';
import type { Executor } from '../../db/schema.ts';
import { hashToken, newToken } from './secret-token.ts';

/** Whether a device signed in to the account of an email before, within the time that its cookie lasts. */
export async function isKnownDevice(db: Executor, email: string, secret: string): Promise<boolean> {
  const row = await db
    .selectFrom('customer_devices as d')
    .innerJoin('customers as c', 'c.id', 'd.customer_id')
    .select('d.customer_id')
    .where('d.device_hash', '=', hashToken(secret))
    .where(sql<string>`lower(c.email)`, '=', email.trim().toLowerCase())
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Remembers that a device signed in. A secret that no account knows is not taken over: it is replaced, so that nobody
 * can plant one. @returns the secret for the device's cookie
 */
export async function rememberDevice(db: Executor, customerId: number, secret: string | null): Promise<string> {
  const kept = secret !== null && (await isIssued(db, secret)) ? secret : newToken();
  await db
    .insertInto('customer_devices')
    .values({ customer_id: customerId, device_hash: hashToken(kept) })
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'device_hash']).doUpdateSet({ last_used_at: new Date() }),
    )
    .execute();
  return kept;
}

async function isIssued(db: Executor, secret: string): Promise<boolean> {
  const row = await db
    .selectFrom('customer_devices')
    .select('customer_id')
    .where('device_hash', '=', hashToken(secret))
    .executeTakeFirst();
  return row !== undefined;
}
