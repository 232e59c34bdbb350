import { type ExpressionBuilder, sql } from 'kysely';
import type {
  Locale,
  StaffRefundRow,
  StaffRefundState,
  StaffRefundsResponse,
  staffRefundsQuery,
} from 'mf-shared/contract';
import { staffRefundState } from 'mf-shared/contract';
import { toDecimal } from 'mf-shared/rules/minor-units';
import type { z } from 'zod';
import type { Executor, Tables } from '../../db/schema.ts';
import { pageFacts, pageRange } from '../../http/staff-page.ts';
import { referenceOf } from '../after-sale/read-after-sale.ts';
import { meansName } from '../orders/order-names.ts';

/** A provider that is slow answers within this time; after it, somebody should know. */
const waitsAfterMs = 10 * 60_000;

/** Refunds that a provider refused or leaves without an answer, and those that somebody has seen to. */
export async function listRefunds(
  db: Executor,
  { status, page }: z.output<typeof staffRefundsQuery>,
  locale: Locale,
): Promise<StaffRefundsResponse> {
  const states: readonly StaffRefundState[] = status === 'open' ? ['refused', 'waiting'] : [status];
  const found = db.selectFrom('payment_refunds as r').where((eb) => eb.or(states.map((state) => isIn(eb, state))));
  const { total } = await found.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  const { limit, offset } = pageRange(Number(total), page);
  const rows = await found
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .leftJoin('payment_refunds as next', 'next.again_of', 'r.id')
    .leftJoin('outbox as x', (join) =>
      join.on('x.dedupe_key', '=', sql<string>`'refund ' || r.id`).on('x.sent_at', 'is', null),
    )
    .select(['r.id', 'r.status', 'r.amount_minor', 'r.reason', 'r.created_at', 'r.withdrawal_id', 'r.closed_at'])
    .select(['p.provider', 'p.currency', 'o.number', 'o.first_name', 'o.last_name', 'x.attempts', 'x.available_at'])
    .select('next.is_by_hand as next_by_hand')
    .select((eb) =>
      eb
        .selectFrom('returns as w')
        .select((of) => of.fn.countAll<string>().as('place'))
        .whereRef('w.order_id', '=', 'o.id')
        .whereRef('w.id', '<', 'r.withdrawal_id')
        .as('place'),
    )
    .orderBy('r.created_at', status === 'settled' ? 'desc' : 'asc')
    .orderBy('r.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const results = rows.map((row): StaffRefundRow => {
    const isSettled = row.closed_at !== null || row.next_by_hand !== null;
    return {
      ...{ id: row.id, order_number: row.number, reason: row.reason, currency: row.currency },
      return_reference: row.withdrawal_id === null ? null : referenceOf(row.number, Number(row.place)),
      state: row.status === 'requested' ? 'waiting' : isSettled ? 'settled' : 'refused',
      ...{ amount: toDecimal(row.amount_minor), means: meansName(locale, row.provider) },
      name: `${row.first_name} ${row.last_name}`.trim(),
      created_at: row.created_at.toISOString(),
      // The first try is made at once, before the outbox has anything to do.
      tries: 1 + (row.attempts ?? 0),
      next_try_at: row.status === 'requested' ? (row.available_at?.toISOString() ?? null) : null,
      ended: row.closed_at ? 'closed' : row.next_by_hand === null ? null : row.next_by_hand ? 'by_hand' : 'tried_again',
    };
  });
  return { results, counts: await countByState(db), ...pageFacts(Number(total), page) };
}

type Columns = ExpressionBuilder<Tables & { r: Tables['payment_refunds'] }, 'r'>;

function isIn(eb: Columns, state: StaffRefundState) {
  const isRefused = eb('r.status', '=', 'refused');
  const isSeenTo = eb.or([
    eb('r.closed_at', 'is not', null),
    eb.exists(eb.selectFrom('payment_refunds as a').select('a.id').whereRef('a.again_of', '=', 'r.id')),
  ]);
  if (state === 'waiting')
    return eb.and([
      eb('r.status', '=', 'requested'),
      // Money that is promised to an exchange waits for the difference, and for no provider.
      eb('r.exchange_order_id', 'is', null),
      eb('r.created_at', '<', new Date(Date.now() - waitsAfterMs)),
    ]);
  return eb.and([isRefused, state === 'settled' ? isSeenTo : eb.not(isSeenTo)]);
}

async function countByState(db: Executor): Promise<StaffRefundsResponse['counts']> {
  const counts = staffRefundState.options.map(async (state) => {
    const { count } = await db
      .selectFrom('payment_refunds as r')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .where((eb) => isIn(eb, state))
      .executeTakeFirstOrThrow();
    return [state, Number(count)] as const;
  });
  return Object.fromEntries(await Promise.all(counts)) as StaffRefundsResponse['counts'];
}
