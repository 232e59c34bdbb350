import { sql } from 'kysely';
import type { StaffRole } from 'mf-shared/contract';
import type { Executor } from '../../db/schema.ts';
import { noteWrite } from '../audit/note-write.ts';
import { roleOf } from './authenticate.ts';

/** A role of the staff as somebody has it. */
export interface HeldRole {
  id: number;
  email: string;
  role: StaffRole | null;
  storeId: number | null;
}

/** What the log tells of a role: who gave it to whom. */
interface LoggedRole {
  actor: number | null;
  person: number;
  /** `kept`: whoever runs the shop vouches for the person. */
  what: 'given' | 'ended' | 'kept';
}

/**
 * Finds the members of the staff whose role comes from an account of the demo: it gave the role, or somebody did who had
 * theirs from it. A role that is given anew by others counts as theirs.
 */
export async function findPassedOnRoles(db: Executor): Promise<HeldRole[]> {
  const demo = await db.selectFrom('customers').select('id').where('is_demo_account', '=', true).execute();
  if (demo.length === 0) return [];
  const accounts = new Set(demo.map(({ id }) => id));
  const holders = followRoles(accounts, await readLoggedRoles(db));
  const staff = await db
    .selectFrom('customers')
    .select(['id', 'email', 'is_staff', 'is_admin', 'staff_role', 'staff_store_id'])
    .where('is_demo_account', '=', false)
    .where(({ or, eb }) => or([eb('is_staff', '=', true), eb('is_admin', '=', true)]))
    .orderBy('email')
    .execute();
  return staff
    .filter(({ id }) => holders.has(id))
    .map((row) => ({ id: row.id, email: row.email, role: roleOf(row), storeId: row.staff_store_id }));
}

/** Notes that a person keeps the role, and with it everybody whom they gave one. */
export async function keepPassedOnRole(db: Executor, { id, role, storeId }: HeldRole): Promise<void> {
  const state = { role, store: storeId };
  await noteWrite(db, null, { ...kept, entityId: String(id), before: state, after: state });
}

const kept = { action: 'staff_role_kept', entity: 'customer' };

async function readLoggedRoles(db: Executor): Promise<LoggedRole[]> {
  const rows = await db
    .selectFrom('audit_log')
    .select(['actor_id', 'entity_id', 'action'])
    // An account that was erased has lost what the log knew of it: its role counts as given.
    .select(sql<boolean>`after IS NOT NULL AND after ->> 'role' IS NULL`.as('is_end'))
    .where('entity', '=', 'customer')
    .where('action', 'in', ['staff_role', kept.action])
    .orderBy('id')
    .execute();
  return rows.map(({ actor_id, entity_id, action, is_end }) => ({
    ...{ actor: actor_id, person: Number(entity_id) },
    what: action === kept.action ? 'kept' : is_end ? 'ended' : 'given',
  }));
}

/** @returns who has a role from an account of the demo after all that the log tells, and these accounts themselves */
function followRoles(demo: ReadonlySet<number>, log: readonly LoggedRole[]): Set<number> {
  const trusted = new Set(log.filter(({ what }) => what === 'kept').map(({ person }) => person));
  const holders = new Set(demo);
  for (const { actor, person, what } of log) {
    if (demo.has(person) || trusted.has(person)) continue;
    if (what === 'given' && actor !== null && holders.has(actor)) holders.add(person);
    else holders.delete(person);
  }
  return holders;
}
