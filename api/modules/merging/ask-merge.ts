import { sql } from 'kysely';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Executor } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { keptLocale } from '../../texts/kept-locale.ts';
import { openLink } from '../accounts/customer-link.ts';
import { maskAddress } from '../accounts/mask-address.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { pageLink, secretLink } from '../mail/page-link.ts';
import { noteMerge } from './note-merge.ts';
import { openRequests } from './open-merge.ts';
import { type TwoAccounts, twoAccounts } from './two-accounts.ts';

interface Asking {
  keptId: number;
  otherId: number;
  actorId: number;
  publicUrl: string;
}

/**
 * Asks the owner of the other account by mail whether it may be merged into the one that is kept, and tells the kept one's.
 * Nothing moves before the answer (STAFF-76). @throws Refusal 404, 409, and 429 after five mails in an hour
 */
export const askMerge = (db: Database, { keptId, otherId, actorId, publicUrl }: Asking): Promise<void> =>
  inTransaction(db, async (tx) => {
    const accounts = await twoAccounts(tx, { keptId, otherId }, true);
    const ids = [keptId, otherId];
    if (await openRequests(tx, ids).select('id').executeTakeFirst()) throw new Refusal(409, 'merge_open');
    await endExpired(tx, ids);
    const token = await openLink(tx, otherId, 'merge', { mergeInto: keptId, askedBy: actorId });
    if (token === null) throw new Refusal(429, 'too_many_requests');
    await mailBoth(tx, accounts, { token, publicUrl });
    await noteMerge(tx, actorId, { action: 'merge_asked', keptId, otherId });
  });

/** The link is of no use any more. @throws Refusal 404 where nothing waits */
export const takeBackMerge = (db: Database, { id, actorId }: { id: number; actorId: number }): Promise<void> =>
  inTransaction(db, async (tx) => {
    const open = await openRequests(tx, [id])
      .select(['id', 'customer_id', 'merge_into'])
      .forUpdate()
      .executeTakeFirst();
    if (!open || open.merge_into === null) throw new Refusal(404, 'merge_gone');
    await tx.updateTable('customer_tokens').set({ revoked_at: new Date() }).where('id', '=', open.id).execute();
    await noteMerge(tx, actorId, {
      ...{ action: 'merge_taken_back', keptId: open.merge_into, otherId: open.customer_id },
    });
  });

/** Links that nobody answered in time make room for a new one. */
async function endExpired(tx: Executor, ids: readonly number[]): Promise<void> {
  await tx
    .updateTable('customer_tokens')
    .set({ revoked_at: new Date() })
    .where('kind', '=', 'merge')
    .where('revoked_at', 'is', null)
    .where((eb) => eb.or([eb('customer_id', 'in', ids), eb('merge_into', 'in', ids)]))
    .where('expires_at', '<=', sql<Date>`now()`)
    .execute();
}

/** Neither mail tells a whole address: whoever staff named by mistake learns none. */
async function mailBoth(
  tx: Executor,
  { kept, other }: TwoAccounts,
  { token, publicUrl }: { token: string; publicUrl: string },
): Promise<void> {
  const language = keptLocale(other.language);
  await enqueueMail(tx, {
    ...{ template: 'merge_request', to: other.email, language },
    values: {
      ...{ first_name: other.first_name, email: maskAddress(kept.email) },
      link: secretLink(publicUrl, language, '/accounts/merge/', token),
    },
  });
  const ofKept = keptLocale(kept.language);
  await enqueueMail(tx, {
    ...{ template: 'merge_asked', to: kept.email, language: ofKept },
    values: {
      ...{ first_name: kept.first_name, email: maskAddress(other.email) },
      link: pageLink(publicUrl, ofKept, '/ask/'),
    },
  });
}
