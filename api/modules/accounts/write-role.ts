import type { StaffRole } from 'mf-shared/contract';
import type { Executor } from '../../db/schema.ts';
import { noteWrite } from '../audit/note-write.ts';
import { roleOf } from './authenticate.ts';
import { revokeLinks } from './customer-link.ts';

export interface WrittenRole {
  id: number;
  /** Null ends all rights. */
  role: StaffRole | null;
  /** Where somebody with the role `store` works; null with every other role. */
  storeId: number | null;
}

/**
 * Gives an account a role of the staff, or ends it, and notes what it was. Its open links to a password end, because one of
 * them may be an invitation, which would bring another role back later (STAFF-79).
 * @param actorId null where a command does it
 */
export async function writeRole(
  tx: Executor,
  { id, role, storeId }: WrittenRole,
  actorId: number | null,
): Promise<void> {
  const before = await tx
    .selectFrom('customers')
    .select(['is_staff', 'is_admin', 'staff_role', 'staff_store_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('customers')
    .set({
      ...{ is_admin: role === 'admin', is_staff: role !== null && role !== 'admin', staff_store_id: storeId },
      staff_role: role === null || role === 'admin' ? 'service' : role,
    })
    .where('id', '=', id)
    .execute();
  await revokeLinks(tx, id, 'password_reset');
  await noteWrite(tx, actorId, {
    ...{ action: 'staff_role', entity: 'customer', entityId: String(id) },
    before: { role: roleOf(before), store: before.staff_store_id },
    after: { role, store: storeId },
  });
}
