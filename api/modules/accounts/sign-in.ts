import { sql } from 'kysely';
import type { LoginResponse } from 'mf-shared/contract';
import type { Database } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { isPassword } from './passwords.ts';
import { hashToken, newToken } from './secret-token.ts';
import { emailHash, forgetFailures, noteFailure, refuseTooManyFailures } from './sign-in-failures.ts';

/** Seconds that a token holds; pages renew it before that (decisions.md, The token cookie). */
const sessionSeconds = 7 * 24 * 3600;
/** Seconds that a renewed token still holds, for calls of other tabs that are under way. */
const graceSeconds = 60;

/**
 * Signs a customer in with a new token. Unknown, inactive and wrong are one refusal in one time; after ten failures for
 * an address within a quarter of an hour it is refused unseen (spec: catalogue §5 email and password required).
 */
export async function signIn(db: Database, email: string, password: string): Promise<LoginResponse> {
  const address = email.trim().toLowerCase();
  const hash = emailHash(address);
  await refuseTooManyFailures(db, hash);
  const customer = await db
    .selectFrom('customers')
    .select(['id', 'password_hash'])
    .where(sql<string>`lower(email)`, '=', address)
    .where('is_active', '=', true)
    .executeTakeFirst();
  if (!(await isPassword(customer?.password_hash ?? null, password)) || !customer) {
    await noteFailure(db, hash);
    throw new Refusal(401, 'wrong_credentials');
  }
  await forgetFailures(db, hash);
  return openSession(db, customer.id);
}

export async function openSession(db: Database, customerId: number): Promise<LoginResponse> {
  const token = newToken();
  await db
    .insertInto('customer_tokens')
    .values({
      customer_id: customerId,
      kind: 'session',
      token_hash: hashToken(token),
      expires_at: new Date(Date.now() + sessionSeconds * 1000),
    })
    .execute();
  await db
    .deleteFrom('customer_tokens')
    .where('customer_id', '=', customerId)
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
  return { token_type: 'Bearer', access_token: token, expires_in: sessionSeconds };
}

/** A new token in place of the caller's own. */
export async function renewSession(
  db: Database,
  { id, tokenId }: { id: number; tokenId: number },
): Promise<LoginResponse> {
  await db
    .updateTable('customer_tokens')
    .set({ expires_at: new Date(Date.now() + graceSeconds * 1000) })
    .where('id', '=', tokenId)
    .execute();
  return openSession(db, id);
}
