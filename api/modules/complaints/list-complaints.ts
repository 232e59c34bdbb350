import { sql } from 'kysely';
import type { OwnComplaints, StaffComplaintsResponse, staffComplaintsQuery } from 'mf-shared/contract';
import { complaintStatus } from 'mf-shared/contract';
import { lateSince } from 'mf-shared/rules/case-age';
import { isComplaintOver } from 'mf-shared/rules/complaint-moves';
import { largeCaseMinor } from 'mf-shared/rules/large-case';
import { toDecimal } from 'mf-shared/rules/minor-units';
import type { z } from 'zod';
import type { Executor } from '../../db/schema.ts';
import { pageFacts, pageRange } from '../../http/staff-page.ts';
import type { Catalogue } from '../../read-model/catalogue.ts';
import { isHeld, readHolders } from '../case-holders/hold-case.ts';
import { euroAtStake, sortColumn } from '../case-holders/sort-column.ts';
import { caseCode } from '../secrets/case-code.ts';
import type { ServiceSecret } from '../secrets/service-secret.ts';
import { type ComplaintRecord, complaintFacts, imageOfVariant } from './read-complaint.ts';

const notOver = complaintStatus.options.filter((status) => !isComplaintOver(status));
const forShop: typeof notOver = notOver.filter((status) => status !== 'more_info-return');
const mostOwn = 50;
/** What its products cost, in euro cents. */
const worth = sql<number>`(SELECT coalesce(sum(r.price_minor), 0) FROM complaint_rows r WHERE r.complaint_id = complaints.id)`;
/** Much money is at stake (AFTER-114). */
const isLarge = sql<boolean>`(${worth} > ${largeCaseMinor.eur})`;
const sortedBy = { age: sql`status_at`, case: sql`number`, amount: worth };

/** One page of the complaints: of an open list the one that waits longest first, else the newest. */
export async function listComplaints(
  db: Executor,
  catalogue: Catalogue,
  { status, q, page, sort }: z.output<typeof staffComplaintsQuery>,
  actorId: number,
): Promise<StaffComplaintsResponse> {
  const isForShop = status === 'open' || status === 'late' || status === 'nobody' || status === 'large';
  const open = status === 'mine' ? notOver : forShop;
  const statuses = isForShop || status === 'mine' ? open : status ? [status] : complaintStatus.options;
  const heldBy = (by: 'me' | 'nobody') => isHeld('complaint', sql`complaints.number`, by, actorId);
  const late = lateSince(Date.now());
  const words = q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 6);
  const searched = sql`lower(number || ' ' || name || ' ' || email || ' ' || (form ->> 'orderNumber') || ' ' || (form ->> 'receipt'))`;
  const found = db
    .selectFrom('complaints')
    .where((eb) =>
      eb.and([
        eb('status', 'in', statuses),
        ...(status === 'large' ? [isLarge] : []),
        ...(status === 'late' ? [eb('status_at', '<=', late)] : []),
        ...(status === 'mine' ? [heldBy('me')] : []),
        ...(status === 'nobody' ? [heldBy('nobody')] : []),
        ...words.map((word) => eb(searched, 'like', `%${word.replace(/[\\%_]/g, '\\$&')}%`)),
      ]),
    );
  const { total } = await found.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  const { limit, offset } = pageRange(page);
  const isWorklist = isForShop || status === 'mine' || (status !== undefined && !isComplaintOver(status));
  const isOther = sort?.startsWith('-') ?? !isWorklist;
  const rows = await found
    .selectAll()
    .orderBy(sortedBy[sortColumn(sort)], isOther ? 'desc' : 'asc')
    .orderBy('number')
    .limit(limit)
    .offset(offset)
    .execute();
  const products = await productsOf(db, rows);
  const counted = await db
    .selectFrom('complaints')
    .select(['status', (eb) => eb.fn.countAll<string>().as('count')])
    .select((eb) => eb.fn.countAll<string>().filterWhere('status_at', '<=', late).as('late'))
    .select((eb) => eb.fn.countAll<string>().filterWhere(heldBy('me')).as('mine'))
    .select((eb) => eb.fn.countAll<string>().filterWhere(heldBy('nobody')).as('nobody'))
    .select((eb) => eb.fn.countAll<string>().filterWhere(isLarge).as('large'))
    .select(sql<string>`sum(${worth})`.as('at_stake'))
    .groupBy('status')
    .execute();
  const countOf = (name: string) => Number(counted.find((each) => each.status === name)?.count ?? 0);
  const holders = await readHolders(
    db,
    'complaint',
    rows.map(({ number }) => number),
    actorId,
  );
  const running = counted.filter((each) => notOver.includes(each.status));
  const waiting = counted.filter((each) => forShop.includes(each.status));
  return {
    results: rows.map((row) => ({
      ...complaintFacts(row),
      ...{ name: row.name, orderNumber: row.form.orderNumber, receipt: row.form.receipt },
      ...firstOf(products.get(row.id), catalogue),
      rows: products.get(row.id)?.length ?? 0,
      price: toDecimal((products.get(row.id) ?? []).reduce((sum, { priceMinor }) => sum + priceMinor, 0)),
      holder: holders.get(row.number) ?? null,
    })),
    counts: {
      ...(Object.fromEntries(complaintStatus.options.map((name) => [name, countOf(name)])) as Record<
        (typeof complaintStatus.options)[number],
        number
      >),
      open: waiting.reduce((sum, { count }) => sum + Number(count), 0),
      late: waiting.reduce((sum, each) => sum + Number(each.late), 0),
      mine: running.reduce((sum, each) => sum + Number(each.mine), 0),
      nobody: waiting.reduce((sum, each) => sum + Number(each.nobody), 0),
      large: waiting.reduce((sum, each) => sum + Number(each.large), 0),
    },
    at_stake: euroAtStake(waiting.reduce((sum, each) => sum + Number(each.at_stake), 0)),
    ...pageFacts(Number(total), page),
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
