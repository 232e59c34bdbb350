import type { Transaction } from 'kysely';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Tables } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { noteWrite } from '../audit/note-write.ts';
import { mailState } from './gift-card-sources.ts';

/**
 * Lets the mail with a card's code go out at once, where it waits to be tried again. One that a process is sending is left
 * to it, so that it goes out once. The shop keeps no code of a mail that went out: a new one is sent then (STAFF-50).
 * @throws Refusal
 */
export const resendMail = (db: Database, id: number, actorId: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    const card = await tx
      .selectFrom('gift_cards')
      .select(['mail_key', 'replaced_by'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!card) throw new Refusal(404, 'not_found');
    if (card.replaced_by !== null) throw new Refusal(409, 'gift_card_replaced');
    const mail = await lockMail(tx, card.mail_key);
    if (!mail || mail.state === 'sent') throw new Refusal(409, 'gift_card_mailed');
    if (mail.state === 'leaving') throw new Refusal(409, 'gift_card_mail_leaving');
    await tx.updateTable('outbox').set({ available_at: new Date() }).where('id', '=', mail.id).execute();
    await noteWrite(tx, actorId, {
      ...{ action: 'gift_card_resend', entity: 'gift_card', entityId: String(id), before: null, after: {} },
    });
  });

/** The mail with the code as it stands, which no process begins to send until the transaction ends; null where none is known. */
export async function lockMail(
  tx: Transaction<Tables>,
  key: string | null,
): Promise<{ id: number; state: 'sent' | 'leaving' | 'waiting' } | null> {
  const mail = await tx
    .selectFrom('outbox as x')
    .select(['x.id', mailState.as('state')])
    .where('x.dedupe_key', '=', key ?? '')
    .forUpdate()
    .executeTakeFirst();
  return mail ?? null;
}
