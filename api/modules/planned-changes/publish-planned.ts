import { sql } from 'kysely';
import type { StaffRight } from 'mf-shared/contract';
import { isLocale } from 'mf-shared/rules/locales';
import { z } from 'zod';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Executor, Row } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { rightsOf } from '../../http/staff-rights.ts';
import { roleOf } from '../accounts/authenticate.ts';
import type { OutboxHandler } from '../outbox/outbox-worker.ts';
import { conflict, mergeChange } from './merge-change.ts';
import { endWith } from './plan-change.ts';
import { plannedKinds, type Target } from './planned-kinds.ts';

const work = z.object({ id: z.number().int() });

/** Saves planned changes when they are due (STAFF-68). */
export const plannedChangeHandler =
  (db: Database): OutboxHandler =>
  async (payload) => {
    await publishPlanned(db, work.parse(payload).id);
    return null;
  };

/** Saves it, or notes for the room why it can never be saved. What somebody else saves in this moment is tried again. */
async function publishPlanned(db: Database, id: number): Promise<void> {
  try {
    await inTransaction(db, async (tx) => {
      const planned = await lockWaiting(tx, id);
      if (!planned) return;
      if (planned.end_of !== null && (await isWaiting(tx, planned.end_of)))
        throw new Error('what it takes back is not published yet');
      await end(tx, id, await save(tx, planned));
    });
  } catch (error) {
    // An import may have brought what no form takes.
    const isFinal = error instanceof z.ZodError || (error instanceof Refusal && error.status !== 409);
    if (!isFinal) throw error;
    await inTransaction(db, async (tx) => {
      if (await lockWaiting(tx, id)) await end(tx, id, 'refused');
    });
  }
}

const lockWaiting = (tx: Executor, id: number) =>
  tx
    .selectFrom('planned_changes')
    .selectAll()
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .forUpdate()
    .executeTakeFirst();

const isWaiting = async (tx: Executor, id: number): Promise<boolean> =>
  (await tx
    .selectFrom('planned_changes')
    .select('id')
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .executeTakeFirst()) !== undefined;

/** Saves it on what stands by now: what others have changed meanwhile stays. */
async function save(tx: Executor, planned: Row<'planned_changes'>): Promise<'published' | 'overtaken' | 'refused'> {
  const { target_id, language, was, next, made_by, end_of } = planned;
  const target: Target = { kind: planned.kind, id: target_id, language: isLocale(language) ? language : null };
  const kind = plannedKinds[target.kind];
  const now = await kind.read(tx, target);
  if (!now || made_by === null) return 'refused';
  // What was published for a time goes back whoever has the right by then.
  if (end_of === null && !(await mayStill(tx, made_by, kind.right))) return 'refused';
  const strict = mergeChange(was, next, now);
  if (strict === conflict && end_of === null) return 'overtaken';
  // An end takes back what it can: the words of a sale do not stay for one that somebody has corrected.
  const merged = strict === conflict ? mergeChange(was, next, now, (stands) => stands) : strict;
  await kind.save(tx, target, { was: now, next: merged, actorId: made_by });
  return strict === conflict ? 'overtaken' : 'published';
}

/** Whether who planned it could save it now: a role that was taken away ends what was begun with it. */
async function mayStill(tx: Executor, id: number, right: StaffRight): Promise<boolean> {
  const row = await tx
    .selectFrom('customers')
    .select(['is_staff', 'is_admin', 'staff_role'])
    .where('id', '=', id)
    .where('is_active', '=', true)
    .executeTakeFirst();
  return row !== undefined && rightsOf(roleOf(row)).has(right);
}

async function end(tx: Executor, id: number, outcome: NonNullable<Row<'planned_changes'>['outcome']>): Promise<void> {
  await tx.updateTable('planned_changes').set({ outcome, ended_at: sql<Date>`now()` }).where('id', '=', id).execute();
  if (outcome !== 'published') await endWith(tx, id);
}
