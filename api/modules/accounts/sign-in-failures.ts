import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Executor } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';

const mostFailures = 10;
const failureMinutes = 15;

/** What is kept of an address whose password was guessed wrongly. */
export const emailHash = (email: string): Uint8Array =>
  createHash('sha256').update(email.trim().toLowerCase()).digest();

/** @throws 429 after ten wrong passwords for an address within a quarter of an hour, before the password is looked at */
export async function refuseTooManyFailures(db: Executor, hash: Uint8Array): Promise<void> {
  const { failures } = await db
    .selectFrom('sign_in_failures')
    .select((eb) => eb.fn.countAll<number>().as('failures'))
    .where('email_hash', '=', hash)
    .where('failed_at', '>', sql<Date>`now() - make_interval(mins => ${failureMinutes})`)
    .executeTakeFirstOrThrow();
  if (failures >= mostFailures) throw new Refusal(429, 'too_many_sign_ins');
}

export async function noteFailure(db: Executor, hash: Uint8Array): Promise<void> {
  await db.insertInto('sign_in_failures').values({ email_hash: hash }).execute();
}

export async function forgetFailures(db: Executor, hash: Uint8Array): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('email_hash', '=', hash).execute();
}
