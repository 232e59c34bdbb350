import { type ExpressionBuilder, sql } from 'kysely';
import type { StaffCustomerRow, StaffCustomersResponse, staffCustomersQuery } from 'mf-shared/contract';
import type { z } from 'zod';
import { likePattern, searchWords } from '../../db/like-pattern.ts';
import type { Executor, Tables } from '../../db/schema.ts';
import { pageFacts, pageRange } from '../../http/staff-page.ts';

/** One page of the active accounts, the newest first; each word stands in the name, the email, the company or is the id. */
export async function listCustomers(
  db: Executor,
  { q, organisation, page }: z.output<typeof staffCustomersQuery>,
): Promise<StaffCustomersResponse> {
  const words = searchWords(q);
  const found = db
    .selectFrom('customers')
    .where('is_active', '=', true)
    .where((eb) => eb.and(words.map(standsIn(eb))))
    .$if(organisation === 'waiting', (query) => query.where('organisation_asked_at', 'is not', null));
  const { total } = await found.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  const { limit, offset } = pageRange(Number(total), page);
  const rows = await found
    .select(['id', 'first_name', 'last_name', 'email', 'city', 'is_club_member', 'is_org_user'])
    .select('organisation_asked_at')
    // The organisation that has waited longest comes first.
    .$if(organisation === 'waiting', (query) => query.orderBy('organisation_asked_at'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { results: rows.map(toCustomerRow), ...pageFacts(Number(total), page) };
}

function standsIn(eb: ExpressionBuilder<Tables, 'customers'>) {
  return (word: string) => {
    const pattern = likePattern(word);
    return eb.or([
      eb(sql`lower(email)`, 'like', pattern),
      sql<boolean>`EXISTS (SELECT FROM former_addresses f WHERE f.customer_id = customers.id AND lower(f.email) LIKE ${pattern})`,
      eb(sql`lower(first_name || ' ' || last_name)`, 'like', pattern),
      eb(sql`lower(coalesce(organisation, organisation_wish)->>'name')`, 'like', pattern),
      ...(/^\d{1,9}$/.test(word) ? [eb('id', '=', Number(word))] : []),
    ]);
  };
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
