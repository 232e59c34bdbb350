import type { Executor } from '../../db/schema.ts';
import { forgetTries } from '../../http/count-try.ts';
import { Refusal } from '../../http/refusal.ts';
import { askedPassword, countAskedPassword } from './limit-guesses.ts';
import { isPassword } from './passwords.ts';

/**
 * Asks a signed-in customer for the password once more. Wrong ones are counted, so that a borrowed session cannot guess
 * it. @param field of the form, which the refusal names @throws 400, or 429 after ten wrong ones
 */
export async function askPassword(
  db: Executor,
  customer: { id: number },
  password: string,
  field: string,
): Promise<void> {
  await countAskedPassword(db, customer.id);
  const row = await db
    .selectFrom('customers')
    .select('password_hash')
    .where('id', '=', customer.id)
    .executeTakeFirstOrThrow();
  if (!(await isPassword(row.password_hash, password)))
    throw new Refusal(400, 'invalid_request', { fields: { [field]: 'validation.wrong_password' } });
  await forgetTries(db, askedPassword(customer.id));
}
