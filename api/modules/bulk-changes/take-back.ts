import { sql } from 'kysely';
import type { BulkDone, Locale, StaffRight } from 'mf-shared/contract';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Executor } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { readRows } from '../../read-model/read-rows.ts';
import { isSame } from '../audit/logged-state.ts';
import type { StoredPrices } from '../staff-products/product-sections.ts';
import { type LockedChange, lockChange, lockModels, noteBulk, stateOf } from './locked-change.ts';
import { firstNames } from './model-names.ts';
import { isPrices, isVisibility, type ModelState, readStates, type StoredVisibility, writeStates } from './states.ts';

interface Who {
  actorId: number;
  rights: ReadonlySet<StaffRight>;
  locale: Locale;
}

/**
 * Brings back what a change of many products replaced, where nothing has changed it since; what waits is stopped
 * (STAFF-43). Asked again, it answers the same.
 */
export const undoChange = (db: Database, who: Who, id: number): Promise<BulkDone> =>
  inTransaction(db, async (tx) => {
    const row = await lockChange(tx, id, who.rights);
    const { actorId } = who;
    if (row.state === 'waiting') {
      await noteBulk(tx, row, { action: 'bulk_stop', actorId, models: row.models });
      await setState(tx, id, 'stopped');
      return { state: 'stopped', models: row.models, kept: { count: 0, names: [] } };
    }
    if (row.state !== 'applied') return { state: stateOf(row), models: 0, kept: { count: 0, names: [] } };
    const { back, kept } = await takeBack(tx, { row, actorId, action: 'bulk_undo' });
    if (back === 0) throw new Refusal(409, 'bulk_all_changed');
    await setState(tx, id, 'undone');
    return {
      state: 'undone',
      models: back,
      kept: { count: kept.length, names: await firstNames(tx, kept, who.locale) },
    };
  });

/** Ends what was to end by now. What somebody has changed since stays. */
export const endChange = (db: Database, id: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    const row = await lockChange(tx, id, null);
    if (row.state !== 'applied') return;
    await takeBack(tx, { row, actorId: null, action: 'bulk_end' });
    await setState(tx, id, 'ended');
  });

const setState = (tx: Executor, id: number, state: LockedChange['state']) =>
  tx.updateTable('bulk_changes').set({ state }).where('id', '=', id).execute();

interface Part {
  model: number;
  before: ModelState;
  after: ModelState;
}

interface TakingBack {
  row: LockedChange;
  actorId: number | null;
  action: 'bulk_undo' | 'bulk_end';
}

/** @returns how many are back, and in which somebody has changed something since that stays */
async function takeBack(tx: Executor, { row, actorId, action }: TakingBack): Promise<{ back: number; kept: number[] }> {
  const parts = await readRows<Part>(
    tx,
    sql`SELECT entity_id::int AS model, before, after FROM audit_log WHERE part_of = ${row.write_id} ORDER BY id`,
  );
  const ids = parts.map(({ model }) => model).sort((one, other) => one - other);
  await lockModels(tx, row.change, ids);
  const now = await readStates(tx, row.change, ids);
  const [before, next] = [new Map<number, ModelState>(), new Map<number, ModelState>()];
  const kept: number[] = [];
  for (const part of parts) {
    const state = now.get(part.model);
    const isWhole = state !== undefined && isSame(state, part.after);
    const back = isWhole ? wholeBack(row, part, action) : pricesBack(state, part);
    if (!isWhole) kept.push(part.model);
    if (!state || !back) continue;
    before.set(part.model, state);
    next.set(part.model, back);
  }
  if (next.size > 0) await writeStates(tx, next);
  await noteBulk(tx, row, { action, actorId, models: next.size, states: { before, next } });
  return { back: next.size, kept };
}

const wholeBack = (row: LockedChange, part: Part, action: TakingBack['action']): ModelState =>
  action === 'bulk_end' ? atTheEnd(row, part) : part.before;

/**
 * Where only prices of variants were changed since, or came since, those stay and the others go back; null where the
 * product's own price was changed, or none goes back.
 */
function pricesBack(now: ModelState | undefined, { before, after }: Part): StoredPrices | null {
  if (!now || !isPrices(now) || !isPrices(before) || !isPrices(after)) return null;
  const [own, ...others] = now.prices;
  if (!own || !isSame(own, after.prices[0] ?? null)) return null;
  const prices = [own, ...others].map((row) => {
    const placeOf = ({ variant_id, tax_area_id }: typeof row) =>
      variant_id === row.variant_id && tax_area_id === row.tax_area_id;
    const was = before.prices.find(placeOf);
    return was && isSame(row, after.prices.find(placeOf) ?? null) ? was : row;
  });
  const { regular_minor, active_minor, club_minor } = before;
  const back = { regular_minor, active_minor, club_minor, prices };
  return isSame(back, now) ? null : back;
}

/** A product that is shown until a day is hidden then, even if it was shown before. */
const atTheEnd = ({ change }: LockedChange, { before }: Part): ModelState =>
  isVisibility(change) ? ({ is_public: !change.is_public } satisfies StoredVisibility) : before;
