import { createHash } from 'node:crypto';
import type { Executor } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { deferStockNotification } from '../../read-model/stock-notification.ts';

const scope = 'order';

/** What a repetition must be the same in: the parsed body and who sends it. */
export function requestHash(body: unknown, customerId: number | null): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([customerId, body]))
    .digest();
}

/**
 * Claims a key for this transaction; waits for another that holds it.
 * @returns the catalogue's version with that of its prices, or null when the key was used before.
 */
export async function claimIdempotencyKey(
  tx: Executor,
  key: string,
  hash: Buffer,
): Promise<{ version: number | null; prices: number | null } | null> {
  const claimed = await tx
    .insertInto('idempotency_keys')
    .values({ scope, key, request_hash: hash })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .returning((eb) => [
      eb.selectFrom('catalogue_version').select('version').as('version'),
      eb.selectFrom('catalogue_version').select('prices').as('prices'),
      deferStockNotification,
    ])
    .executeTakeFirst();
  return claimed ?? null;
}

/** The order that a key made before, or null. @throws Refusal 422 when the body under the key is another one. */
export async function orderOfKey(db: Executor, key: string, hash: Buffer): Promise<number | null> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'order_id'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row) return null;
  if (!hash.equals(row.request_hash)) throw new Refusal(422, 'idempotency_key_reused');
  return row.order_id;
}

/** Lets the key be used for another try, after one that came to nothing. */
export async function forgetKeyOf(db: Executor, orderId: number): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('scope', '=', scope).where('order_id', '=', orderId).execute();
}

/** Keys are kept for two days: longer than any client repeats a call. */
export async function forgetOldKeys(db: Executor, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - 48 * 3_600_000);
  await db.deleteFrom('idempotency_keys').where('scope', '=', scope).where('created_at', '<', limit).execute();
}
