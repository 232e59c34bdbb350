import { sql } from 'kysely';
import type { Database, Executor } from '../../db/schema.ts';
import { countTry, forgetTries, type TryLimit } from '../../http/count-try.ts';
import { Refusal } from '../../http/refusal.ts';
import { openSealed, sealText } from '../secrets/sealed-text.ts';
import type { ServiceSecret } from '../secrets/service-secret.ts';
import { hashRecoveryCode, isAppCode, newRecoveryCodes, newSecret, periodOf } from './one-time-codes.ts';

const purpose = 'second factor';
const now = sql<Date>`now()`;

export interface CodeGuess {
  customerId: number;
  /** The code as it was typed: the app's, or a recovery code. */
  code: string | undefined;
  /** Hash of a device that signed in to this account before, or null: others' wrong codes do not shut it out. */
  knownDevice: string | null;
}

const limitOf = ({ customerId, knownDevice }: CodeGuess): TryLimit => ({
  parts: knownDevice === null ? ['second factor', customerId] : ['second factor', customerId, knownDevice],
  max: 10,
  minutes: 15,
});

/** When the account's second factor was set up; null where it has none. */
export async function secondFactorSince(db: Executor, customerId: number): Promise<Date | null> {
  const row = await db
    .selectFrom('second_factors')
    .select('confirmed_at')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.confirmed_at ?? null;
}

/**
 * Asks for the second factor where the account has one. A code opens once; wrong ones are counted before they are looked at.
 * @returns whether a factor was proved; false for an account without one
 * @throws 401 `code_asked` without a code, 401 `code_wrong`, 429 after ten wrong ones
 */
export async function checkSecondFactor(db: Executor, secret: ServiceSecret, guess: CodeGuess): Promise<boolean> {
  const { customerId } = guess;
  if (!(await secondFactorSince(db, customerId))) return false;
  const code = guess.code?.replace(/\s/g, '');
  if (!code) throw new Refusal(401, 'code_asked');
  if (!(await countTry(db, limitOf(guess)))) throw new Refusal(429, 'too_many_sign_ins');
  if (!(await takeCode(db, secret, customerId, code))) throw new Refusal(401, 'code_wrong');
  await forgetTries(db, limitOf(guess));
  return true;
}

async function takeCode(db: Executor, secret: ServiceSecret, customerId: number, code: string): Promise<boolean> {
  return isAppCode(code) ? takeAppCode(db, secret, customerId, code) : takeRecoveryCode(db, customerId, code);
}

async function takeAppCode(db: Executor, secret: ServiceSecret, customerId: number, code: string): Promise<boolean> {
  const factor = await db
    .selectFrom('second_factors')
    .select('secret')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  if (!factor) return false;
  const period = periodOf(openSealed(secret, purpose, String(customerId), factor.secret), code);
  if (period === null) return false;
  const taken = await db
    .updateTable('second_factors')
    .set({ last_period: period })
    .where('customer_id', '=', customerId)
    .where('last_period', '<', period)
    .returning('customer_id')
    .executeTakeFirst();
  return taken !== undefined;
}

async function takeRecoveryCode(db: Executor, customerId: number, code: string): Promise<boolean> {
  const taken = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('customer_id', '=', customerId)
    .where('code_hash', '=', hashRecoveryCode(customerId, code))
    .where('used_at', 'is', null)
    .returning('customer_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/**
 * Begins with a new secret; the factor counts when the app has shown a right code of it. Beginning again replaces a secret
 * that was never confirmed. @throws 409 where the account has a factor
 */
export async function beginSecondFactor(db: Database, secret: ServiceSecret, customerId: number): Promise<string> {
  const own = newSecret();
  const sealed = sealText(secret, purpose, String(customerId), own);
  const begun = await db
    .insertInto('second_factors')
    .values({ customer_id: customerId, secret: sealed })
    .onConflict((conflict) =>
      conflict
        .column('customer_id')
        .doUpdateSet({ secret: sealed, last_period: 0, created_at: now })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .returning('customer_id')
    .executeTakeFirst();
  if (!begun) throw new Refusal(409, 'second_factor_known');
  return own;
}

/**
 * The app showed a right code: the factor counts from now on, and the calling session has proved it.
 * @returns the recovery codes, which nobody sees again
 * @throws 400 for a wrong code, 409 where nothing was begun, 429 after ten wrong ones
 */
export async function confirmSecondFactor(
  db: Database,
  secret: ServiceSecret,
  { customerId, sessionId, code }: { customerId: number; sessionId: number; code: string },
): Promise<string[]> {
  const guess: CodeGuess = { customerId, code, knownDevice: `session ${sessionId}` };
  if (!(await countTry(db, limitOf(guess)))) throw new Refusal(429, 'too_many_sign_ins');
  if (!(await takeAppCode(db, secret, customerId, code.replace(/\s/g, '')))) throw wrongCode();
  await forgetTries(db, limitOf(guess));
  return db.transaction().execute(async (tx) => {
    const confirmed = await tx
      .updateTable('second_factors')
      .set({ confirmed_at: now })
      .where('customer_id', '=', customerId)
      .where('confirmed_at', 'is', null)
      .returning('customer_id')
      .executeTakeFirst();
    if (!confirmed) throw new Refusal(409, 'second_factor_known');
    await tx.updateTable('customer_sessions').set({ second_factor_at: now }).where('id', '=', sessionId).execute();
    return writeRecoveryCodes(tx, customerId);
  });
}

const wrongCode = () => new Refusal(400, 'invalid_request', { fields: { code: 'errors.code_wrong' } });

async function writeRecoveryCodes(tx: Executor, customerId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  await tx.deleteFrom('recovery_codes').where('customer_id', '=', customerId).execute();
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ customer_id: customerId, code_hash: hashRecoveryCode(customerId, code) })))
    .execute();
  return codes;
}

/** Ends the account's factor with a code of it. @throws 400 for a wrong code, 429 after ten */
export async function endSecondFactor(db: Database, secret: ServiceSecret, guess: CodeGuess): Promise<void> {
  try {
    if (!(await checkSecondFactor(db, secret, guess))) return;
  } catch (error) {
    throw error instanceof Refusal && error.status === 401 ? wrongCode() : error;
  }
  await db.deleteFrom('second_factors').where('customer_id', '=', guess.customerId).execute();
}

/** How many recovery codes are left. */
export async function countRecoveryCodes(db: Executor, customerId: number): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('customer_id', '=', customerId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(left);
}
