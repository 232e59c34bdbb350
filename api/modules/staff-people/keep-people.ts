import { sql } from 'kysely';
import type { NewStaffPerson, StaffPeople, StaffRole } from 'mf-shared/contract';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Executor } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { roleOf } from '../accounts/authenticate.ts';
import { type WrittenRole, writeRole } from '../accounts/write-role.ts';

/** Everybody with a role, and the stores that one can work in. */
export async function listPeople(db: Database, callerId: number): Promise<StaffPeople> {
  const rows = await db
    .selectFrom('customers as c')
    .leftJoin('stores as s', 's.id', 'c.staff_store_id')
    .leftJoin('second_factors as f', 'f.customer_id', 'c.id')
    .select(['c.id', 'c.email', 'c.first_name', 'c.last_name', 'c.is_staff', 'c.is_admin', 'c.staff_role'])
    .select(['s.id as store_id', 's.name as store_name', 'f.confirmed_at'])
    .where((eb) => eb.or([eb('c.is_staff', '=', true), eb('c.is_admin', '=', true)]))
    .where('c.is_active', '=', true)
    .orderBy(sql`lower(c.last_name)`)
    .orderBy(sql`lower(c.first_name)`)
    .orderBy('c.id')
    .execute();
  const results = rows.flatMap((row) => {
    const role = roleOf(row);
    if (!role) return [];
    const store = role === 'store' && row.store_id !== null ? { id: row.store_id, name: row.store_name ?? '' } : null;
    return {
      ...{ id: row.id, email: row.email, role, store, is_you: row.id === callerId },
      name: `${row.first_name} ${row.last_name}`.trim(),
      has_second_factor: row.confirmed_at !== null,
    };
  });
  const stores = await db.selectFrom('stores').select(['id', 'name']).orderBy('name').execute();
  return { results, stores };
}

/** Gives somebody who has an account a role. @throws Refusal 400 beside the address of nobody */
export const givePersonRole = (db: Database, { email, ...given }: NewStaffPerson, actorId: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    const found = await tx
      .selectFrom('customers')
      .select(['id', 'is_staff', 'is_admin'])
      .where(sql`lower(email)`, '=', email.toLowerCase())
      .where('is_active', '=', true)
      .executeTakeFirst();
    if (!found) throw new Refusal(400, 'invalid_request', { fields: { email: 'staff_people.no_account' } });
    if (found.is_staff || found.is_admin)
      throw new Refusal(400, 'invalid_request', { fields: { email: 'staff_people.has_role' } });
    await changeRole(tx, { id: found.id, role: given.role, storeId: given.store_id, was: null, actorId });
  });

interface RoleChange extends WrittenRole {
  /** The role that was read, null where there was none; the change is over nothing else. */
  was: { role: StaffRole; store_id: number | null } | null;
  actorId: number;
}

/** Changes the role of a member of the staff, or ends it. It holds from the next call on. @throws Refusal */
export const changePersonRole = (db: Database, change: RoleChange): Promise<void> =>
  inTransaction(db, async (tx) => {
    const person = await tx
      .selectFrom('customers')
      .select(['is_staff', 'is_admin'])
      .where('id', '=', change.id)
      .executeTakeFirst();
    if (!person?.is_staff && !person?.is_admin) throw new Refusal(404, 'person_not_found');
    await changeRole(tx, change);
  });

async function changeRole(tx: Executor, { id, role, storeId, was, actorId }: RoleChange): Promise<void> {
  // Two admins who take each other's role away come one after the other.
  const admins = await tx
    .selectFrom('customers')
    .select('id')
    .where('is_admin', '=', true)
    .where('is_active', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (role !== 'admin' && admins.length === 1 && admins[0]?.id === id) throw new Refusal(409, 'last_admin');
  const store = role === 'store' ? storeId : null;
  if (role === 'store') await requireKnownStore(tx, store);
  const open = await tx
    .selectFrom('customers')
    .select(['is_staff', 'is_admin', 'staff_role', 'staff_store_id'])
    .where('id', '=', id)
    .where('is_active', '=', true)
    .forUpdate()
    .executeTakeFirst();
  // It was merged into another account in this moment.
  if (!open) throw new Refusal(404, 'person_not_found');
  const now = roleOf(open);
  if (now !== (was?.role ?? null) || (now === 'store' && open.staff_store_id !== was?.store_id))
    throw new Refusal(409, 'changed_meanwhile');
  await writeRole(tx, { id, role, storeId: store }, actorId);
}

async function requireKnownStore(tx: Executor, id: number | null): Promise<void> {
  const known = id === null ? null : await tx.selectFrom('stores').select('id').where('id', '=', id).executeTakeFirst();
  if (!known) throw new Refusal(400, 'invalid_request', { fields: { store_id: 'validation.required' } });
}
