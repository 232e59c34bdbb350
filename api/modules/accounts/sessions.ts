import { sql } from 'kysely';
import type { LoginResponse } from 'mf-shared/contract';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Executor } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import type { DeviceName } from './device-name.ts';
import { hashToken, newToken } from './secret-token.ts';

/** Seconds that a token holds; pages renew it before that (SESSION-32, SESSION-33). */
const tokenSeconds = 7 * 24 * 3600;
/** Seconds that a replaced token still holds, for calls of other tabs that are under way. */
const graceSeconds = 60;
/** The end of a session where the settings name none. */
export const defaultSessionDays = 30;

const now = sql<Date>`now()`;

/**
 * A session and its first token.
 * @param days after which it ends for good, however often it is renewed
 * @param hasSecondFactor whether this sign-in proved one
 */
export async function openSession(
  db: Database,
  customerId: number,
  {
    device: { browser, system } = { browser: '', system: '' },
    days = defaultSessionDays,
    hasSecondFactor = false,
  }: { device?: DeviceName; days?: number; hasSecondFactor?: boolean } = {},
): Promise<LoginResponse> {
  return inTransaction(db, async (tx) => {
    const session = await tx
      .insertInto('customer_sessions')
      .values({
        customer_id: customerId,
        browser,
        system,
        ends_at: sql<Date>`now() + make_interval(days => ${days})`,
        second_factor_at: hasSecondFactor ? now : null,
      })
      .returning(['id', 'ends_at'])
      .executeTakeFirstOrThrow();
    return newSessionToken(tx, customerId, session);
  });
}

/** A new token of a session, which never outlives it. */
async function newSessionToken(
  db: Executor,
  customerId: number,
  session: { id: number; ends_at: Date },
): Promise<LoginResponse> {
  const token = newToken();
  const seconds = Math.min(tokenSeconds, Math.floor((session.ends_at.getTime() - Date.now()) / 1000));
  await db
    .insertInto('customer_tokens')
    .values({
      customer_id: customerId,
      kind: 'session',
      session_id: session.id,
      token_hash: hashToken(token),
      expires_at: new Date(Date.now() + seconds * 1000),
    })
    .execute();
  return { token_type: 'Bearer', access_token: token, expires_in: seconds };
}

/**
 * A new token in place of the caller's own, which can be done once with each token: a copy of an old one opens nothing.
 * @throws 409 for a token that was replaced already
 */
export async function renewSession(db: Database, { tokenId }: { tokenId: number }): Promise<LoginResponse> {
  return inTransaction(db, async (tx) => {
    const replaced = await tx
      .updateTable('customer_tokens')
      .set({
        replaced_at: now,
        expires_at: sql<Date>`least(expires_at, now() + make_interval(secs => ${graceSeconds}))`,
      })
      .where('id', '=', tokenId)
      .where('replaced_at', 'is', null)
      .returning(['customer_id', 'session_id'])
      .executeTakeFirst();
    if (!replaced?.session_id) throw new Refusal(409, 'session_renewed');
    const session = await tx
      .selectFrom('customer_sessions')
      .select(['id', 'ends_at'])
      .where('id', '=', replaced.session_id)
      .executeTakeFirstOrThrow();
    return newSessionToken(tx, replaced.customer_id, session);
  });
}

export interface OpenSession {
  id: number;
  browser: string;
  system: string;
  started_at: Date;
  last_used_at: Date;
}

/** Sessions that still have a token, the last used first. */
export function openSessions(db: Executor, customerId: number): Promise<OpenSession[]> {
  return db
    .selectFrom('customer_sessions as s')
    .select(['s.id', 's.browser', 's.system', 's.started_at', 's.last_used_at'])
    .where('s.customer_id', '=', customerId)
    .where('s.ends_at', '>', now)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('customer_tokens as t')
          .select('t.id')
          .whereRef('t.session_id', '=', 's.id')
          .where('t.revoked_at', 'is', null)
          .where('t.replaced_at', 'is', null)
          .where('t.expires_at', '>', now),
      ),
    )
    .orderBy('s.last_used_at', 'desc')
    .orderBy('s.id', 'desc')
    .execute();
}

/** Ends one session of a customer with its tokens. @returns whether there was one */
export async function endSession(db: Executor, customerId: number, sessionId: number): Promise<boolean> {
  const ended = await db
    .deleteFrom('customer_sessions')
    .where('id', '=', sessionId)
    .where('customer_id', '=', customerId)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Ends every session of a customer: signed out everywhere. */
export async function endAllSessions(db: Executor, customerId: number): Promise<void> {
  await db.deleteFrom('customer_sessions').where('customer_id', '=', customerId).execute();
}
