import { type ExpressionBuilder, sql } from 'kysely';
import type { CaseHolder, OwnReturns, ReturnStatus, StaffReturnsResponse, staffReturnsQuery } from 'mf-shared/contract';
import { returnStatus, worklists } from 'mf-shared/contract';
import { lateSince } from 'mf-shared/rules/case-age';
import { largeCaseMinor } from 'mf-shared/rules/large-case';
import { toDecimal } from 'mf-shared/rules/minor-units';
import { isReturnOver } from 'mf-shared/rules/return-moves';
import type { z } from 'zod';
import { likePattern } from '../../db/like-pattern.ts';
import type { Executor, Tables } from '../../db/schema.ts';
import { pageFacts, pageRange } from '../../http/staff-page.ts';
import { moneyOf, referenceOf } from '../after-sale/read-after-sale.ts';
import { returnStatusOf } from '../after-sale/return-status.ts';
import { isHeld, readHolders } from '../case-holders/hold-case.ts';
import { sortColumn } from '../case-holders/sort-column.ts';
import { readOrderRows } from '../orders/read-order-rows.ts';
import { caseCode } from '../secrets/case-code.ts';
import type { ServiceSecret } from '../secrets/service-secret.ts';
import { type FoundReturn, readFiles, returnFacts, returnLines } from './read-return.ts';

const mostWords = 6;
/** Since when a return is where it is. */
const stageAt = sql<Date>`coalesce(returns.stage_at, returns.declared_at)`;
/**
 * What is for the shop to do (AFTER-93): it waits neither for an answer nor for goods that are on their way. A withdrawal
 * whose parcel was sent provably is to be paid (AFTER-79).
 */
const isToDo = () => sql<boolean>`(returns.outcome IS NULL AND CASE returns.stage
  WHEN 'more_info-return' THEN FALSE
  WHEN 'new-return' THEN NOT returns.has_left OR (returns.kind = 'withdrawal' AND returns.tracking_code <> '')
  ELSE TRUE END)`;
/** Goods that are on their way are not late: the shop waits for them (AFTER-93). */
const isLate = () =>
  sql<boolean>`(${stageAt} <= ${lateSince(Date.now())} AND (returns.stage <> 'new-return' OR NOT returns.has_left))`;

/** The currency of the payment that a return's money goes back to. */
const currency = sql<string>`coalesce((
  SELECT p.currency FROM payments p WHERE p.order_id = returns.order_id AND p.part_of IS NULL
  ORDER BY p.created_at DESC LIMIT 1), 'eur')`;
/** Much money is at stake (AFTER-99). */
const isLarge = () =>
  sql<boolean>`(returns.refund_minor > CASE ${currency} WHEN 'sek' THEN ${largeCaseMinor.sek}::int ELSE ${largeCaseMinor.eur}::int END)`;

/** One page of the returns: of a worklist the one that waits longest first, else the newest. */
export async function listReturns(
  db: Executor,
  secret: ServiceSecret,
  { status, q, page, sort }: z.output<typeof staffReturnsQuery>,
  actorId: number,
): Promise<StaffReturnsResponse> {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, mostWords);
  const found = db
    .selectFrom('returns')
    .innerJoin('orders', 'orders.id', 'returns.order_id')
    .where((eb) =>
      eb.and([...(status ? [hasStatus(eb, status, actorId)] : []), ...words.map((word) => standsIn(eb, word))]),
    );
  const { total } = await found.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  const { limit, offset } = pageRange(page);
  const isWorklist = status !== undefined && (isForShop(status) || !isReturnOver(status));
  const ids = await found
    .select(['returns.id', 'returns.order_id'])
    .$call((query) => {
      if (sort)
        return query.orderBy(sortedBy[sortColumn(sort)], (order) =>
          (sort.startsWith('-') ? order.desc() : order.asc()).nullsLast(),
        );
      return isWorklist ? query.orderBy(stageAt, 'asc') : query.orderBy('returns.declared_at', 'desc');
    })
    .orderBy('returns.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const holders = await readHolders(
    db,
    'return',
    ids.map(({ id }) => id),
    actorId,
  );
  return {
    results: await Promise.all((await readFound(db, ids)).map((each) => toStaffRow(db, secret, each, holders))),
    counts: await countByStatus(db, actorId),
    at_stake: await readAtStake(db),
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
        ...promisedMoney(each),
        send_by: each.row.has_left ? each.row.send_by : null,
      };
    }),
  };
}

type Joined = Tables & { orders: Tables['orders'] };
type Columns = ExpressionBuilder<Joined, 'returns' | 'orders'>;

const sortedBy = {
  age: stageAt,
  case: sql`returns.id`,
  amount: sql`returns.refund_minor - returns.fee_minor`,
};

