import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { countGuess, type Guess, takeGuessBack } from './limit-guesses.ts';
import { isPassword } from './passwords.ts';

/**
 * The customer of an email and password. Unknown, inactive and wrong are one refusal in one time; too many guesses are
 * refused unseen (SESSION-45, SESSION-46, SESSION-67). @throws 401, 429
 */
export async function checkPassword(db: Database, password: string, guess: Guess): Promise<number> {
  await countGuess(db, guess);
  const customer = await db
    .selectFrom('customers')
    .select(['id', 'password_hash'])
    .where(sql<string>`lower(email)`, '=', guess.email.trim().toLowerCase())
    .where('is_active', '=', true)
    .executeTakeFirst();
  if (!(await isPassword(customer?.password_hash ?? null, password)) || !customer)
    throw new Refusal(401, 'wrong_credentials');
  await takeGuessBack(db, guess);
  return customer.id;
}
