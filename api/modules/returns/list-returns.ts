import { type ExpressionBuilder, sql } from 'kysely';
import type { OwnReturns, ReturnStatus, StaffReturnsResponse, staffReturnsQuery } from 'mf-shared/contract';
import { returnStatus } from 'mf-shared/contract';
import { lateSince } from 'mf-shared/rules/case-age';
import { toDecimal } from 'mf-shared/rules/minor-units';
import { isReturnOver } from 'mf-shared/rules/return-moves';
import type { z } from 'zod';
import type { Executor, Tables } from '../../db/schema.ts';
import { pageFacts, pageRange } from '../../http/staff-page.ts';
import { moneyOf, referenceOf } from '../after-sale/read-after-sale.ts';
import { returnStatusOf } from '../after-sale/return-status.ts';
import { readOrderRows } from '../orders/read-order-rows.ts';
import { caseCode } from '../secrets/case-code.ts';
import type { ServiceSecret } from '../secrets/service-secret.ts';
import { type FoundReturn, readFiles, returnFacts, returnLines } from './read-return.ts';

const mostWords = 6;
/** Since when a return is where it is. */
const stageAt = sql<Date>`coalesce(returns.stage_at, returns.declared_at)`;
/** Goods that are on their way are not late: the shop waits for them (AFTER-93). */
const isLate = () =>
  sql<boolean>`(${stageAt} <= ${lateSince(Date.now())} AND (returns.stage <> 'new-return' OR NOT returns.has_left))`;

/** One page of the returns: of a worklist the one that waits longest first, else the newest. */
export async function listReturns(
  db: Executor,
  secret: ServiceSecret,
  { status, q, page }: z.output<typeof staffReturnsQuery>,
): Promise<StaffReturnsResponse> {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, mostWords);
  const found = db
    .selectFrom('returns')
    .innerJoin('orders', 'orders.id', 'returns.order_id')
    .where((eb) => eb.and([...(status ? [hasStatus(eb, status)] : []), ...words.map((word) => standsIn(eb, word))]));
  const { total } = await found.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  const { limit, offset } = pageRange(page);
  const isWorklist = status !== undefined && (status === 'open' || status === 'late' || !isReturnOver(status));
  const ids = await found
    .select(['returns.id', 'returns.order_id'])
    .orderBy(isWorklist ? stageAt : 'returns.declared_at', isWorklist ? 'asc' : 'desc')
    .orderBy('returns.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return {
    results: await Promise.all((await readFound(db, ids)).map((each) => toStaffRow(db, secret, each))),
    counts: await countByStatus(db),
    ...pageFacts(Number(total), page),
  };
}

/** A customer's own, newest first. */
export async function listOwnReturns(db: Executor, secret: ServiceSecret, customerId: number): Promise<OwnReturns> {
  const ids = await db
    .selectFrom('returns')
    .innerJoin('orders', 'orders.id', 'returns.order_id')
    .select(['returns.id', 'returns.order_id'])
    .where('orders.customer_id', '=', customerId)
    .where('returns.code_hash', 'is not', null)
    .orderBy('returns.declared_at', 'desc')
    .limit(50)
    .execute();
  const found = await readFound(db, ids);
  return {
    results: found.map((each) => {
      const lines = returnLines(each);
      return {
        ...returnFacts(each),
        code: caseCode(secret, 'return', each.reference),
        goods: lines.map(({ name }) => name),
        image: lines[0]?.image ?? null,
      };
    }),
  };
}

type Joined = Tables & { orders: Tables['orders'] };
type Columns = ExpressionBuilder<Joined, 'returns' | 'orders'>;

