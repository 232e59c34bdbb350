import { inTransaction } from '../../db/in-transaction.ts';
import type { Database } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import type { SignedInCustomer } from '../accounts/authenticate.ts';
import { noteWrite } from '../audit/note-write.ts';

/**
 * From now on this session buys for a customer, until it ends or the errand does (STAFF-24 to STAFF-26).
 * @throws 404 for an unknown customer, 409 for a member of the staff, who buys alone
 */
export async function actFor(db: Database, caller: SignedInCustomer, customerId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const customer = await tx
      .selectFrom('customers')
      .select(['is_staff', 'is_admin'])
      .where('id', '=', customerId)
      .where('is_active', '=', true)
      // It ends before the errand begins, or after.
      .forKeyShare()
      .executeTakeFirst();
    if (!customer) throw new Refusal(404, 'customer_not_found');
    if (customer.is_staff || customer.is_admin) throw new Refusal(409, 'acting_for_staff');
    await tx
      .updateTable('customer_sessions')
      .set({ acting_for: customerId })
      .where('id', '=', caller.sessionId)
      .execute();
    await noteActing(tx, caller, customerId, 'acting_begun');
  });
}

/** The session buys for nobody else any more. */
export async function endActing(db: Database, caller: SignedInCustomer): Promise<void> {
  const { actingForId } = caller;
  if (actingForId === null) return;
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('customer_sessions').set({ acting_for: null }).where('id', '=', caller.sessionId).execute();
    await noteActing(tx, caller, actingForId, 'acting_ended');
  });
}

const noteActing = (
  db: Parameters<typeof noteWrite>[0],
  caller: SignedInCustomer,
  customerId: number,
  action: 'acting_begun' | 'acting_ended',
) =>
  noteWrite(db, caller.id, {
    action,
    entity: 'customer',
    entityId: String(customerId),
    before: null,
    after: { session: caller.sessionId },
  });
