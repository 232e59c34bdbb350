import { type ExpressionBuilder, sql } from 'kysely';
import type { StaffOrderRow, StaffOrdersResponse, staffOrdersQuery } from 'mf-shared/contract';
import type { z } from 'zod';
import { likePattern, searchWords } from '../../db/like-pattern.ts';
import type { Executor, Tables } from '../../db/schema.ts';
import { pageFacts, pageRange } from '../../http/staff-page.ts';
import { toSummary } from '../buyer-orders/read-order.ts';
import { hasAddress } from '../customer-addresses/own-addresses.ts';
import { type OrderRows, readOrderRows } from '../orders/read-order-rows.ts';
import { isCollectedIn } from './own-store.ts';

/** One page of all orders, newest first; each word of the search stands in the number, the email or the name. */
export async function listOrders(
  db: Executor,
  { q, status, withdrawals, page }: z.output<typeof staffOrdersQuery>,
  /** The store of store staff, who see what is collected there. */
  storeId: number | null,
): Promise<StaffOrdersResponse> {
  const found = db
    .selectFrom('orders')
    .where((eb) => eb.and([...(status ? [eb('status', '=', status)] : []), ...searchWords(q).map(standsIn(eb))]))
    .$if(storeId !== null, (query) => query.where(isCollectedIn(storeId ?? 0)))
    .$if(withdrawals === 'open', (query) =>
      query.where('id', 'in', (eb) => eb.selectFrom('returns').select('order_id').where('outcome', 'is', null)),
    );
  const { total } = await found.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  const { limit, offset } = pageRange(Number(total), page);
  const ids = await found
    .select('id')
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const orderIds = ids.map(({ id }) => id);
  const rows = orderIds.length === 0 ? [] : await readOrderRows(db, { orderIds });
  return {
    results: rows.map(toRow),
    ...pageFacts(Number(total), page),
  };
}

function standsIn(eb: ExpressionBuilder<Tables, 'orders'>) {
  return (word: string) => {
    const pattern = likePattern(word);
    return eb.or([
      eb('number', 'like', pattern),
      eb(sql`lower(email)`, 'like', pattern),
      eb(sql`lower(first_name || ' ' || last_name)`, 'like', pattern),
      // All orders of an account by any of its addresses, whatever address they were placed with.
      ...(word.includes('@')
        ? [sql<boolean>`customer_id IN (SELECT id FROM customers WHERE ${hasAddress(word)})`]
        : []),
    ]);
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
