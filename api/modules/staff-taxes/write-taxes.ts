import { sql } from 'kysely';
import type { TaxState } from 'mf-shared/contract';
import { isDay } from 'mf-shared/rules/is-day';
import { readRateKey } from 'mf-shared/rules/rate-key';
import { shopDay } from 'mf-shared/rules/shop-day';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Executor } from '../../db/schema.ts';
import { Refusal, refusedField } from '../../http/refusal.ts';
import { isSame } from '../audit/logged-state.ts';
import { noteWrite } from '../audit/note-write.ts';
import { begunBy, inOrder, toRateRows, toTaxState } from './tax-state.ts';

interface TaxChange {
  id: number;
  next: TaxState;
  /** The state that was read; nothing newer is overwritten. */
  was?: TaxState | undefined;
  actorId: number;
}

/**
 * Plans rates of VAT for days to come, or takes plans back; what holds already stays (STAFF-54).
 * @returns the state as it is kept
 * @throws Refusal
 */
export async function saveTaxes(tx: Executor, { id, was, actorId, ...change }: TaxChange): Promise<TaxState> {
  const area = await tx.selectFrom('tax_areas').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  if (!area) throw new Refusal(404, 'not_found');
  const before = (await readTaxStates(tx, [id])).get(id) ?? { rates: {} };
  const next = inOrder(change.next);
  if (was !== undefined && !isSame(before, inOrder(was))) throw new Refusal(409, 'changed_meanwhile');
  if (!isSame(begunBy(shopDay(), before), begunBy(shopDay(), next))) throw refusedField('from', 'taxes.begun');
  const days = Object.keys(next.rates).map((key) => readRateKey(key).from);
  if (!days.every(isDay)) throw refusedField('from', 'staff_content.no_day');
  if (isSame(before, next)) return next;
  await tx.deleteFrom('tax_rates').where('tax_area_id', '=', id).execute();
  const rows = toRateRows(id, next);
  if (rows.length > 0) await tx.insertInto('tax_rates').values(rows).execute();
  await noteWrite(tx, actorId, { action: 'tax_rates', entity: 'tax_area', entityId: String(id), before, after: next });
  await sql`SELECT bump_catalogue_version()`.execute(tx);
  return next;
}

/** Does what {@link saveTaxes} does, in a transaction of its own. */
export const writeTaxes = (db: Database, change: TaxChange): Promise<TaxState> =>
  inTransaction(db, (tx) => saveTaxes(tx, change));

/** What is stored of tax areas, by id, as the log keeps it. */
export async function readTaxStates(db: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, TaxState>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('tax_rates').selectAll().where('tax_area_id', 'in', ids).execute();
  const byArea = Map.groupBy(rows, ({ tax_area_id }) => tax_area_id);
  return new Map(ids.map((id) => [id, toTaxState(byArea.get(id) ?? [])]));
}

/** Whether a write can be taken back: only while none of the days that it planned, or took away, has come. */
export const isStillPlanned = (before: object | null, after: object | null): boolean =>
  isTaxState(before) && isTaxState(after) && isSame(begunBy(shopDay(), before), begunBy(shopDay(), after));

const isTaxState = (state: object | null): state is TaxState => state !== null && 'rates' in state;
