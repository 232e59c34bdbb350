import { sql } from 'kysely';
import type { BulkChange, BulkRefusal } from 'mf-shared/contract';
import type { Executor } from '../../db/schema.ts';
import { readRows } from '../../read-model/read-rows.ts';
import { isSame } from '../audit/logged-state.ts';
import { readPrices, type StoredPrices, writeAllPrices } from '../staff-products/product-sections.ts';
import { planPrices } from './plan-prices.ts';

export interface StoredVisibility {
  is_public: boolean;
}
export type ModelState = StoredPrices | StoredVisibility;
export type States = ReadonlyMap<number, ModelState>;

/** What becomes of each product, and why others are left as they are. */
export interface Outcome {
  before: States;
  next: States;
  refused: ReadonlyMap<number, BulkRefusal>;
}

export const isVisibility = (change: BulkChange): change is Extract<BulkChange, { kind: 'visibility' }> =>
  change.kind === 'visibility';

/** The part of each product that a change is about, as it is stored; products without one are left out. */
export async function readStates(db: Executor, change: BulkChange, ids: readonly number[]): Promise<States> {
  if (!isVisibility(change)) return readPrices(db, ids);
  const rows = await readRows<{ id: number; is_public: boolean }>(
    db,
    sql`SELECT id, is_public FROM product_models WHERE id = ANY(${idArray(ids)}::int[])`,
  );
  return new Map(rows.map(({ id, is_public }) => [id, { is_public }]));
}

export const isPrices = (state: ModelState): state is StoredPrices => 'prices' in state;

/** Stores them, and has every process read them anew. */
export async function writeStates(tx: Executor, states: States): Promise<void> {
  const prices = new Map<number, StoredPrices>();
  const [shown, hidden]: [number[], number[]] = [[], []];
  for (const [id, state] of states) {
    if (isPrices(state)) prices.set(id, state);
    else (state.is_public ? shown : hidden).push(id);
  }
  if (prices.size > 0) await writeAllPrices(tx, prices);
  if (shown.length + hidden.length === 0) return;
  await setPublic(tx, shown, true);
  await setPublic(tx, hidden, false);
  await sql`SELECT bump_catalogue_version()`.execute(tx);
}

async function setPublic(tx: Executor, ids: readonly number[], is_public: boolean): Promise<void> {
  if (ids.length > 0) await tx.updateTable('product_models').set({ is_public }).where('id', 'in', ids).execute();
}

/** What a change makes of products as they are stored now. */
export async function planChange(db: Executor, change: BulkChange, ids: readonly number[]): Promise<Outcome> {
  const before = await readStates(db, change, ids);
  const removed = await readRemoved(db, ids);
  const next = new Map<number, ModelState>();
  const refused = new Map<number, BulkRefusal>();
  for (const id of ids) {
    const state = before.get(id) ?? null;
    const planned = removed.has(id) ? 'removed' : planOne(change, state);
    if (typeof planned === 'string') refused.set(id, planned);
    else next.set(id, planned);
  }
  return { before, next, refused };
}

/** The state after a change. A product that is shown already still changes where it is hidden at the end. */
function planOne(change: BulkChange, state: ModelState | null): ModelState | BulkRefusal {
  if (!isVisibility(change)) return planPrices(change, state && isPrices(state) ? state : null);
  const next: StoredVisibility = { is_public: change.is_public };
  return change.until === null && isSame(state, next) ? 'unchanged' : next;
}

async function readRemoved(db: Executor, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const stays = await readRows<{ id: number }>(
    db,
    sql`SELECT id FROM product_models WHERE id = ANY(${idArray(ids)}::int[]) AND removed_at IS NULL`,
  );
  const kept = new Set(stays.map(({ id }) => id));
  return new Set(ids.filter((id) => !kept.has(id)));
}

export const idArray = (ids: readonly number[]): string => `{${ids.join()}}`;
