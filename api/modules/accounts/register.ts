import { sql } from 'kysely';
import type { registerRequest } from 'mf-shared/contract';
import type { z } from 'zod';
import type { Database } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { hashPassword } from './passwords.ts';
import { hashToken, newToken } from './secret-token.ts';

const activationDays = 3;

/**
 * Creates an inactive account and promises the mail with its activation link (decisions.md, Calls).
 * A known address is answered alike, so that nobody learns who has an account; its owner is told by mail instead.
 */
export async function register(db: Database, wish: z.infer<typeof registerRequest>, publicUrl: string): Promise<void> {
  const passwordHash = await hashPassword(wish.password);
  await db.transaction().execute(async (transaction) => {
    const known = await transaction
      .selectFrom('customers')
      .select(['id', 'is_active'])
      .where(sql<string>`lower(email)`, '=', wish.email.toLowerCase())
      .executeTakeFirst();
    const mail = { to: wish.email, language: wish.language };
    if (known?.is_active) {
      const values = { first_name: wish.first_name, link: `${publicUrl}/accounts/login/` };
      await enqueue(transaction, { kind: 'mail', payload: { ...mail, template: 'account_exists', values } });
      return;
    }
    const account = {
      email: wish.email,
      password_hash: passwordHash,
      first_name: wish.first_name,
      last_name: wish.last_name,
      phone: wish.phone,
      language: wish.language,
      is_club_member: wish.join_club,
      marketing_consent: wish.marketing_consent,
    };
    const { id } = known
      ? await transaction
          .updateTable('customers')
          .set(account)
          .where('id', '=', known.id)
          .returning('id')
          .executeTakeFirstOrThrow()
      : await transaction.insertInto('customers').values(account).returning('id').executeTakeFirstOrThrow();
    const token = newToken();
    await transaction
      .insertInto('customer_tokens')
      .values({
        customer_id: id,
        kind: 'activation',
        token_hash: hashToken(token),
        expires_at: new Date(Date.now() + activationDays * 24 * 3_600_000),
      })
      .execute();
    const values = { first_name: wish.first_name, link: `${publicUrl}/accounts/activate/${token}/` };
    await enqueue(transaction, { kind: 'mail', payload: { ...mail, template: 'account_activation', values } });
  });
}

/** Makes an account active by the token of its mail; a used or expired one is gone (decisions.md: 410 expired link). */
export async function activate(db: Database, token: string): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const used = await transaction
      .updateTable('customer_tokens')
      .set({ revoked_at: new Date() })
      .where('token_hash', '=', hashToken(token))
      .where('kind', '=', 'activation')
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .returning('customer_id')
      .executeTakeFirst();
    if (!used) throw new Refusal(410, 'link_expired');
    await transaction
      .updateTable('customers')
      .set({ is_active: true, activated_at: new Date() })
      .where('id', '=', used.customer_id)
      .execute();
    return used.customer_id;
  });
}
