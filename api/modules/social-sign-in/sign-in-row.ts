import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Locale } from 'mf-shared/contract';
import type { Executor } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { keptLocale } from '../../texts/kept-locale.ts';
import { hashToken, newToken } from '../accounts/secret-token.ts';
import { openSealed, sealText } from '../secrets/sealed-text.ts';
import type { ServiceSecret } from '../secrets/service-secret.ts';
import type { ProvenPerson, SignInSecrets } from './ask-provider.ts';

const purpose = 'social sign-in';
/** How long a person may stay at the provider, and then on the shop's page. */
const minutes = { provider: 15, page: 15, mail: 60 };
const inMinutes = (count: number) => sql<Date>`now() + make_interval(mins => ${count})`;

interface Begun {
  provider: string;
  /** The secret of the browser's cookie. */
  browser: string;
  state: string;
  secrets: SignInSecrets;
  customerId: number | null;
  language: Locale;
  next: string;
}

/** Keeps what the provider's answer will be checked by. */
export async function keepBegun(db: Executor, secret: ServiceSecret, begun: Begun): Promise<void> {
  const id = randomUUID();
  await db
    .insertInto('social_sign_ins')
    .values({
      id,
      provider: begun.provider,
      browser_hash: hashToken(begun.browser),
      state_hash: hashToken(begun.state),
      sealed: sealText(secret, purpose, id, JSON.stringify(begun.secrets)),
      customer_id: begun.customerId,
      language: begun.language,
      next: begun.next,
      ends_at: inMinutes(minutes.provider),
    })
    .execute();
}

/** Takes a state, which works once, in the browser that it was made for. Null for any other. */
export async function takeState(
  db: Executor,
  secret: ServiceSecret,
  { provider, state, browser }: { provider: string; state: string; browser: string | null },
): Promise<{ id: string; language: Locale; secrets: SignInSecrets } | null> {
  if (browser === null) return null;
  const { rows } = await sql<{ id: string; language: string; sealed: string }>`
    WITH taken AS (
      SELECT id, sealed FROM social_sign_ins
      WHERE state_hash = ${hashToken(state)} AND browser_hash = ${hashToken(browser)} AND provider = ${provider}
        AND sealed IS NOT NULL AND ends_at > now()
      FOR UPDATE
    )
    UPDATE social_sign_ins AS s SET sealed = NULL FROM taken WHERE s.id = taken.id
    RETURNING s.id, s.language, taken.sealed`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const secrets = JSON.parse(openSealed(secret, purpose, row.id, row.sealed)) as SignInSecrets;
  return { id: row.id, language: keptLocale(row.language), secrets };
}

/** Keeps who came back. @returns the ticket for the shop's page */
export async function keepPerson(db: Executor, id: string, person: ProvenPerson & { email: string }): Promise<string> {
  const ticket = newToken();
  await db
    .updateTable('social_sign_ins')
    .set({
      ticket_hash: hashToken(ticket),
      issuer: person.issuer,
      subject: person.subject,
      email: person.email,
      is_email_verified: person.isEmailVerified,
      first_name: person.firstName,
      last_name: person.lastName,
      ends_at: inMinutes(minutes.page),
    })
    .where('id', '=', id)
    .execute();
  return ticket;
}

export interface ReturnedPerson extends ProvenPerson {
  id: string;
  provider: string;
  email: string;
  /** The ticket was mailed to the address, so whoever has it reads that mailbox. */
  isMailed: boolean;
  customerId: number | null;
  language: Locale;
  next: string;
}

/** The person of a ticket, in the browser that began. @throws 410 for any other, and for one whose time is over */
export async function openTicket(db: Executor, ticket: string, browser: string | null): Promise<ReturnedPerson> {
  const hash = hashToken(ticket);
  const row =
    browser === null
      ? undefined
      : await db
          .selectFrom('social_sign_ins')
          .selectAll()
          .select((eb) => eb('mail_hash', '=', hash).as('is_mailed'))
          .where((eb) => eb.or([eb('ticket_hash', '=', hash), eb('mail_hash', '=', hash)]))
          .where('browser_hash', '=', hashToken(browser))
          .where('ends_at', '>', sql<Date>`now()`)
          .executeTakeFirst();
  if (row?.issuer == null || row.subject === null || row.email === null) throw new Refusal(410, 'social_expired');
  return {
    id: row.id,
    provider: row.provider,
    issuer: row.issuer,
    subject: row.subject,
    email: row.email,
    isEmailVerified: row.is_email_verified,
    isMailed: row.is_mailed === true,
    firstName: row.first_name,
    lastName: row.last_name,
    customerId: row.customer_id,
    language: keptLocale(row.language),
    next: row.next,
  };
}

/** Uses a sign-in up. @throws 410 where another call was faster */
export async function useUp(db: Executor, id: string): Promise<void> {
  const used = await db.deleteFrom('social_sign_ins').where('id', '=', id).returning('id').executeTakeFirst();
  if (!used) throw new Refusal(410, 'social_expired');
}

/** A secret for the mail that proves the address; the sign-in waits for it. Null where it ended meanwhile. */
export async function openMailTicket(db: Executor, id: string): Promise<string | null> {
  const ticket = newToken();
  const kept = await db
    .updateTable('social_sign_ins')
    .set({ mail_hash: hashToken(ticket), ends_at: inMinutes(minutes.mail) })
    .where('id', '=', id)
    .where('ends_at', '>', sql<Date>`now()`)
    .returning('id')
    .executeTakeFirst();
  return kept ? ticket : null;
}

export async function forgetOldSignIns(db: Executor): Promise<void> {
  await db.deleteFrom('social_sign_ins').where('ends_at', '<=', sql<Date>`now()`).execute();
}
