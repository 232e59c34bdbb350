import type { Executor } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';

/**
 * Holds a customer's account open until the transaction ends: it is neither merged nor erased meanwhile, and nothing is
 * written for one that has ended.
 * @param actorId the member of the staff who acts for the customer, if one does
 * @throws Refusal 401 as for those who are signed out, and 404 for the staff, who are not signed out
 */
export async function holdAccount(tx: Executor, customerId: number, actorId: number | null = null): Promise<void> {
  if (!(await openAccount(tx, customerId).forKeyShare().executeTakeFirst())) throw hasEnded(actorId);
}

/**
 * Like `holdAccount`, for a transaction that changes the account's row: it takes the stronger lock at once, because raising a
 * weaker one can end in a deadlock.
 */
export async function holdAccountToChange(
  tx: Executor,
  customerId: number,
  actorId: number | null = null,
): Promise<void> {
  if (!(await openAccount(tx, customerId).forNoKeyUpdate().executeTakeFirst())) throw hasEnded(actorId);
}

const hasEnded = (actorId: number | null): Refusal =>
  actorId === null ? new Refusal(401, 'login_required') : new Refusal(404, 'customer_not_found');

const openAccount = (tx: Executor, customerId: number) =>
  tx.selectFrom('customers').select('id').where('id', '=', customerId).where('is_active', '=', true);
