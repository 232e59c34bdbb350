import { sql } from 'kysely';
import {
  type OwnStoreReturns,
  type StaffStoreReturnsResponse,
  type staffStoreReturnsQuery,
  storeReturnStatus,
} from 'mf-shared/contract';
import { lateSince } from 'mf-shared/rules/case-age';
import { isComplaintOver } from 'mf-shared/rules/complaint-moves';
import { storeReturnCode } from 'mf-shared/rules/store-return-fields';
import type { z } from 'zod';
import type { Executor } from '../../db/schema.ts';
import { pageFacts, pageRange } from '../../http/staff-page.ts';
import type { Catalogue } from '../../read-model/catalogue.ts';
import { caseCode } from '../secrets/case-code.ts';
import type { ServiceSecret } from '../secrets/service-secret.ts';
import { storeReturnFacts, toldMinorOf } from './read-store-return.ts';

const statuses = storeReturnStatus.options;
/** Accepted, and the transfer is still to be made. */
const isDue = sql<boolean>`(status = 'processed-return' AND paid_at IS NULL)`;
/** The shop has something to do. */
const isOpen = sql<boolean>`(status IN ('new-return', 'processing-return') OR (status = 'processed-return' AND paid_at IS NULL))`;

/** One page of the returns of purchases in stores: of an open list the one that waits longest first, else the newest. */
export async function listStoreReturns(
  db: Executor,
  catalogue: Catalogue,
  { status, q, page }: z.output<typeof staffStoreReturnsQuery>,
): Promise<StaffStoreReturnsResponse> {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 6);
  const searched = sql`lower(number || ' ' || name || ' ' || email || ' ' || receipt)`;
  const late = lateSince(Date.now());
  const isAsked = (asked: NonNullable<typeof status>) => {
    if (asked === 'open') return isOpen;
    if (asked === 'late') return sql<boolean>`(${isOpen} AND status_at <= ${late})`;
    return asked === 'to_pay' ? isDue : sql<boolean>`(status = ${asked})`;
  };
  const found = db
    .selectFrom('store_returns')
    .$if(status !== undefined, (query) => query.where(isAsked(status ?? 'open')))
    .where((eb) => eb.and(words.map((word) => eb(searched, 'like', `%${word.replace(/[\\%_]/g, '\\$&')}%`))));
  const { total } = await found.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  const { limit, offset } = pageRange(page);
  const isWorklist =
    status === 'open' || status === 'late' || status === 'to_pay' || (status !== undefined && !isComplaintOver(status));
  const rows = await found
    .selectAll()
    .orderBy('status_at', isWorklist ? 'asc' : 'desc')
    .orderBy('number')
    .limit(limit)
    .offset(offset)
    .execute();
  const told = await toldMinorOf(
    db,
    rows.map(({ id }) => id),
  );
  const counted = await db
    .selectFrom('store_returns')
    .select(['status', (eb) => eb.fn.countAll<string>().as('count')])
    .select(sql<string>`count(*) FILTER (WHERE ${isDue})`.as('due'))
    .select(sql<string>`count(*) FILTER (WHERE ${isOpen})`.as('open'))
    .select(sql<string>`count(*) FILTER (WHERE ${isOpen} AND status_at <= ${late})`.as('late'))
    .groupBy('status')
    .execute();
  const sumOf = (name: 'due' | 'open' | 'late') => counted.reduce((sum, each) => sum + Number(each[name]), 0);
  const countOf = (name: string) => Number(counted.find((each) => each.status === name)?.count ?? 0);
  return {
    results: rows.map((row) => storeReturnFacts(row, catalogue, told.get(row.id) ?? 0)),
    counts: {
      ...(Object.fromEntries(statuses.map((name) => [name, countOf(name)])) as Record<
        (typeof statuses)[number],
        number
      >),
      ...{ to_pay: sumOf('due'), open: sumOf('open'), late: sumOf('late') },
    },
    ...pageFacts(Number(total), page),
  };
}

const mostOwn = 50;

/** What a customer returned by receipt while signed in, the newest first. */
export async function listOwnStoreReturns(
  db: Executor,
  { secret, catalogue }: { secret: ServiceSecret; catalogue: Catalogue },
  customerId: number,
): Promise<OwnStoreReturns> {
  const rows = await db
    .selectFrom('store_returns')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('submitted_at', 'desc')
    .limit(mostOwn)
    .execute();
  const told = await toldMinorOf(
    db,
    rows.map(({ id }) => id),
  );
  return {
    results: rows.map((row) => ({
      ...storeReturnFacts(row, catalogue, told.get(row.id) ?? 0),
      code: storeReturnCode(caseCode(secret, 'store-return', row.id)),
    })),
  };
}
