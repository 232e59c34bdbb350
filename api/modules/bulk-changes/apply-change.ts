import type { BulkDone, Locale, StaffRight } from 'mf-shared/contract';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Executor } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { versionOf } from '../audit/logged-state.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { checkTimes, isAhead } from './check-times.ts';
import { type LockedChange, lockChange, lockModels, noteBulk, stateOf } from './locked-change.ts';
import { firstNames } from './model-names.ts';
import { planChange, readStates, writeStates } from './states.ts';

interface Who {
  actorId: number | null;
  rights: ReadonlySet<StaffRight>;
  locale: Locale;
}

/**
 * Does what was looked at, all of it or nothing, or has it wait for its beginning; once, however often it is asked
 * (STAFF-43). @throws Refusal where somebody has changed one of the products since
 */
export const applyChange = (db: Database, who: Who, id: number): Promise<BulkDone> =>
  inTransaction(db, async (tx) => {
    const row = await lockChange(tx, id, who.rights);
    if (row.state !== 'looked') return { state: stateOf(row), models: row.models, kept: nobody };
    const now = new Date();
    checkTimes(row.change, now);
    const ids = row.seen.map(([model]) => model);
    await lockModels(tx, row.change, ids);
    await refuseChanged(tx, row, who.locale);
    if (isAhead(row.change, now)) return wait(tx, { row, actorId: who.actorId });
    const models = await carryOut(tx, { row, actorId: who.actorId });
    if (models === 0) throw new Refusal(409, 'bulk_nothing');
    return { state: 'applied', models, kept: nobody };
  });

/** Begins what waited. What is refused by now is left out; what nothing is left of has begun all the same. */
export const beginChange = (db: Database, id: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    const row = await lockChange(tx, id, null);
    if (row.state !== 'waiting') return;
    await lockModels(
      tx,
      row.change,
      row.seen.map(([model]) => model),
    );
    await carryOut(tx, { row, actorId: row.actor_id });
  });

const nobody = { count: 0, names: [] };

interface Step {
  row: LockedChange;
  actorId: number | null;
}

async function refuseChanged(tx: Executor, { change, seen }: LockedChange, locale: Locale): Promise<void> {
  const ids = seen.map(([model]) => model);
  const now = await readStates(tx, change, ids);
  const changed = seen.flatMap(([model, version]) => (versionOf(now.get(model) ?? null) === version ? [] : [model]));
  if (changed.length === 0) return;
  const names = (await firstNames(tx, changed, locale)).join(', ');
  throw new Refusal(409, 'bulk_changed', { values: { number: changed.length, names } });
}

async function wait(tx: Executor, { row, actorId }: Step): Promise<BulkDone> {
  const { id, change, seen } = row;
  await noteBulk(tx, row, { action: 'bulk_planned', actorId, models: seen.length });
  await tx
    .updateTable('bulk_changes')
    .set({ state: 'waiting', models: seen.length, actor_id: actorId })
    .where('id', '=', id)
    .execute();
  await promise(tx, { id, step: 'begin', at: change.from });
  return { state: 'waiting', models: seen.length, kept: nobody };
}

/** @returns how many products it changed */
async function carryOut(tx: Executor, { row, actorId }: Step): Promise<number> {
  const { id, change, seen } = row;
  const ids = seen.map(([model]) => model);
  const { before, next } = await planChange(tx, change, ids);
  if (next.size > 0) await writeStates(tx, next);
  const writeId = await noteBulk(tx, row, {
    action: 'bulk_change',
    actorId,
    models: next.size,
    states: { before, next },
  });
  await tx
    .updateTable('bulk_changes')
    .set({ state: 'applied', models: next.size, actor_id: actorId, write_id: writeId })
    .where('id', '=', id)
    .execute();
  await promise(tx, { id, step: 'end', at: change.until });
  return next.size;
}

async function promise(
  tx: Executor,
  { id, step, at }: { id: number; step: 'begin' | 'end'; at: string | null },
): Promise<void> {
  if (at === null) return;
  await enqueue(tx, {
    ...{ kind: 'bulk_change', payload: { id, step }, dedupeKey: `bulk change ${id} ${step}` },
    availableAt: new Date(at),
  });
}