function hasStatus(eb: Columns, status: ReturnStatus | 'open' | 'late') {
  const outcome = (value: 'refunded' | 'revoked') => eb('returns.outcome', '=', value);
  const isOpen = eb('returns.outcome', 'is', null);
  const byBuyer = eb.and([outcome('revoked'), eb('returns.settled_by', 'is', null)]);
  const repaired = eb.and([eb('returns.outcome', '=', 'closed'), eb('returns.stage', '=', 'fixing-return')]);
  switch (status) {
    case 'open':
    case 'late':
      // What waits for the buyer is not for the shop to do.
      return eb.and([
        ...[isOpen, eb('returns.stage', '!=', 'more_info-return')],
        ...(status === 'late' ? [isLate()] : []),
      ]);
    case 'processed-return':
      return eb.or([outcome('refunded'), repaired]);
    case 'cancelled':
      return byBuyer;
    case 'rejected-return':
      return eb.and([eb('returns.outcome', 'in', ['closed', 'revoked']), eb.not(byBuyer), eb.not(repaired)]);
    default:
      return eb.and([isOpen, eb('returns.stage', '=', status)]);
  }
}

/** A scanned reference is the order's number with the place of the return behind it: the number finds it. */
function standsIn(eb: Columns, word: string) {
  const number = word.replace(/^(\d+)-\d+$/, '$1');
  const pattern = `%${number.replace(/[\\%_]/g, '\\$&')}%`;
  return eb.or([
    eb('orders.number', 'like', pattern),
    eb(sql`lower(orders.email)`, 'like', pattern),
    eb(sql`lower(orders.first_name || ' ' || orders.last_name)`, 'like', pattern),
    eb(sql`lower(returns.tracking_code)`, 'like', pattern),
  ]);
}

async function readFound(db: Executor, ids: readonly { id: number; order_id: number }[]): Promise<FoundReturn[]> {
  if (ids.length === 0) return [];
  const orders = await readOrderRows(db, { orderIds: [...new Set(ids.map(({ order_id }) => order_id))] });
  return ids.flatMap(({ id, order_id }) => {
    const rows = orders.find(({ order }) => order.id === order_id);
    const index = rows?.withdrawals.findIndex((each) => each.id === id) ?? -1;
    const row = rows?.withdrawals[index];
    return rows && row ? [{ rows, row, reference: referenceOf(rows.order.number, index) }] : [];
  });
}

async function toStaffRow(db: Executor, secret: ServiceSecret, found: FoundReturn) {
  const { rows, row } = found;
  return {
    ...returnFacts(found),
    ...{ id: row.id, status_at: (row.settled_at ?? row.stage_at ?? row.declared_at).toISOString() },
    ...{ has_left: row.has_left, name: `${rows.order.first_name} ${rows.order.last_name}`.trim() },
    lines: returnLines(found).map(({ productId: _, ...line }) => line),
    refund: row.refund_minor === null ? null : toDecimal(moneyOf(row) - row.fee_minor),
    fee: toDecimal(row.fee_minor),
    currency: rows.payment?.currency ?? 'eur',
    ...{ send_by: row.has_left ? row.send_by : null, message: row.message, received_store: row.received_store },
    attachments: await readFiles(db, secret, row.id),
  };
}

/** Of each status, of what the shop has to do, and of what of it is late. */
async function countByStatus(db: Executor): Promise<StaffReturnsResponse['counts']> {
  const counted = await db
    .selectFrom('returns')
    .select([
      'outcome',
      (eb) => eb('settled_by', 'is', null).as('byBuyer'),
      'stage',
      (eb) => eb.fn.countAll<string>().as('count'),
      (eb) => eb.fn.countAll<string>().filterWhere(isLate()).as('late'),
    ])
    .groupBy(['outcome', 'stage', sql`settled_by is null`])
    .execute();
  const names = ['open', 'late', ...returnStatus.options] as const;
  const counts = Object.fromEntries(names.map((name) => [name, 0])) as StaffReturnsResponse['counts'];
  for (const { outcome, byBuyer, stage, count, late } of counted) {
    counts[returnStatusOf({ outcome, stage, settled_by: byBuyer ? null : 1 })] += Number(count);
    if (outcome !== null || stage === 'more_info-return') continue;
    counts.open += Number(count);
    counts.late += Number(late);
  }
  return counts;
}
