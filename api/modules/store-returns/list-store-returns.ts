import { type RawBuilder, sql } from 'kysely';
import {
  type OwnStoreReturns,
  type StaffStoreReturnsResponse,
  type StoreReturnStatus,
  type staffStoreReturnsQuery,
  storeReturnStatus,
  worklists,
} from 'mf-shared/contract';
import { lateSince } from 'mf-shared/rules/case-age';
import { largeCaseMinor } from 'mf-shared/rules/large-case';
import { isReturnOver } from 'mf-shared/rules/return-moves';
import { storeReturnCode } from 'mf-shared/rules/store-return-fields';
import type { z } from 'zod';
import { likePattern, searchWords } from '../../db/like-pattern.ts';
import type { Executor } from '../../db/schema.ts';
import { pageFacts, pageRange } from '../../http/staff-page.ts';
import type { Catalogue } from '../../read-model/catalogue.ts';
import { isHeld, readHolders } from '../case-holders/hold-case.ts';
import { euroAtStake, sortColumn } from '../case-holders/sort-column.ts';
import { caseCode } from '../secrets/case-code.ts';
import type { ServiceSecret } from '../secrets/service-secret.ts';
import { storeReturnFacts, toldMinorOf } from './read-store-return.ts';

const statuses = storeReturnStatus.options;
/** Accepted, and the transfer is still to be made. */
const isDue = sql<boolean>`(status = 'processed-return' AND paid_at IS NULL)`;
/** The shop has something to do. */
const isOpen = sql<boolean>`(status IN ('new-return', 'processing-return') OR (status = 'processed-return' AND paid_at IS NULL))`;

/** What is given back, or as long as that is not decided what the products cost, in euro cents. */
const worth = sql<number>`coalesce(refund_minor, (SELECT sum(r.amount * r.price_minor) FROM store_return_rows r
  WHERE r.store_return_id = store_returns.id))`;
/** Much money is at stake (AFTER-114). */
const isLarge = sql<boolean>`(${isOpen} AND ${worth} > ${largeCaseMinor.eur})`;
const sortedBy = { age: sql`status_at`, case: sql`number`, amount: worth };

type Asked = NonNullable<z.output<typeof staffStoreReturnsQuery>['status']>;

/** Whether a return stands in a list. @param actorId whose own list `mine` is */
function standsIn(asked: Asked, actorId: number): RawBuilder<boolean> {
  const heldBy = (by: 'me' | 'nobody') => isHeld('store-return', sql`store_returns.number`, by, actorId);
  if (asked === 'open') return isOpen;
  if (asked === 'large') return isLarge;
  if (asked === 'late') return sql<boolean>`(${isOpen} AND status_at <= ${lateSince(Date.now())})`;
  if (asked === 'mine') return sql<boolean>`((${isOpen} OR status = 'more_info-return') AND ${heldBy('me')})`;
  if (asked === 'nobody') return sql<boolean>`(${isOpen} AND ${heldBy('nobody')})`;
  return asked === 'to_pay' ? isDue : sql<boolean>`(status = ${asked})`;
}

const isStatus = (asked: Asked): asked is StoreReturnStatus => statuses.some((each) => each === asked);

/** Something is still to be done in this list: the one that waits longest stands first. */
const isWorklist = (asked: Asked | undefined): boolean =>
  asked !== undefined && !(isStatus(asked) && isReturnOver(asked));

/** One page of the returns of purchases in stores: of an open list the one that waits longest first, else the newest. */
export async function listStoreReturns(
  db: Executor,
  catalogue: Catalogue,
  { status, q, page, sort }: z.output<typeof staffStoreReturnsQuery>,
  actorId: number,
): Promise<StaffStoreReturnsResponse> {
  const searched = sql`lower(number || ' ' || name || ' ' || email || ' ' || receipt)`;
  const found = db
    .selectFrom('store_returns')
    .$if(status !== undefined, (query) => query.where(standsIn(status ?? 'open', actorId)))
    .where((eb) => eb.and(searchWords(q).map((word) => eb(searched, 'like', likePattern(word)))));
  const { total } = await found.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  const { limit, offset } = pageRange(Number(total), page);
  const isOther = sort?.startsWith('-') ?? !isWorklist(status);
  const rows = await found
    .selectAll()
    .orderBy(sortedBy[sortColumn(sort)], isOther ? 'desc' : 'asc')
    .orderBy('number')
    .limit(limit)
    .offset(offset)
    .execute();
  const ids = rows.map(({ id }) => id);
  const numbers = rows.map(({ number }) => number);
  const sums = await toldMinorOf(db, ids);
  const holders = await readHolders(db, 'store-return', numbers, actorId);
  return {
    results: rows.map((row) => ({
      ...storeReturnFacts(row, catalogue, sums.get(row.id) ?? 0),
      holder: holders.get(row.number) ?? null,
    })),
    ...(await countLists(db, actorId)),
    ...pageFacts(Number(total), page),
  };
}

/** How many stand in each list, and how much is at stake in all that is for the shop to do. */
async function countLists(
  db: Executor,
  actorId: number,
): Promise<Pick<StaffStoreReturnsResponse, 'counts' | 'at_stake'>> {
  const inList = (asked: Asked) => sql<string>`count(*) FILTER (WHERE ${standsIn(asked, actorId)})`;
  const counted = await db
    .selectFrom('store_returns')
    .select(['status', (eb) => eb.fn.countAll<string>().as('count')])
    .select([inList('to_pay').as('to_pay'), inList('open').as('open'), inList('large').as('large')])
    .select([inList('late').as('late'), inList('mine').as('mine'), inList('nobody').as('nobody')])
    .select(sql<string>`coalesce(sum(${worth}) FILTER (WHERE ${isOpen}), 0)`.as('at_stake'))
    .groupBy('status')
    .execute();
  const sumOf = (name: (typeof worklists)[number] | 'to_pay' | 'at_stake') =>
    counted.reduce((sum, each) => sum + Number(each[name]), 0);
  const countOf = (status: StoreReturnStatus) => Number(counted.find((each) => each.status === status)?.count ?? 0);
  const lists = [...worklists, 'to_pay', ...statuses] as const;
  const counts = lists.map((asked) => [asked, isStatus(asked) ? countOf(asked) : sumOf(asked)]);
  return {
    counts: Object.fromEntries(counts) as StaffStoreReturnsResponse['counts'],
    at_stake: euroAtStake(sumOf('at_stake')),
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
  const sums = await toldMinorOf(
    db,
    rows.map(({ id }) => id),
  );
  return {
    results: rows.map((row) => ({
      ...storeReturnFacts(row, catalogue, sums.get(row.id) ?? 0),
      code: storeReturnCode(caseCode(secret, 'store-return', row.id)),
    })),
  };
}
