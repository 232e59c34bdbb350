import type { Executor } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';

/**
 * Holds a customer's account open until the transaction ends: it is neither merged nor erased meanwhile, and nothing is
 * written for one that has ended. @throws Refusal 401 as for those who are signed out
 */
export async function holdAccount(tx: Executor, customerId: number): Promise<void> {
  const open = await tx
    .selectFrom('customers')
    .select('id')
    .where('id', '=', customerId)
    .where('is_active', '=', true)
    .forKeyShare()
    .executeTakeFirst();
  if (!open) throw new Refusal(401, 'login_required');
}
