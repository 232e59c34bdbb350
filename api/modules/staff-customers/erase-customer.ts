import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Executor } from '../../db/schema.ts';
import { Refusal, refusedField } from '../../http/refusal.ts';
import { eraseNow } from '../accounts/personal-data/erase-person.ts';
import { findPerson } from '../accounts/personal-data/find-person.ts';
import { noteWrite } from '../audit/note-write.ts';

/** Erases a customer for good, as the customer could (STAFF-72). @throws Refusal 404, 409, or where the address is another one */
export const eraseCustomer = (db: Database, actorId: number, id: number, email: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockCustomer(tx, id);
    const person = await findPerson(tx, id);
    if (person.email.toLowerCase() !== email.toLowerCase()) throw refusedField('email', 'customers.another_address');
    await eraseNow(tx, person, person.language).catch((failure: unknown) => {
      // The words of these two are for the customer.
      if (failure instanceof Refusal && failure.status === 409) throw new Refusal(409, `customer_${failure.code}`);
      throw failure;
    });
    await noteWrite(tx, actorId, {
      ...{ action: 'customer_erased', entity: 'customer', entityId: String(id) },
      ...{ before: null, after: null },
    });
  });

/** An active account that is no member's of the staff: whoever works on it comes one after the other. @throws Refusal 404, 409 */
async function lockCustomer(tx: Executor, id: number): Promise<void> {
  const row = await tx
    .selectFrom('customers')
    .select(['is_staff', 'is_admin'])
    .where('id', '=', id)
    .where('is_active', '=', true)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Refusal(404, 'customer_not_found');
  if (row.is_staff || row.is_admin) throw new Refusal(409, 'customer_is_staff');
}