type Worklist = (typeof worklists)[number];
const isForShop = (status: ReturnStatus | Worklist): status is Worklist => worklists.some((each) => each === status);
const heldBy = (by: 'me' | 'nobody', actorId: number) => isHeld('return', sql`returns.id`, by, actorId);

function hasStatus(eb: Columns, status: ReturnStatus | Worklist, actorId: number) {
  const outcome = (value: 'refunded' | 'revoked') => eb('returns.outcome', '=', value);
  const isOpen = eb('returns.outcome', 'is', null);
  const byBuyer = eb.and([outcome('revoked'), eb('returns.settled_by', 'is', null)]);
  const repaired = eb.and([eb('returns.outcome', '=', 'closed'), eb('returns.stage', '=', 'fixing-return')]);
  switch (status) {
    case 'mine':
      return eb.and([isOpen, heldBy('me', actorId)]);
    case 'open':
    case 'late':
    case 'nobody':
    case 'large':
      return eb.and([
        isToDo(),
        ...(status === 'late' ? [isLate()] : []),
        ...(status === 'nobody' ? [heldBy('nobody', actorId)] : []),
        ...(status === 'large' ? [isLarge()] : []),
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
  const pattern = likePattern(number);
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

/** What the buyer gets, the fee taken off; null where it was not written down. */
const promisedMoney = ({ rows, row }: FoundReturn) => ({
  refund: row.refund_minor === null ? null : toDecimal(moneyOf(row) - row.fee_minor),
  currency: rows.payment?.currency ?? 'eur',
});

async function toStaffRow(
  db: Executor,
  secret: ServiceSecret,
  found: FoundReturn,
  holders: ReadonlyMap<number, CaseHolder>,
) {
  const { rows, row } = found;
  return {
    ...returnFacts(found),
    ...{ id: row.id, status_at: (row.settled_at ?? row.stage_at ?? row.declared_at).toISOString() },
    ...{ has_left: row.has_left, name: `${rows.order.first_name} ${rows.order.last_name}`.trim() },
    lines: returnLines(found).map(({ productId: _, ...line }) => line),
    ...promisedMoney(found),
    fee: toDecimal(row.fee_minor),
    ...{ send_by: row.has_left ? row.send_by : null, message: row.message, received_store: row.received_store },
    attachments: await readFiles(db, secret, row.id),
    holder: holders.get(row.id) ?? null,
  };
}

/** Counts returns: of each status, for the shop to act on, late or without a holder among these, and the caller's. */
async function countByStatus(db: Executor, actorId: number): Promise<StaffReturnsResponse['counts']> {
  const counted = await db
    .selectFrom('returns')
    .select([
      'outcome',
      (eb) => eb('settled_by', 'is', null).as('byBuyer'),
      'stage',
      (eb) => eb.fn.countAll<string>().as('count'),
      isToDo().as('isToDo'),
      (eb) => eb.fn.countAll<string>().filterWhere(isLate()).as('late'),
      (eb) => eb.fn.countAll<string>().filterWhere(heldBy('me', actorId)).as('mine'),
      (eb) => eb.fn.countAll<string>().filterWhere(heldBy('nobody', actorId)).as('nobody'),
      (eb) => eb.fn.countAll<string>().filterWhere(isLarge()).as('large'),
    ])
    .groupBy(['outcome', 'stage', sql`settled_by is null`, isToDo()])
    .execute();
  const names = [...worklists, ...returnStatus.options] as const;
  const counts = Object.fromEntries(names.map((name) => [name, 0])) as StaffReturnsResponse['counts'];
  for (const { outcome, byBuyer, stage, isToDo: forShop, count, late, mine, nobody, large } of counted) {
    counts[returnStatusOf({ outcome, stage, settled_by: byBuyer ? null : 1 })] += Number(count);
    if (outcome !== null) continue;
    counts.mine += Number(mine);
    if (!forShop) continue;
    counts.nobody += Number(nobody);
    counts.large += Number(large);
    counts.open += Number(count);
    counts.late += Number(late);
  }
  return counts;
}

/** What was promised for all that is for the shop to do, goods of exchanges included, less the fees of the way back. */
async function readAtStake(db: Executor): Promise<StaffReturnsResponse['at_stake']> {
  const sums = await db
    .selectFrom('returns')
    .select([currency.as('currency'), sql<string>`sum(returns.refund_minor - returns.fee_minor)`.as('minor')])
    .where(isToDo())
    .where('refund_minor', 'is not', null)
    .groupBy(currency)
    .orderBy('currency')
    .execute();
  return sums.map(({ currency: of, minor }) => ({ currency: of, amount: toDecimal(Number(minor)) }));
}
