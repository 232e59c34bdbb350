import { sql } from 'kysely';
import type { PlannedChange } from 'mf-shared/contract';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Executor } from '../../db/schema.ts';
import { tryOut } from '../../db/try-out.ts';
import { Refusal, refusedField } from '../../http/refusal.ts';
import { asState, isSame } from '../audit/logged-state.ts';
import { noteWrite } from '../audit/note-write.ts';
import { writerName } from '../audit/writer-name.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { type PlannedKind, plannedKinds, type Target } from './planned-kinds.ts';

const yearMs = 366 * 86_400_000;
/** The changes of one thing that may wait at once. */
const mostWaiting = 20;
/** How long one that could not be saved is told. */
const toldDays = 14;

/** What stood there before may lack what a save needs: that is told now, and not at the end. */
async function goBack(save: () => Promise<object>): Promise<void> {
  try {
    await save();
  } catch (error) {
    throw error instanceof Refusal && error.status === 400 ? refusedField('until', 'planned.no_way_back') : error;
  }
}

interface WantedPlan {
  was: object;
  next: object;
  dueAt: Date;
  until: Date | null;
  madeBy: number;
  /** Checks more of what is typed than the save at its moment does. */
  save?: PlannedKind['save'];
}

/** What the outbox does when a change is due. */
export const plannedWork = 'planned_change';

/**
 * Keeps what was typed until its moment, checked as for saving, and what it replaces until it goes back (STAFF-68).
 * @param until null where it stays
 * @throws Refusal what a save would refuse; 400 beside `due_at` or `until` for a moment that has passed or is a year away, and
 * where something that waits changes the same
 */
export async function planChange(
  db: Database,
  target: Target,
  { was: read, next, dueAt, until, madeBy, save }: WantedPlan,
): Promise<void> {
  const isWithinYear = (moment: Date) => moment.getTime() - Date.now() <= yearMs;
  if (dueAt.getTime() <= Date.now() || !isWithinYear(dueAt)) throw refusedField('due_at', 'planned.when');
  if (until && (until <= dueAt || !isWithinYear(until))) throw refusedField('until', 'planned.until');
  const kind = plannedKinds[target.kind];
  const { was, kept } = await tryOut(db, async (tx) => {
    // The save compares it with what was read, which a form of an earlier release may tell in part.
    const stored = (await kind.read(tx, target)) ?? read;
    const saved = await (save ?? kind.save)(tx, target, { was: read, next, actorId: madeBy });
    if (until) await goBack(() => kind.save(tx, target, { was: saved, next: stored, actorId: madeBy }));
    return { was: stored, kept: saved };
  });
  if (isSame(was, kept)) throw refusedField('due_at', 'planned.nothing');
  await inTransaction(db, async (tx) => {
    // One plan is made at a time: what waits is counted and compared.
    await sql`LOCK TABLE planned_changes IN SHARE ROW EXCLUSIVE MODE`.execute(tx);
    const waiting = await ofTarget(tx, target).select(['was', 'next', 'end_of']).where('outcome', 'is', null).execute();
    if (waiting.filter(({ end_of }) => end_of === null).length >= mostWaiting)
      throw refusedField('due_at', 'planned.too_many', { count: mostWaiting });
    const fieldsOf = changedFields(kind.inLines);
    const changed = new Set(waiting.flatMap(fieldsOf));
    if (fieldsOf({ was, next: kept }).some((name) => changed.has(name))) throw refusedField('due_at', 'planned.same');
    const id = await keep(tx, target, { was, next: kept, dueAt, madeBy, endOf: null });
    if (until) await keep(tx, target, { was: kept, next: was, dueAt: until, madeBy, endOf: id });
    await noteWrite(tx, madeBy, { ...aboutPlan('planned', target), before: null, after: toldOf(dueAt, until) });
  });
}

interface KeptPlan {
  was: object;
  next: object;
  dueAt: Date;
  madeBy: number;
  /** The change that it takes back. */
  endOf: number | null;
}

