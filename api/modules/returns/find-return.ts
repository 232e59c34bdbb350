import type { Executor } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { referenceOf, type WithdrawalRow } from '../after-sale/read-after-sale.ts';
import { type OrderRows, readOrderRows } from '../orders/read-order-rows.ts';
import { caseCodeHash } from '../secrets/case-code.ts';

export interface FoundReturn {
  rows: OrderRows;
  row: WithdrawalRow;
  reference: string;
}

/** The return that a code opens. @throws Refusal 404 */
export async function findReturn(db: Executor, code: string): Promise<FoundReturn> {
  const found = await db
    .selectFrom('returns')
    .select(['id', 'order_id'])
    .where('code_hash', '=', caseCodeHash('return', code))
    .executeTakeFirst();
  if (!found) throw new Refusal(404, 'return_not_found');
  return returnOfOrder(db, found.order_id, found.id);
}

/** The return whose number, `100123-1`, stands on a parcel; null where there is none. */
export async function findReference(db: Executor, reference: string): Promise<{ id: number; order_id: number } | null> {
  const [, number = '', place = ''] = /^(\w+)-(\d{1,4})$/.exec(reference.trim()) ?? [];
  const found = await db
    .selectFrom('returns')
    .innerJoin('orders', 'orders.id', 'returns.order_id')
    .select(['returns.id', 'returns.order_id'])
    .where('orders.number', '=', number)
    .orderBy('returns.id')
    .execute();
  return found.find((_, index) => referenceOf(number, index) === `${number}-${Number(place)}`) ?? null;
}

/** @throws Refusal 404 */
export async function returnOfOrder(db: Executor, orderId: number, id: number): Promise<FoundReturn> {
  const [rows] = await readOrderRows(db, { orderId });
  const index = rows?.withdrawals.findIndex((each) => each.id === id) ?? -1;
  const row = rows?.withdrawals[index];
  if (!rows || !row) throw new Refusal(404, 'return_not_found');
  return { rows, row, reference: referenceOf(rows.order.number, index) };
}

export async function readFound(
  db: Executor,
  ids: readonly { id: number; order_id: number }[],
): Promise<FoundReturn[]> {
  if (ids.length === 0) return [];
  const orders = await readOrderRows(db, { orderIds: [...new Set(ids.map(({ order_id }) => order_id))] });
  return ids.flatMap(({ id, order_id }) => {
    const rows = orders.find(({ order }) => order.id === order_id);
    const index = rows?.withdrawals.findIndex((each) => each.id === id) ?? -1;
    const row = rows?.withdrawals[index];
    return rows && row ? [{ rows, row, reference: referenceOf(rows.order.number, index) }] : [];
  });
}
