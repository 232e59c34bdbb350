import { sql } from 'kysely';
import type { StaffOrderRow, StaffOrdersResponse, staffOrdersQuery } from 'mf-shared/contract';
import type { z } from 'zod';
import type { Executor } from '../../db/schema.ts';
import { pageFacts, pageRange } from '../../http/staff-page.ts';
import { readRows } from '../../read-model/read-rows.ts';
import { toSummary } from '../buyer-orders/read-order.ts';
import { type OrderRows, readOrderRows } from '../orders/read-order-rows.ts';
import { isAskedFor, ordersSorted } from './orders-asked-for.ts';

/** One page of all orders, newest first unless another order is asked for (STAFF-17). */
export async function listOrders(
  db: Executor,
  { page, ...question }: z.output<typeof staffOrdersQuery>,
  /** The store of store staff, who see what is collected there. */
  storeId: number | null,
): Promise<StaffOrdersResponse> {
  const found = sql`FROM orders WHERE ${isAskedFor({ page, ...question }, storeId)}`;
  const [counted] = await readRows<{ total: number }>(db, sql`SELECT count(*)::int AS total ${found}`);
  const total = counted?.total ?? 0;
  const { limit, offset } = pageRange(total, page);
  const ids = await readRows<{ id: number }>(
    db,
    sql`SELECT id ${found} ORDER BY ${ordersSorted[question.sort]} LIMIT ${limit} OFFSET ${offset}`,
  );
  const orderIds = ids.map(({ id }) => id);
  const rows = orderIds.length === 0 ? [] : await readOrderRows(db, { orderIds });
  const byId = new Map(rows.map((each) => [each.order.id, each]));
  return {
    results: orderIds.flatMap((id) => {
      const found = byId.get(id);
      return found ? [toRow(found)] : [];
    }),
    ...pageFacts(total, page),
  };
}

function toRow(rows: OrderRows): StaffOrderRow {
  const { images: _, ...summary } = toSummary(rows);
  const { order, withdrawals } = rows;
  return {
    ...summary,
    name: `${order.first_name} ${order.last_name}`.trim(),
    email: order.email,
    delivery: order.delivery.name ?? order.delivery_method,
    open_withdrawals: withdrawals.filter(({ outcome }) => outcome === null).length,
  };
}
