import { type ExpressionBuilder, sql } from 'kysely';
import type { CaseHolder, ReturnStatus, StaffReturnsResponse, staffReturnsQuery } from 'mf-shared/contract';
import { worklists } from 'mf-shared/contract';
import { toDecimal } from 'mf-shared/rules/minor-units';
import { isReturnOver } from 'mf-shared/rules/return-moves';
import type { z } from 'zod';
import { likePattern, searchWords } from '../../db/like-pattern.ts';
import type { Executor, Tables } from '../../db/schema.ts';
import { pageFacts, pageRange } from '../../http/staff-page.ts';
import { readHolders } from '../case-holders/hold-case.ts';
import { sortColumn } from '../case-holders/sort-column.ts';
import type { ServiceSecret } from '../secrets/service-secret.ts';
import { countByStatus, readAtStake } from './count-worklists.ts';
import type { FoundReturn } from './find-return.ts';
import { readFound } from './find-return.ts';
import { promisedMoney, returnFacts, returnLines } from './read-return.ts';
import { readFiles } from './return-files.ts';
import { heldBy, isLarge, isLate, isToDo, stageAt } from './worklist-criteria.ts';

/** One page of the returns: of a worklist the one that waits longest first, else the newest. */
export async function listReturns(
  db: Executor,
  secret: ServiceSecret,
  { status, q, page, sort }: z.output<typeof staffReturnsQuery>,
  actorId: number,
): Promise<StaffReturnsResponse> {
  const words = searchWords(q);
  const found = db
    .selectFrom('returns')
    .innerJoin('orders', 'orders.id', 'returns.order_id')
    .where((eb) =>
      eb.and([...(status ? [hasStatus(eb, status, actorId)] : []), ...words.map((word) => standsIn(eb, word))]),
    );
  const { total } = await found.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  const { limit, offset } = pageRange(Number(total), page);
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

type Joined = Tables & { orders: Tables['orders'] };
type Columns = ExpressionBuilder<Joined, 'returns' | 'orders'>;

const sortedBy = {
  age: stageAt,
  case: sql`returns.id`,
  amount: sql`returns.refund_minor - returns.fee_minor`,
};

type Worklist = (typeof worklists)[number];
const isForShop = (status: ReturnStatus | Worklist): status is Worklist => worklists.some((each) => each === status);

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
