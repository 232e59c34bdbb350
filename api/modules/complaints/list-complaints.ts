import { type RawBuilder, sql } from 'kysely';
import {
  type ComplaintStatus,
  complaintStatus,
  type OwnComplaints,
  type StaffComplaintsResponse,
  type staffComplaintsQuery,
  worklists,
} from 'mf-shared/contract';
import { lateSince } from 'mf-shared/rules/case-age';
import { isComplaintOver } from 'mf-shared/rules/complaint-moves';
import { largeCaseMinor } from 'mf-shared/rules/large-case';
import { toDecimal } from 'mf-shared/rules/minor-units';
import type { z } from 'zod';
import { likePattern, searchWords } from '../../db/like-pattern.ts';
import type { Executor } from '../../db/schema.ts';
import { pageFacts, pageRange } from '../../http/staff-page.ts';
import type { Catalogue } from '../../read-model/catalogue.ts';
import { isHeld, readHolders } from '../case-holders/hold-case.ts';
import { euroAtStake, sortColumn } from '../case-holders/sort-column.ts';
import { caseCode } from '../secrets/case-code.ts';
import type { ServiceSecret } from '../secrets/service-secret.ts';
import { type ComplaintRecord, complaintFacts, imageOfVariant } from './read-complaint.ts';

const statuses = complaintStatus.options;
const notOver = statuses.filter((status) => !isComplaintOver(status));
const isIn = (some: readonly ComplaintStatus[]) => sql<boolean>`(status IN (${sql.join(some)}))`;
/** The shop has something to do. */
const isForShop = isIn(notOver.filter((status) => status !== 'more_info-return'));
const mostOwn = 50;
/** What its products cost, in euro cents. */
const worth = sql<number>`(SELECT coalesce(sum(r.price_minor), 0) FROM complaint_rows r WHERE r.complaint_id = complaints.id)`;
/** Much money is at stake (AFTER-114). */
const isLarge = sql<boolean>`(${worth} > ${largeCaseMinor.eur})`;
const sortedBy = { age: sql`status_at`, case: sql`number`, amount: worth };

type Asked = NonNullable<z.output<typeof staffComplaintsQuery>['status']>;

/** Whether a complaint stands in a list. @param actorId whose own list `mine` is */
function standsIn(asked: Asked, actorId: number): RawBuilder<boolean> {
  const heldBy = (by: 'me' | 'nobody') => isHeld('complaint', sql`complaints.number`, by, actorId);
  if (asked === 'open') return isForShop;
  if (asked === 'large') return sql<boolean>`(${isForShop} AND ${isLarge})`;
  if (asked === 'late') return sql<boolean>`(${isForShop} AND status_at <= ${lateSince(Date.now())})`;
  if (asked === 'mine') return sql<boolean>`(${isIn(notOver)} AND ${heldBy('me')})`;
  if (asked === 'nobody') return sql<boolean>`(${isForShop} AND ${heldBy('nobody')})`;
  return isIn([asked]);
}

const isStatus = (asked: Asked): asked is ComplaintStatus => statuses.some((each) => each === asked);

/** Something is still to be done in this list: the one that waits longest stands first. */
const isWorklist = (asked: Asked | undefined): boolean =>
  asked !== undefined && !(isStatus(asked) && isComplaintOver(asked));

/** One page of the complaints: of an open list the one that waits longest first, else the newest. */
export async function listComplaints(
  db: Executor,
  catalogue: Catalogue,
  { status, q, page, sort }: z.output<typeof staffComplaintsQuery>,
  actorId: number,
): Promise<StaffComplaintsResponse> {
  const searched = sql`lower('R' || number || ' ' || tracking_code || ' ' || name || ' ' || email || ' ' || (form ->> 'orderNumber') || ' ' || (form ->> 'receipt'))`;
  const found = db
    .selectFrom('complaints')
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
  const products = await productsOf(db, rows);
  const numbers = rows.map(({ number }) => number);
  const holders = await readHolders(db, 'complaint', numbers, actorId);
  return {
    results: rows.map((row) => ({
      ...complaintFacts(row),
      ...{ name: row.name, orderNumber: row.form.orderNumber, receipt: row.form.receipt },
      ...firstOf(products.get(row.id), catalogue),
      rows: products.get(row.id)?.length ?? 0,
      price: toDecimal((products.get(row.id) ?? []).reduce((sum, { priceMinor }) => sum + priceMinor, 0)),
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
): Promise<Pick<StaffComplaintsResponse, 'counts' | 'at_stake'>> {
  const inList = (asked: Asked) => sql<string>`count(*) FILTER (WHERE ${standsIn(asked, actorId)})`;
  const counted = await db
    .selectFrom('complaints')
    .select(['status', (eb) => eb.fn.countAll<string>().as('count')])
    .select([inList('open').as('open'), inList('large').as('large'), inList('late').as('late')])
    .select([inList('mine').as('mine'), inList('nobody').as('nobody')])
    .select(sql<string>`coalesce(sum(${worth}) FILTER (WHERE ${isForShop}), 0)`.as('at_stake'))
    .groupBy('status')
    .execute();
  const sumOf = (name: (typeof worklists)[number] | 'at_stake') =>
    counted.reduce((sum, each) => sum + Number(each[name]), 0);
  const countOf = (status: ComplaintStatus) => Number(counted.find((each) => each.status === status)?.count ?? 0);
  const counts = [...worklists, ...statuses].map((asked) => [asked, isStatus(asked) ? countOf(asked) : sumOf(asked)]);
  return {
    counts: Object.fromEntries(counts) as StaffComplaintsResponse['counts'],
    at_stake: euroAtStake(sumOf('at_stake')),
  };
}

/** A customer's own, newest first. */
export async function listOwnComplaints(
  db: Executor,
  { secret, catalogue }: { secret: ServiceSecret; catalogue: Catalogue },
  customerId: number,
): Promise<OwnComplaints> {
  const rows = await db
    .selectFrom('complaints')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('submitted_at', 'desc')
    .limit(mostOwn)
    .execute();
  const products = await productsOf(db, rows);
  return {
    results: rows.map((row) => ({
      ...complaintFacts(row),
      ...{ code: caseCode(secret, 'complaint', row.id), orderNumber: row.form.orderNumber },
      ...firstOf(products.get(row.id), catalogue),
    })),
  };
}

interface Product {
  name: string;
  variantId: number | null;
  priceMinor: number;
}

/** What each case is about, in the form's order. */
async function productsOf(db: Executor, cases: readonly ComplaintRecord[]): Promise<Map<string, Product[]>> {
  const ids = cases.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('complaint_rows')
    .select(['complaint_id', 'variant_id', 'facts', 'price_minor'])
    .where('complaint_id', 'in', ids)
    .orderBy('position')
    .execute();
  const named = Map.groupBy(rows, (row) => row.complaint_id);
  const toProduct = ({ facts, variant_id, price_minor }: (typeof rows)[number]): Product => ({
    name: `${facts.manufacturer} ${facts.model}`.trim(),
    variantId: variant_id,
    priceMinor: price_minor,
  });
  return new Map([...named].map(([id, own]) => [id, own.map(toProduct)]));
}

function firstOf([first]: readonly Product[] = [], catalogue: Catalogue): { model: string; image: string | null } {
  return { model: first?.name ?? '', image: imageOfVariant(catalogue, first?.variantId ?? null) };
}
