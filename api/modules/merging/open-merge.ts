import { sql } from 'kysely';
import type { OpenMerge } from 'mf-shared/contract';
import type { Executor } from '../../db/schema.ts';

const now = sql<Date>`now()`;

/** Requests that wait for an answer, on either side of an account. */
export const openRequests = (db: Executor, ids: readonly number[]) =>
  db
    .selectFrom('customer_tokens')
    .where('kind', '=', 'merge')
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .where((eb) => eb.or([eb('customer_id', 'in', ids), eb('merge_into', 'in', ids)]));

/** The request to merge an account with another one, on whichever side it stands, that waits for an answer. */
export async function readOpenMerge(db: Executor, id: number): Promise<OpenMerge | null> {
  const open = await openRequests(db, [id]).select(['customer_id', 'merge_into', 'expires_at']).executeTakeFirst();
  if (!open || open.merge_into === null) return null;
  const withId = open.customer_id === id ? open.merge_into : open.customer_id;
  const { email } = await db.selectFrom('customers').select('email').where('id', '=', withId).executeTakeFirstOrThrow();
  return {
    ...{ kept_id: open.merge_into, other_id: open.customer_id },
    ...{ with: email, ends_at: open.expires_at.toISOString() },
  };
}
