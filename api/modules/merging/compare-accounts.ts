import { type RawBuilder, sql } from 'kysely';
import type { MergeAccount, StaffMerge } from 'mf-shared/contract';
import { townLine } from 'mf-shared/rules/address-state';
import type { Database, Executor } from '../../db/schema.ts';
import { readRows } from '../../read-model/read-rows.ts';
import { ofPerson as complaintsOf } from '../accounts/personal-data/complaints-record.ts';
import { cardsOf } from '../accounts/personal-data/gift-cards-record.ts';
import { ofPerson as ordersOf } from '../accounts/personal-data/orders-record.ts';
import { ofPerson as rentalsOf } from '../accounts/personal-data/rental-record.ts';
import { ofPerson as storeReturnsOf } from '../accounts/personal-data/store-returns-record.ts';
import { addressesOf } from '../customer-addresses/own-addresses.ts';
import type { AccountRow } from './merged-facts.ts';
import { findOther, twoAccounts } from './two-accounts.ts';

/** What each of two accounts has, before staff ask to merge them (STAFF-76). @throws Refusal where they cannot be merged */
export async function compareAccounts(db: Database, keptId: number, named: string): Promise<StaffMerge> {
  const otherId = await findOther(db, keptId, named);
  const { kept, other } = await twoAccounts(db, { keptId, otherId }, false);
  return { kept: await describe(db, kept), other: await describe(db, other) };
}

async function describe(db: Executor, row: AccountRow): Promise<MergeAccount> {
  const { id, email } = row;
  const company = row.is_org_user ? row.organisation : row.organisation_wish;
  return {
    ...{ id, email, name: `${row.first_name} ${row.last_name}`.trim(), company: company?.name ?? '' },
    address: [row.address, townLine(row)].filter(Boolean).join(', '),
    counts: await countRecords(db, id),
  };
}

async function countRecords(db: Executor, id: number): Promise<MergeAccount['counts']> {
  const person = { id, emails: await addressesOf(db, id) };
  const count = (from: RawBuilder<unknown>) => sql`(SELECT count(*)::int FROM ${from})`;
  const [counts] = await readRows<MergeAccount['counts']>(
    db,
    sql`SELECT ${count(sql`orders WHERE ${ordersOf(person)}`)} AS orders,
      ${count(sql`returns r JOIN orders ON orders.id = r.order_id WHERE ${ordersOf(person)}`)}
        + ${count(sql`complaints WHERE ${complaintsOf(person)}`)}
        + ${count(sql`store_returns WHERE ${storeReturnsOf(person)}`)} AS cases,
      ${count(sql`(${cardsOf(person)}) cards`)} AS gift_cards,
      ${count(sql`rental_reservations WHERE ${rentalsOf(person)}`)} AS rentals,
      ${count(sql`reviews WHERE customer_id = ${id}`)} AS reviews,
      ${count(sql`wishlist_items WHERE customer_id = ${id}`)} AS wishes`,
  );
  if (!counts) throw new Error('counts without a row');
  return counts;
}
