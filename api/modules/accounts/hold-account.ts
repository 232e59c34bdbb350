import type { Executor } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';

/**
 * Holds a customer's account open until the transaction ends: it is neither merged nor erased meanwhile, and nothing is
 * written for one that has ended. @throws Refusal 401 as for those who are signed out
 */
export async function holdAccount(tx: Executor, customerId: number): Promise<void> {
  if (!(await openAccount(tx, customerId).forKeyShare().executeTakeFirst())) throw new Refusal(401, 'login_required');
}

/** Does so for a transaction that changes the account's row: a weaker lock would be made stronger and could wait for itself. */
export async function holdAccountToChange(tx: Executor, customerId: number): Promise<void> {
  if (!(await openAccount(tx, customerId).forNoKeyUpdate().executeTakeFirst()))
    throw new Refusal(401, 'login_required');
}

/** What a member of the staff does for a customer whose account has ended is refused with 404: they are not signed out. */
export const asBuyer = (actorId: number | null) => (failure: unknown) => {
  throw actorId !== null && failure instanceof Refusal ? new Refusal(404, 'customer_not_found') : failure;
};

const openAccount = (tx: Executor, customerId: number) =>
  tx.selectFrom('customers').select('id').where('id', '=', customerId).where('is_active', '=', true);
