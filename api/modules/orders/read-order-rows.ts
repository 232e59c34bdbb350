import { type Selectable, sql } from 'kysely';
import type {
  ExchangesTable,
  OrderLinesTable,
  OrderStatusHistoryTable,
  OrdersTable,
  PaymentsTable,
  ReturnsTable,
} from '../../db/schema/tables.ts';
import type { Executor } from '../../db/schema.ts';
import { type GuaranteeYears, usableGuaranteeYears } from '../../read-model/legal-guarantee-years.ts';
import type { Complained } from '../after-sale/lines-after-sale.ts';
import type { DecidedPieces } from '../after-sale/pieces-of-declared.ts';

export type OrderFilter =
  | { orderId: number }
  | { orderIds: readonly number[] }
  | { number: string; keyHash: Uint8Array }
  | { number: string; email: string }
  | { number: string; customerId: number }
  | { customerId: number };

export interface OrderRows {
  order: Selectable<OrdersTable>;
  lines: Selectable<OrderLinesTable>[];
  /** Oldest first. */
  payments: Selectable<PaymentsTable>[];
  /** The newest. */
  payment: Selectable<PaymentsTable> | null;
  history: Selectable<OrderStatusHistoryTable>[];
  /**
   * Declarations of withdrawals and returns, oldest first, each with the variants that are wanted instead of money and
   * what was decided about its pieces.
   */
  withdrawals: (Selectable<ReturnsTable> & { exchanges: ExchangeRow[]; decided: readonly DecidedPieces[] })[];
  /** Number of the order whose goods this one was exchanged for. */
  exchangeFor: string | null;
  /** Products that somebody complained about. */
  complaints: Complained[];
  /** For how long the shop answers for faults, by country (AFTER-62, CONF-114). */
  guaranteeYears: GuaranteeYears;
}

/** A wanted variant, with the exchange's order once there is one. */
export type ExchangeRow = Selectable<ExchangesTable> & {
  order_number: string | null;
  order_status: Selectable<OrdersTable>['status'] | null;
};

const most = 200;

/** Orders with what belongs to them, newest first, in nine queries however many there are. */
export async function readOrderRows(db: Executor, filter: OrderFilter): Promise<OrderRows[]> {
  const orders = await findOrders(db, filter);
  if (orders.length === 0) return [];
  const ids = orders.map((order) => order.id);
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('line_number')
    .execute();
  const payments = await db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', 'in', ids)
    // The difference of an exchange pays a part of the one payment of its order.
    .where('part_of', 'is', null)
    .orderBy('created_at')
    .execute();
  const history = await db
    .selectFrom('order_status_history')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('id')
    .execute();
  const exchanges = await readExchanges(db, ids);
  const complaints = await db
    .selectFrom('complaints as c')
    .innerJoin('complaint_rows as r', 'r.complaint_id', 'c.id')
    .select(['c.order_id', 'c.status', 'r.variant_id', 'r.given_minor'])
    .where('c.order_id', 'in', ids)
    .execute();
  const guaranteeYears = await readYears(db);
  const complaintsOf = Map.groupBy(complaints, (complaint) => complaint.order_id);
  const linesOf = Map.groupBy(lines, (line) => line.order_id);
  const paymentsOf = Map.groupBy(payments, (payment) => payment.order_id);
  const historyOf = Map.groupBy(history, (move) => move.order_id);
  const withdrawalsOf = Map.groupBy(await readWithdrawals(db, ids, exchanges), (declared) => declared.order_id);
  return orders.map((order) => {
    const own = paymentsOf.get(order.id) ?? [];
    return {
      order,
      lines: linesOf.get(order.id) ?? [],
      payments: own,
      payment: own.at(-1) ?? null,
      history: historyOf.get(order.id) ?? [],
      withdrawals: withdrawalsOf.get(order.id) ?? [],
      exchangeFor: exchanges.find(({ order_id }) => order_id === order.id)?.returned_number ?? null,
      complaints: complaintsOf.get(order.id) ?? [],
      guaranteeYears,
    };
  });
}

async function readYears(db: Executor): Promise<GuaranteeYears> {
  const setting = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'legal_guarantee_years')
    .where('is_public', '=', true)
    .executeTakeFirst();
  return usableGuaranteeYears(setting?.value ?? '');
}

/** Declarations with what is wanted instead and what was decided. */
async function readWithdrawals(
  db: Executor,
  orderIds: readonly number[],
  exchanges: readonly ExchangeRow[],
): Promise<OrderRows['withdrawals']> {
  const withdrawals = await db
    .selectFrom('returns')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .execute();
  const decided = await db
    .selectFrom('return_line_outcomes as d')
    .innerJoin('returns as r', 'r.id', 'd.return_id')
    .select(['d.return_id', 'd.product_id', 'd.amount', 'd.outcome'])
    .where('r.order_id', 'in', orderIds)
    .orderBy('d.id')
    .execute();
  const exchangesOf = Map.groupBy(exchanges, (exchange) => exchange.return_id);
  const decidedOf = Map.groupBy(decided, (pieces) => pieces.return_id);
  return withdrawals.map((declared) => ({
    ...declared,
    exchanges: exchangesOf.get(declared.id) ?? [],
    decided: decidedOf.get(declared.id) ?? [],
  }));
}

function findOrders(db: Executor, filter: OrderFilter) {
  let query = db.selectFrom('orders').selectAll();
  if ('orderId' in filter) query = query.where('id', '=', filter.orderId);
  if ('orderIds' in filter) query = query.where('id', 'in', filter.orderIds);
  if ('number' in filter) query = query.where('number', '=', filter.number);
  if ('keyHash' in filter) query = query.where('key_hash', '=', filter.keyHash);
  if ('email' in filter) query = query.where(sql`lower(email)`, '=', filter.email.toLowerCase());
  if ('customerId' in filter) query = query.where('customer_id', '=', filter.customerId);
  return query.orderBy('placed_at', 'desc').orderBy('id', 'desc').limit(most).execute();
}

/** Exchanges of what these orders sold, and those that these orders are. */
function readExchanges(db: Executor, orderIds: readonly number[]) {
  return db
    .selectFrom('exchanges as e')
    .innerJoin('returns as r', 'r.id', 'e.return_id')
    .innerJoin('orders as returned', 'returned.id', 'r.order_id')
    .leftJoin('orders as own', 'own.id', 'e.order_id')
    .selectAll('e')
    .select(['own.number as order_number', 'own.status as order_status', 'returned.number as returned_number'])
    .where((eb) => eb.or([eb('r.order_id', 'in', orderIds), eb('e.order_id', 'in', orderIds)]))
    .orderBy('e.id')
    .execute();
}
