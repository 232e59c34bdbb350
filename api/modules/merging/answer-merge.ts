import { sql } from 'kysely';
import type { AskedMerge } from 'mf-shared/contract';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Executor } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceContext } from '../../http/service-module.ts';
import { keptLocale } from '../../texts/kept-locale.ts';
import { useMergeLink } from '../accounts/customer-link.ts';
import { maskAddress } from '../accounts/mask-address.ts';
import { hashToken } from '../accounts/secret-token.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { pageLink } from '../mail/page-link.ts';
import { joinStops } from '../reminders/stopped-reminders.ts';
import { type MovedRecords, moveRecords } from './move-records.ts';
import { noteMerge } from './note-merge.ts';
import { type TwoAccounts, twoAccounts } from './two-accounts.ts';

/** What the mailed link asks, with both addresses: who reads it owns one and knows the other (SESSION-87). @throws Refusal 410 */
export async function lookAtMerge(db: Database, token: string): Promise<AskedMerge> {
  const asked = await db
    .selectFrom('customer_tokens as t')
    .innerJoin('customers as o', 'o.id', 't.customer_id')
    .innerJoin('customers as k', 'k.id', 't.merge_into')
    .select(['o.email as other', 'k.email as kept'])
    .where('t.token_hash', '=', hashToken(token))
    .where('t.kind', '=', 'merge')
    .where('t.revoked_at', 'is', null)
    .where('t.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (!asked) throw new Refusal(410, 'link_expired');
  return asked;
}

/**
 * The owner of the other account agrees: both become one, whole or not at all. Both owners are told. @throws Refusal 410, and
 * 409 where the accounts cannot be merged any more
 */
export const agreeToMerge = (
  { db, secret, settings: { publicUrl } }: Pick<ServiceContext, 'db' | 'secret' | 'settings'>,
  token: string,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { keptId, otherId, askedBy } = await useMergeLink(tx, token);
    const accounts = await twoAccounts(tx, { keptId, otherId }, true).catch((failure: unknown) => {
      // The words of these are for the staff.
      throw failure instanceof Refusal ? new Refusal(409, 'merge_impossible') : failure;
    });
    const moved = await moveRecords(tx, accounts.kept, accounts.other);
    await joinStops(tx, secret, keptId);
    await noteMerge(tx, null, {
      ...{ action: 'customers_merged', keptId, otherId },
      more: { asked_by: askedBy, agreed_by: otherId, ...whatMoved(moved) },
    });
    await tellBoth(tx, accounts, publicUrl);
  });

/** The owner of the other account does not agree: the link ends, and staff see it in the log. @throws Refusal 410 */
export const refuseMerge = (db: Database, token: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { keptId, otherId, askedBy } = await useMergeLink(tx, token);
    await noteMerge(tx, null, { action: 'merge_refused', keptId, otherId, more: { asked_by: askedBy } });
  });

/** The log names what there was. */
const whatMoved = (moved: MovedRecords): Record<string, number> =>
  Object.fromEntries(Object.entries(moved).filter(([, count]) => count > 0));

async function tellBoth(tx: Executor, { kept, other }: TwoAccounts, publicUrl: string): Promise<void> {
  const language = keptLocale(kept.language);
  await enqueueMail(tx, {
    ...{ template: 'accounts_merged', to: kept.email, language },
    values: {
      ...{ first_name: kept.first_name || other.first_name, email: maskAddress(other.email) },
      link: pageLink(publicUrl, language, '/accounts/'),
    },
  });
  const ofOther = keptLocale(other.language);
  await enqueueMail(tx, {
    ...{ template: 'account_merged', to: other.email, language: ofOther },
    values: {
      ...{ first_name: other.first_name, email: maskAddress(kept.email) },
      link: pageLink(publicUrl, ofOther, '/accounts/login/'),
    },
  });
}
