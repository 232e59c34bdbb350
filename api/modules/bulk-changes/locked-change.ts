import { sql } from 'kysely';
import type { BulkChange, BulkDone, StaffRight } from 'mf-shared/contract';
import type { Executor, Row } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { lockPrices } from '../prices/write-prices.ts';
import { idArray, isVisibility, type States } from './states.ts';

export type LockedChange = Row<'bulk_changes'>;

/** The right that is needed to make a change, and to undo it. */
export const rightOfChange = (change: BulkChange): StaffRight =>
  isVisibility(change) ? 'products.texts' : 'products.prices';

/** Locks a change, so that one after the other acts on it. @param rights of who asks; null for the shop itself */
export async function lockChange(
  tx: Executor,
  id: number,
  rights: ReadonlySet<StaffRight> | null,
): Promise<LockedChange> {
  const row = await tx.selectFrom('bulk_changes').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new Refusal(404, 'bulk_not_found');
  if (rights && !rights.has(rightOfChange(row.change))) throw new Refusal(403, 'right_missing');
  return row;
}

/** Writers of a product, and of prices, take turns. */
export async function lockModels(tx: Executor, change: BulkChange, ids: readonly number[]): Promise<void> {
  await sql`SELECT FROM product_models WHERE id = ANY(${idArray(ids)}::int[]) ORDER BY id FOR NO KEY UPDATE`.execute(
    tx,
  );
  if (!isVisibility(change)) await lockPrices(tx);
}

/** The state of what somebody has applied. */
export const stateOf = ({ state }: LockedChange): BulkDone['state'] => {
  if (state === 'looked') throw new Refusal(404, 'bulk_not_found');
  return state;
};

interface BulkWrite {
  action: 'bulk_planned' | 'bulk_change' | 'bulk_undo' | 'bulk_end' | 'bulk_stop';
  /** Null where it ended by itself. */
  actorId: number | null;
  models: number;
  states?: { before: States; next: States };
}

/** Notes what was done about many products as one write, with one for each of them. @returns its id */
export async function noteBulk(
  tx: Executor,
  { id, change }: LockedChange,
  { action, actorId, models, states }: BulkWrite,
): Promise<number> {
  const { id: writeId } = await tx
    .insertInto('audit_log')
    .values({
      ...{ actor_id: actorId, action, entity: 'products', entity_id: String(id), before: null },
      after: JSON.stringify({ ...change, models }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (!states || states.next.size === 0) return writeId;
  const parts = [...states.next].map(([model, after]) => ({
    ...{ entity_id: String(model), before: states.before.get(model), after },
  }));
  const partAction = isVisibility(change) ? 'product_visibility' : 'product_prices';
  await sql`INSERT INTO audit_log (actor_id, action, entity, entity_id, before, after, part_of)
    SELECT ${actorId}::int, ${partAction}::text, 'product', entity_id, before, after, ${writeId}::int
    FROM json_to_recordset(${JSON.stringify(parts)}::json) AS r(entity_id text, before jsonb, after jsonb)`.execute(tx);
  return writeId;
}