async function keep(tx: Executor, target: Target, { was, next, dueAt, madeBy, endOf }: KeptPlan): Promise<number> {
  const { id } = await tx
    .insertInto('planned_changes')
    .values({
      ...{ kind: target.kind, target_id: target.id, language: target.language, due_at: dueAt, made_by: madeBy },
      ...{ was: JSON.stringify(was), next: JSON.stringify(next), end_of: endOf },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await enqueue(tx, { kind: plannedWork, payload: { id }, availableAt: dueAt });
  return id;
}

const ofTarget = (db: Executor, { kind, id, language }: Target) =>
  db
    .selectFrom('planned_changes')
    .where('planned_changes.kind', '=', kind)
    .where('planned_changes.target_id', '=', id)
    .where('planned_changes.language', 'is not distinct from', language);

/** What things are called in the log. */
const loggedAs = {
  ...({ brand: 'brand', group: 'product_group', page: 'page', product_texts: 'product' } as const),
  ...({ tabbed_page: 'tabbed_page', banner: 'banner', front_page: 'front_page' } as const),
} as const;

/** What the log tells of a plan: of which thing, as `product 10 fi`, and when. */
const aboutPlan = (action: 'planned' | 'planned_back', { kind, id, language }: Target) => ({
  ...{ action, entity: 'planned_change', entityId: [loggedAs[kind], id, language].filter(Boolean).join(' ') },
});
const toldOf = (dueAt: Date, until: Date | null = null) => ({
  planned_for: dueAt.toISOString(),
  ...(until && { planned_until: until.toISOString() }),
});

/** The changes that wait, the next first, before them those that could not be saved lately. */
export async function listPlanned(db: Executor, target: Target): Promise<PlannedChange[]> {
  const rows = await ofTarget(db, target)
    .leftJoin('customers as c', 'c.id', 'planned_changes.made_by')
    .leftJoin('planned_changes as e', (join) =>
      join.onRef('e.end_of', '=', 'planned_changes.id').on('e.outcome', 'is', null),
    )
    .leftJoin('planned_changes as begun', 'begun.id', 'planned_changes.end_of')
    .select(['planned_changes.id', 'planned_changes.due_at', 'planned_changes.was', 'planned_changes.next'])
    .select(['planned_changes.outcome', 'planned_changes.end_of', 'e.due_at as until'])
    .select(['c.first_name', 'c.last_name', 'c.email'])
    // An end is told with its beginning until that is published.
    .where((eb) => eb.or([eb('planned_changes.end_of', 'is', null), eb('begun.outcome', '=', 'published')]))
    .where((eb) =>
      eb.or([
        eb('planned_changes.outcome', 'is', null),
        eb.and([
          eb('planned_changes.outcome', 'in', ['overtaken', 'refused']),
          eb('planned_changes.ended_at', '>', sql<Date>`now() - make_interval(days => ${toldDays})`),
        ]),
      ]),
    )
    .orderBy('planned_changes.due_at')
    .orderBy('planned_changes.id')
    .execute();
  const fieldsOf = changedFields(plannedKinds[target.kind].inLines);
  return rows.map(({ id, due_at, until, end_of, outcome, first_name, last_name, email, ...states }) => ({
    ...{ id, due_at: new Date(due_at).toISOString(), outcome, changed: fieldsOf(states) },
    ...{ until: until === null ? null : new Date(until).toISOString(), is_end: end_of !== null },
    by: writerName({ first_name, last_name, email }),
  }));
}

const changedFields =
  (inLines: PlannedKind['inLines']) =>
  ({ was, next }: { was: unknown; next: unknown }): string[] => {
    const [before, after] = [asState(was), asState(next)].map((state) => (state ? inLines(state) : {}));
    return Object.keys({ ...before, ...after }).filter(
      (name) => !isSame({ value: before?.[name] }, { value: after?.[name] }),
    );
  };

/** Takes back a change that waits. @throws Refusal 404 where it does not wait any more */
export const takeBack = (
  db: Database,
  target: Target,
  { planned, actorId }: { planned: number; actorId: number },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const taken = await tx
      .updateTable('planned_changes')
      .set({ outcome: 'taken_back', ended_at: sql<Date>`now()` })
      .where('id', '=', planned)
      .where('kind', '=', target.kind)
      .where('target_id', '=', target.id)
      .where('language', 'is not distinct from', target.language)
      .where('outcome', 'is', null)
      .returning('due_at')
      .executeTakeFirst();
    if (!taken) throw new Refusal(404, 'not_found');
    const until = await endWith(tx, planned);
    const before = toldOf(new Date(taken.due_at), until);
    await noteWrite(tx, actorId, { ...aboutPlan('planned_back', target), before, after: null });
  });

/** A change that is not published leaves nothing to take back at its end. @returns when that would have been */
export async function endWith(tx: Executor, id: number): Promise<Date | null> {
  const end = await tx
    .updateTable('planned_changes')
    .set({ outcome: 'taken_back', ended_at: sql<Date>`now()` })
    .where('end_of', '=', id)
    .where('outcome', 'is', null)
    .returning('due_at')
    .executeTakeFirst();
  return end ? new Date(end.due_at) : null;
}
