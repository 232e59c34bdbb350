import { sql } from 'kysely';
import type { Executor } from '../../db/schema.ts';
import { emptyAccount } from '../accounts/personal-data/account-record.ts';
import { type ChosenRecords, chooseRecords } from './choose-records.ts';
import { columnsThat } from './customer-columns.ts';
import { type AccountRow, mergedFacts } from './merged-facts.ts';

/** How many records moved, by table. */
export type MovedRecords = ChosenRecords & Readonly<Record<string, number>>;

/**
 * Makes one account of two, whose rows the caller has locked. The other ends with its ways in; its address stays the kept
 * account's as a former one.
 */
export async function moveRecords(tx: Executor, kept: AccountRow, other: AccountRow): Promise<MovedRecords> {
  await endOther(tx, kept, other);
  await tx.updateTable('customers').set(mergedFacts(kept, other)).where('id', '=', kept.id).execute();
  const chosen = await chooseRecords(tx, { keptId: kept.id, otherId: other.id });
  await keepUnasked(tx, other);
  const moved: Record<string, number> = {};
  for (const [table, column] of columnsThat('moves')) {
    const { numAffectedRows = 0n } = await sql`UPDATE ${sql.table(table)} SET ${sql.ref(column)} = ${kept.id}
      WHERE ${sql.ref(column)} = ${other.id}`.execute(tx);
    moved[table] = Number(numAffectedRows);
  }
  // The address is the kept account's once nothing of the other's refers to it.
  await tx.insertInto('former_addresses').values({ email: other.email, customer_id: kept.id }).execute();
  return { ...moved, ...chosen };
}

/** The other account's sessions, links and ways in end; its row names the account that is kept, and nobody. */
async function endOther(tx: Executor, kept: AccountRow, other: AccountRow): Promise<void> {
  for (const [table, column] of columnsThat('ends'))
    await sql`DELETE FROM ${sql.table(table)} WHERE ${sql.ref(column)} = ${other.id}`.execute(tx);
  // A link to a new address of the other account that was promised and has not left.
  await tx
    .deleteFrom('outbox')
    .where('kind', '=', 'email_change')
    .where('sent_at', 'is', null)
    .where(sql`payload->>'customerId'`, '=', String(other.id))
    .execute();
  await tx
    .updateTable('customers')
    .set({ ...emptyAccount(other.id), merged_into: kept.id })
    .where('id', '=', other.id)
    .execute();
}

/** What the other account's owner did not agree to be asked or reminded of stays so for what it ordered. */
async function keepUnasked(tx: Executor, other: AccountRow): Promise<void> {
  const now = new Date();
  const orders = tx.updateTable('orders').where('customer_id', '=', other.id);
  if (!other.review_consent) await orders.set({ review_asked_at: now }).where('review_asked_at', 'is', null).execute();
  if (!other.reminder_consent)
    await orders.set({ deadline_reminded_at: now }).where('deadline_reminded_at', 'is', null).execute();
}
