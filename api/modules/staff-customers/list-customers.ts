import { type RawBuilder, sql } from 'kysely';
import type { StaffCustomerRow, StaffCustomersResponse, staffCustomersQuery } from 'mf-shared/contract';
import type { z } from 'zod';
import { likePattern, searchWords } from '../../db/like-pattern.ts';
import type { Executor } from '../../db/schema.ts';
import { isWithinDays } from '../../db/within-days.ts';
import { pageFacts, pageRange } from '../../http/staff-page.ts';
import { readRows } from '../../read-model/read-rows.ts';

type Question = z.output<typeof staffCustomersQuery>;

const sorted = {
  newest: sql`created_at DESC, id DESC`,
  oldest: sql`created_at, id`,
  name: sql`lower(last_name), lower(first_name), id DESC`,
} satisfies Record<Question['sort'], RawBuilder<unknown>>;

/** One page of the active accounts, the newest first; each word stands in the name, the email, the company or is the id. */
export async function listCustomers(db: Executor, question: Question): Promise<StaffCustomersResponse> {
  const { organisation, sort, page } = question;
  const found = sql`FROM customers WHERE ${sql.join(conditions(question), sql` AND `)}`;
  const [counted] = await readRows<{ total: number }>(db, sql`SELECT count(*)::int AS total ${found}`);
  const total = counted?.total ?? 0;
  const { limit, offset } = pageRange(total, page);
  // The organisation that has waited longest comes first.
  const order = organisation === 'waiting' && sort === 'newest' ? sql`organisation_asked_at, id` : sorted[sort];
  const { rows } =
    await sql<CustomerFacts>`SELECT id, first_name, last_name, email, city, is_club_member, is_org_user, organisation_asked_at
      ${found} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return { results: rows.map(toCustomerRow), ...pageFacts(total, page) };
}

const kinds = {
  private: sql`(NOT is_org_user AND scout_group = '' AND latu_branch = '')`,
  organisation: sql`is_org_user`,
  scout: sql`scout_group <> ''`,
  latu: sql`latu_branch <> ''`,
} satisfies Record<NonNullable<Question['kind']>, RawBuilder<unknown>>;

/** What holds for a customer that a question finds. */
function conditions(question: Question): RawBuilder<unknown>[] {
  const { q, organisation, kind, club, marketing, staff, orders, country, language } = question;
  const whether = (asked: 'yes' | 'no' | undefined, condition: RawBuilder<unknown>) =>
    asked ? [asked === 'yes' ? condition : sql`NOT ${condition}`] : [];
  return [
    sql`is_active`,
    isWithinDays(sql`created_at`, question),
    ...searchWords(q).map(standsIn),
    ...(organisation ? [sql`organisation_asked_at IS NOT NULL`] : []),
    ...(kind ? [kinds[kind]] : []),
    ...whether(club, sql`is_club_member`),
    ...whether(marketing, sql`marketing_consent`),
    ...whether(staff, sql`(is_staff OR is_admin)`),
    ...whether(orders, sql`EXISTS (SELECT FROM orders o WHERE o.customer_id = customers.id)`),
    ...(country ? [sql`country = ${country}`] : []),
    ...(language ? [sql`language = ${language}`] : []),
  ];
}

function standsIn(word: string): RawBuilder<unknown> {
  const pattern = likePattern(word);
  return sql`(lower(email) LIKE ${pattern} OR lower(first_name || ' ' || last_name) LIKE ${pattern}
    OR lower(coalesce(organisation, organisation_wish)->>'name') LIKE ${pattern}
    OR EXISTS (SELECT FROM former_addresses f WHERE f.customer_id = customers.id AND lower(f.email) LIKE ${pattern})
    OR ${/^\d{1,9}$/.test(word) ? sql`id = ${Number(word)}` : sql`false`})`;
}

interface CustomerFacts {
  id: number;
  first_name: string;
  last_name: string;
  email: string;
  city: string;
  is_club_member: boolean;
  is_org_user: boolean;
  organisation_asked_at: Date | null;
}

export const toCustomerRow = (row: CustomerFacts): StaffCustomerRow => ({
  id: row.id,
  name: `${row.first_name} ${row.last_name}`.trim(),
  email: row.email,
  city: row.city,
  is_club_member: row.is_club_member,
  is_org_user: row.is_org_user,
  organisation_asked_at: row.organisation_asked_at?.toISOString() ?? null,
});
