import { sql } from 'kysely';
import { companyKey } from 'mf-shared/rules/company-id';
import type { Executor } from '../../db/schema.ts';
import { Refusal, refusedField } from '../../http/refusal.ts';
import { ownerOfAddress } from '../customer-addresses/own-addresses.ts';
import type { AccountRow } from './merged-facts.ts';

export interface TwoAccounts {
  kept: AccountRow;
  other: AccountRow;
}

/** The account that staff name by its email, which may be a former one, or its number. @throws Refusal 400 beside the field */
export async function findOther(db: Executor, keptId: number, named: string): Promise<number> {
  const id = /^\d{1,9}$/.test(named) ? Number(named) : (await ownerOfAddress(db, named))?.id;
  const found = await db
    .selectFrom('customers')
    .select('id')
    .where('id', '=', id ?? 0)
    .where('is_active', '=', true)
    .executeTakeFirst();
  if (!found) throw refusedField('other', 'merging.no_account');
  if (found.id === keptId) throw refusedField('other', 'merging.same');
  return found.id;
}

/** Two active accounts that can be merged. `isLocked` locks both in the order of their ids. @throws Refusal 404, 409 */
export async function twoAccounts(
  db: Executor,
  { keptId, otherId }: { keptId: number; otherId: number },
  isLocked: boolean,
): Promise<TwoAccounts> {
  const rows = await db
    .selectFrom('customers')
    .selectAll()
    .where('id', 'in', [keptId, otherId])
    .orderBy('id')
    .$if(isLocked, (query) => query.forUpdate())
    .execute();
  const [kept, other] = [keptId, otherId].map((id) => rows.find((row) => row.id === id && row.is_active));
  if (!kept || !other || kept === other) throw new Refusal(404, 'customer_not_found');
  const reason =
    whyApart({ kept, other }) ?? ((await hasSecondFactor(db, otherId, isLocked)) ? 'merge_second_factor' : null);
  if (reason !== null) throw new Refusal(409, reason);
  return { kept, other };
}

/** Why two accounts stay apart, as the code of a refusal; null where they may become one. */
export function whyApart({ kept, other }: TwoAccounts): string | null {
  const both = [kept, other];
  if (both.some(({ is_staff, is_admin }) => is_staff || is_admin)) return 'merge_staff';
  if (both.some(({ is_demo_account }) => is_demo_account)) return 'merge_demo';
  const isApart = kept.is_org_user !== other.is_org_user || companyOf(kept) !== companyOf(other);
  return isApart ? 'merge_company' : null;
}

/**
 * The number of the company that the account is; empty for a person, who may wish to be one: nobody has verified that yet.
 * Receipts name the company that the account has.
 */
const companyOf = ({ is_org_user, organisation }: AccountRow): string =>
  is_org_user ? companyKey(organisation?.vatNumber ?? '') : '';

/**
 * A link to the mailbox alone does not give away an account that asks for a second factor. The lock is of a factor that is
 * not confirmed yet, too: it may be in this moment.
 */
async function hasSecondFactor(db: Executor, id: number, isLocked: boolean): Promise<boolean> {
  const found = await db
    .selectFrom('second_factors')
    .select('confirmed_at')
    .where('customer_id', '=', id)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();
  return found !== undefined && found.confirmed_at !== null;
}

const now = sql<Date>`now()`;

/** Requests that wait for an answer, on either side of an account. */
export const openRequests = (db: Executor, ids: readonly number[]) =>
  db
    .selectFrom('customer_tokens')
    .where('kind', '=', 'merge')
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .where((eb) => eb.or([eb('customer_id', 'in', ids), eb('merge_into', 'in', ids)]));
