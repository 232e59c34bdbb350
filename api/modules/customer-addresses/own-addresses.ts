import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../db/schema.ts';

/** Whose an address is: an account's own, or the former one of an account that was merged into it (SESSION-88). */
export interface AddressOwner {
  id: number;
  /** The account's own address, which may be another one than was asked for. */
  email: string;
  first_name: string;
  is_active: boolean;
  isFormer: boolean;
}

/**
 * The account that an address belongs to, be it the present or a former one; an erased account has none. Everything that
 * makes accounts asks here.
 */
export async function ownerOfAddress(db: Executor, email: string): Promise<AddressOwner | undefined> {
  const row = await db
    .selectFrom('customers')
    .select(['id', 'email', 'first_name', 'is_active'])
    .where(hasAddress(email))
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  return row && { ...row, isFormer: row.email.toLowerCase() !== addressOf(email) };
}

/** Whether the address is a customer's, in a query of `customers`. */
export const hasAddress = (email: string): RawBuilder<boolean> =>
  // Two searches by index: together they would read every account.
  sql<boolean>`customers.id IN (SELECT c.id FROM customers c WHERE lower(c.email) = ${addressOf(email)}
    UNION ALL SELECT f.customer_id FROM former_addresses f WHERE lower(f.email) = ${addressOf(email)})`;

/** All addresses of an account in lower case, its own first: whatever is found by address is found by each of them. */
export async function addressesOf(db: Executor, customerId: number): Promise<string[]> {
  const own = await db.selectFrom('customers').select('email').where('id', '=', customerId).executeTakeFirstOrThrow();
  const former = await db
    .selectFrom('former_addresses')
    .select('email')
    .where('customer_id', '=', customerId)
    .orderBy('since')
    .orderBy('email')
    .execute();
  return [own, ...former].map(({ email }) => email.toLowerCase());
}

/** All addresses of the account that has this one; this one alone where no account has it. */
export async function addressesWith(db: Executor, email: string): Promise<string[]> {
  const owner = await ownerOfAddress(db, email);
  return owner ? addressesOf(db, owner.id) : [addressOf(email)];
}

/** Whether a column holds one of a person's addresses. */
export const isAddressOf = (
  { emails }: { emails: readonly string[] },
  column: RawBuilder<unknown>,
): RawBuilder<boolean> => sql<boolean>`lower(${column}) = ANY(${sql.val([...emails])}::text[])`;

const addressOf = (email: string) => email.trim().toLowerCase();
