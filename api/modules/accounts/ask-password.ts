import type { Executor } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { isPassword } from './passwords.ts';
import { emailHash, forgetFailures, noteFailure, refuseTooManyFailures } from './sign-in-failures.ts';

/**
 * Asks a signed-in customer for the password once more. A wrong one counts like a wrong sign-in, so that a borrowed session
 * cannot guess it. @param field of the form, which the refusal names @throws 400, or 429 after ten wrong ones
 */
export async function askPassword(
  db: Executor,
  customer: { id: number; email: string },
  password: string,
  field: string,
): Promise<void> {
  const hash = emailHash(customer.email);
  await refuseTooManyFailures(db, hash);
  const row = await db
    .selectFrom('customers')
    .select('password_hash')
    .where('id', '=', customer.id)
    .executeTakeFirstOrThrow();
  if (!(await isPassword(row.password_hash, password))) {
    await noteFailure(db, hash);
    throw new Refusal(400, 'invalid_request', { fields: { [field]: 'validation.wrong_password' } });
  }
  await forgetFailures(db, hash);
}
