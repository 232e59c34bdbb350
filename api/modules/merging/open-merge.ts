import type { OpenMerge } from 'mf-shared/contract';
import type { Executor } from '../../db/schema.ts';
import { openRequests } from './two-accounts.ts';

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
