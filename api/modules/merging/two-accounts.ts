import type { Executor } from '../../db/schema.ts';
import { Refusal, refusedField } from '../../http/refusal.ts';
import { ownerOfAddress } from '../customer-addresses/own-addresses.ts';
import type { AccountRow } from './merged-facts.ts';
import { whyApart } from './why-apart.ts';

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
